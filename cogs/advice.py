"""/hint and /odds: what the computer thinks of the table in this channel, in private."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk, choices
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.incoming.typed import TypedWords, move_meant
from bot.shell.looks.advice import Advice
from bot.shell.looks.tables_meant import TablesMeant
from bot.shell.parts import Parts


class AdviceCog(commands.Cog):
    def __init__(
        self, desk: Desk, errors: Errors, advice: Advice, meant: TablesMeant, typed: TypedWords
    ) -> None:
        self._desk = desk
        self.errors = errors
        self._advice = advice
        self._meant = meant
        self._typed = typed

    @app_commands.command(name=word("command-hint"), description=word("command-hint-about"))
    async def hint(self, interaction: Interaction) -> None:
        request = self._desk.request(interaction)
        await self._advice.hint(request, await self._meant.now(request))

    @app_commands.command(name=word("command-odds"), description=word("command-odds-about"))
    @app_commands.rename(move=word("parameter-move"))
    @app_commands.describe(move=word("parameter-odds-move-about"))
    async def odds(self, interaction: Interaction, move: Typed = "") -> None:
        request = self._desk.request(interaction)
        session = await self._meant.now(request)
        if move:
            meant = await move_meant(request, session, move)
            await self._advice.odds_of(request, session, meant)
        else:
            await self._advice.odds(request, session)

    @odds.autocomplete("move")
    @suggestions
    async def _moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return choices(await self._typed.suggest(self._desk.request(interaction), current))


def cog(parts: Parts) -> commands.Cog:
    return AdviceCog(parts.desk, parts.errors, parts.looks.advice, parts.looks.meant, parts.typed)
