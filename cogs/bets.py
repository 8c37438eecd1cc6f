"""/bet and bets typed into a DM: two more ways to the same secret move."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.errors import PlayerError
from bot.session import Session
from bot.shell import answers
from bot.shell.client import Stammtisch
from bot.shell.interaction import Interaction, language
from bot.shell.words import word
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
        ink = self.bot.artist.ink(session, language(interaction))
        try:
            await answers.send(interaction, content=ink("bet-placed"), ephemeral=True)
        finally:  # the bet is placed, whether or not its answer arrived
            await self.bot.boards.show(session)

    @bet.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        ink = self.bot.texts.ink(language(interaction))
        return [
            Choice(name=ink("bet-table", game=s.box.id, match=s.table.id), value=s.table.id)
            for s in await self._open(interaction.user.id)
            if current in s.table.id
        ][:25]

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
                "bet-which", tables=", ".join(f"<#{s.table.channel}>" for s in waiting)
            )
        return waiting[0]

    async def _open(self, person: int) -> list[Session]:
        """The tables at which this person may place or change a secret bet right now."""
        return [s for s in await self.bot.sessions.of(person) if s.may_decide_secretly(person)]


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Bets(bot))
