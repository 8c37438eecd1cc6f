"""/history, /replay and /verify: what stays of the matches of a channel."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell.client import Stammtisch
from bot.shell.command_places import anywhere
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.looks import past_matches, proof, replay
from bot.shell.reader import Reader, choices
from bot.shell.suggestions import suggestions

Step = app_commands.Range[int, 0, 99999]


class PastMatches(commands.Cog):
    @app_commands.command(name=word("command-history"), description=word("command-history-about"))
    async def history(self, interaction: Interaction) -> None:
        await past_matches.show(Reader(interaction))

    @anywhere
    @app_commands.command(name=word("command-replay"), description=word("command-replay-about"))
    @app_commands.rename(match=word("parameter-match"), step=word("parameter-step"))
    @app_commands.describe(match=word("parameter-match-about"), step=word("parameter-step-about"))
    async def replay(self, interaction: Interaction, match: Typed = "", step: Step = 0) -> None:
        await replay.watch(Reader(interaction), match.strip().lower(), step)

    @anywhere
    @app_commands.command(name=word("command-verify"), description=word("command-verify-about"))
    @app_commands.rename(match=word("parameter-match"))
    @app_commands.describe(match=word("parameter-match-about"))
    async def verify(self, interaction: Interaction, match: Typed = "") -> None:
        await proof.prove(Reader(interaction), match.strip().lower())

    @replay.autocomplete("match")
    @verify.autocomplete("match")
    @suggestions
    async def _matches(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        found = await past_matches.named_matches(Reader(interaction))
        return choices(pair for pair in found if current.casefold() in pair[0].casefold())


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(PastMatches())
