"""/bet: a secret decision in the words of the game."""

from collections.abc import Callable

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.live.session import Session
from bot.shell.actions.secret_answer import SecretAnswers
from bot.shell.answers.errors import Errors
from bot.shell.answers.interaction import Interaction
from bot.shell.answers.request import Desk, Request, choices
from bot.shell.commands.places import anywhere
from bot.shell.commands.texts import Typed, word
from bot.shell.incoming.suggestions import suggestions
from bot.shell.parts import Parts


class BetsCog(commands.Cog):
    def __init__(
        self, desk: Desk, errors: Errors, answers: SecretAnswers, channel_name: Callable[[int], str]
    ) -> None:
        self._desk = desk
        self.errors = errors
        self._answers = answers
        self._channel_name = channel_name

    @anywhere
    @app_commands.command(name=word("command-bet"), description=word("command-bet-about"))
    @app_commands.rename(bet=word("parameter-bet"), table=word("parameter-table"))
    @app_commands.describe(bet=word("parameter-bet-about"), table=word("parameter-table-about"))
    async def bet(self, interaction: Interaction, bet: Typed, table: str = "") -> None:
        await self._answers.answer(self._desk.request(interaction), bet, table)

    @bet.autocomplete("bet")
    @suggestions
    async def _named_answers(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        request = self._desk.request(interaction)
        table = getattr(interaction.namespace, "table", "") or ""
        named = [
            pair
            for session in (await self._answers.meant(request, table))[:1]
            for pair in self._answers.named_answers(session, request.person, request.language)
        ]
        return choices(pair for pair in named if current.casefold() in " ".join(pair).casefold())

    @bet.autocomplete("table")
    @suggestions
    async def _tables(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        request = self._desk.request(interaction)
        open_tables = await self._answers.open_to(request.person)
        named = [(self._named(request, session), session.table.id) for session in open_tables]
        return choices(pair for pair in named if current.casefold() in pair[0].casefold())

    def _named(self, request: Request, session: Session) -> str:
        """A table in words, for lists, which show no mentions."""
        channel = self._channel_name(session.table.channel)
        title = request.ink(session.box)("title")
        return request.ink()("bet-table", game=title, channel=channel)


def cog(parts: Parts) -> commands.Cog:
    return BetsCog(parts.desk, parts.errors, parts.actions.secret_answers, parts.channel_name)
