"""/history, /replay and /verify: the past matches of a channel."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk, choices
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.looks.all_looks import Looks
from bot.shell.parts import Parts

Step = app_commands.Range[int, 0, 99999]


class PastMatchesCog(commands.Cog):
    def __init__(self, desk: Desk, errors: Errors, looks: Looks) -> None:
        self._desk = desk
        self.errors = errors
        self._looks = looks

    @app_commands.command(name=word("command-history"), description=word("command-history-about"))
    async def history(self, interaction: Interaction) -> None:
        await self._looks.past.show(self._desk.request(interaction))

    @anywhere
    @app_commands.command(name=word("command-replay"), description=word("command-replay-about"))
    @app_commands.rename(match=word("parameter-match"), step=word("parameter-step"))
    @app_commands.describe(match=word("parameter-match-about"), step=word("parameter-step-about"))
    async def replay(self, interaction: Interaction, match: Typed = "", step: Step = 0) -> None:
        request = self._desk.request(interaction)
        await self._looks.replays.watch(request, match.strip().lower(), step)

    @anywhere
    @app_commands.command(name=word("command-verify"), description=word("command-verify-about"))
    @app_commands.rename(match=word("parameter-match"))
    @app_commands.describe(match=word("parameter-match-about"))
    async def verify(self, interaction: Interaction, match: Typed = "") -> None:
        await self._looks.proofs.prove(self._desk.request(interaction), match.strip().lower())

    @replay.autocomplete("match")
    @verify.autocomplete("match")
    @suggestions
    async def _matches(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        found = await self._looks.past.named(self._desk.request(interaction))
        return choices(pair for pair in found if current.casefold() in pair[0].casefold())


def cog(parts: Parts) -> commands.Cog:
    return PastMatchesCog(parts.desk, parts.errors, parts.looks)
