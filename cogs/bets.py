"""/bet and bets typed into a DM: two more ways to the same secret move."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.errors import PlayerError
from bot.engine.phrases import Channel, Many
from bot.live.session import Session
from bot.shell import private
from bot.shell.client import Stammtisch
from bot.shell.command_texts import word
from bot.shell.interaction import Interaction
from bot.shell.reader import Reader, choices
from bot.shell.suggestions import suggestions
from bot.table.waiting import may_decide_secretly
from bot.texts import LOCALES


class Bets(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot
        texts = bot.texts
        self._typed = {
            spelling: answer
            for answer in ("yes", "no")
            for locale in LOCALES
            for spelling in texts.say(locale, f"bet-typed-{answer}").split()
        }

    @app_commands.command(name=word("command-bet"), description=word("command-bet-about"))
    @app_commands.rename(bet=word("parameter-bet"), table=word("parameter-table"))
    @app_commands.describe(bet=word("parameter-bet-about"), table=word("parameter-table-about"))
    @app_commands.choices(
        bet=[Choice(name=word("bet-yes"), value="yes"), Choice(name=word("bet-no"), value="no")]
    )
    async def bet(self, interaction: Interaction, bet: Choice[str], table: str = "") -> None:
        session = await self._table(interaction, table)
        await session.move(interaction.user.id, f"bet {bet.value}")
        reader = Reader(interaction)
        try:
            await private.say(reader, reader.ink_at(session)("bet-placed"))
        finally:  # the bet is placed, whether or not its answer arrived
            await self.bot.boards.show(session)

    @bet.autocomplete("table")
    @suggestions
    async def _tables(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        reader = Reader(interaction)
        named = [(self._named(reader, s), s.table.id) for s in await self._open(reader.person)]
        return choices(pair for pair in named if current.casefold() in pair[0].casefold())

    def _named(self, reader: Reader, session: Session) -> str:
        """A table in words, for lists that show no mentions."""
        channel = getattr(self.bot.get_channel(session.table.channel), "name", "…")
        title = reader.ink(session.box)("title")
        return reader.ink()("bet-table", game=title, channel=channel)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """A typed answer in a DM; an ephemeral of our own looks like a DM too."""
        if message.guild is not None or message.author.bot:
            return
        waiting = await self._open(message.author.id)
        answer = self._typed.get(message.content.strip().strip(".!").casefold())
        if answer is None and not waiting:
            return
        locale = waiting[0].table.locale if waiting else "de"
        locale = self.bot.languages.of(message.author.id, otherwise=locale)
        try:
            key = await self._typed_bet(message.author.id, waiting, answer)
            text = self.bot.texts.say(locale, key)
        except PlayerError as mistake:
            text = self.bot.artist.explain(waiting[0] if waiting else None, locale, mistake)
        await message.channel.send(text)

    async def _typed_bet(self, person: int, waiting: list[Session], answer: str | None) -> str:
        if answer is None:
            return "bet-words"
        session = self._only(waiting)
        await session.move(person, f"bet {answer}")
        await self.bot.boards.show(session)
        return "bet-placed"

    async def _table(self, interaction: Interaction, table: str) -> Session:
        waiting = await self._open(interaction.user.id)
        here = [
            s
            for s in waiting
            if table in (s.table.id, "")
            and (s.table.channel == interaction.channel_id or s.table.id == table)
        ]
        return self._only(here or ([] if table else waiting))

    def _only(self, waiting: list[Session]) -> Session:
        if not waiting:
            raise PlayerError("bet-none-open")
        if len(waiting) > 1:
            raise PlayerError(
                "bet-which", tables=Many(tuple(Channel(s.table.channel) for s in waiting))
            )
        return waiting[0]

    async def _open(self, person: int) -> list[Session]:
        """The tables at which this person may place or change a secret bet right now."""
        sessions = await self.bot.sessions.of(person)
        return [s for s in sessions if may_decide_secretly(s.table, s.match, person)]


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Bets(bot))
