"""/bet and words typed into a DM: two more ways to decide in secret, in the words of the game."""

from contextlib import suppress

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cards.hearing import answers, heard, in_words
from bot.cards.noted import noted
from bot.engine.errors import PlayerError
from bot.engine.phrases import Channel, Many
from bot.live.allowance import Allowance
from bot.live.session import Session
from bot.shell import private
from bot.shell.client import Stammtisch
from bot.shell.command_places import anywhere
from bot.shell.command_texts import Typed, word
from bot.shell.interaction import Interaction
from bot.shell.reader import Reader, choices
from bot.shell.suggestions import suggestions
from bot.table.waiting import may_decide_secretly, secret_actions

LISTED = 6
"""So many answers are named to whoever was not understood."""
GREETING_SECONDS = 3600.0


class Bets(commands.Cog):
    def __init__(self, bot: Stammtisch) -> None:
        self.bot = bot
        self.greetings = Allowance(1, GREETING_SECONDS, bot.sessions.clock)

    @anywhere
    @app_commands.command(name=word("command-bet"), description=word("command-bet-about"))
    @app_commands.rename(bet=word("parameter-bet"), table=word("parameter-table"))
    @app_commands.describe(bet=word("parameter-bet-about"), table=word("parameter-table-about"))
    async def bet(self, interaction: Interaction, bet: Typed, table: str = "") -> None:
        reader = Reader(interaction)
        session = _only(await self._tables_meant(reader, table))
        said = await self._decide(session, reader.person, reader.language, bet)
        try:
            await private.say(reader, said)
        finally:  # it is decided, whether or not the answer arrived
            await self.bot.boards.show(session)

    @bet.autocomplete("bet")
    @suggestions
    async def _answers(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        reader = Reader(interaction)
        meant = await self._tables_meant(reader, getattr(interaction.namespace, "table", "") or "")
        named = [
            (words, str(action))
            for session in meant[:1]
            for words, action in self._named_answers(session, reader.person, reader.language)
        ]
        return choices(pair for pair in named if current.casefold() in " ".join(pair).casefold())

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
        if not waiting and not answers(self.bot.texts, message.content):
            await self._greet(message)
            return
        session = waiting[0] if waiting else None
        otherwise = session.table.locale if session else "de"
        locale = await self.bot.languages.of(message.author.id, otherwise)
        try:
            text = await self._typed(message.author.id, waiting, locale, message.content)
        except PlayerError as mistake:
            text = self.bot.artist.explain(session, locale, mistake)
        await message.channel.send(text)

    async def _greet(self, message: discord.Message) -> None:
        """Whoever writes without being asked reads what this is, now and then."""
        with suppress(PlayerError):
            self.greetings.take(message.author.id)
            locale = await self.bot.languages.of(message.author.id, "de")
            games = ", ".join(
                self.bot.texts.ink(locale, box)("title") for box in self.bot.catalogue.values()
            )
            await message.channel.send(self.bot.texts.say(locale, "greeting", games=games))

    async def _typed(self, person: int, waiting: list[Session], locale: str, text: str) -> str:
        session = _only(waiting)
        said = await self._decide(session, person, locale, text)
        await self.bot.boards.show(session)
        return said

    async def _decide(self, session: Session, person: int, locale: str, typed: str) -> str:
        """What was typed becomes the move that it means; the answer says what was noted."""
        seat, match = session.table.seat_of(person), session.match
        actions = secret_actions(session.table, match, person)
        if match is None or seat is None or not actions:
            raise PlayerError("bet-none-open")
        view, ink = session.box.game.view(match.state, seat), self.bot.artist.ink(session, locale)
        action = heard(self.bot.texts, session.box, view, actions, typed)
        if action is None:
            raise PlayerError("bet-words", answers=self._listed(session, person, locale))
        number = await session.move(person, str(action), match.turn)
        ((words, _),) = in_words(session.box, view, (action,), ink)
        return noted(match, session.match or match, number, seat, words, ink)

    def _listed(self, session: Session, person: int, locale: str) -> str:
        named = self._named_answers(session, person, locale)
        words = [words for words, _ in named[:LISTED]]
        return " · ".join((*words, "…") if len(named) > LISTED else words)

    def _named_answers(self, session: Session, person: int, locale: str) -> list[tuple[str, str]]:
        if session.match is None:
            return []
        actions = secret_actions(session.table, session.match, person)
        view = session.box.game.view(session.match.state, session.table.seat_of(person))
        ink = self.bot.artist.plain_ink(session, locale)
        return [(words, str(one)) for words, one in in_words(session.box, view, actions, ink)]

    async def _tables_meant(self, reader: Reader, table: str) -> list[Session]:
        """The table that was named; else that of this channel; else all of them."""
        waiting = await self._open(reader.person)
        if table:
            return [session for session in waiting if session.table.id == table]
        here = [session for session in waiting if session.table.channel == reader.channel]
        return here or waiting

    async def _open(self, person: int) -> list[Session]:
        """The tables at which this person may decide something in secret right now."""
        sessions = await self.bot.sessions.of(person)
        return [s for s in sessions if may_decide_secretly(s.table, s.match, person)]


def _only(waiting: list[Session]) -> Session:
    if not waiting:
        raise PlayerError("bet-none-open")
    if len(waiting) > 1:
        raise PlayerError(
            "bet-which", tables=Many(tuple(Channel(s.table.channel) for s in waiting))
        )
    return waiting[0]


async def setup(bot: Stammtisch) -> None:
    await bot.add_cog(Bets(bot))
