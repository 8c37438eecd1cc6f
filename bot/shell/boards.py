"""The board message of each session: posted, edited in place, reposted when old or buried."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.clocks import waited_for
from bot.config import TableSettings
from bot.engine.errors import PlayerError
from bot.engine.words import Who
from bot.session import Session
from bot.shell import answers, draw
from bot.shell.answers import ARCHIVED_THREAD, TROUBLE
from bot.shell.interaction import Interaction, language
from bot.shell.letters import Letters
from bot.stamps import Stamp
from bot.store.store import Store

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
PATIENCE_SECONDS = 1.5
"""So long a press waits for its turn to draw; Discord gives it three seconds in all."""


class Boards:
    def __init__(self, client: "Stammtisch", store: Store, settings: TableSettings) -> None:
        self._client = client
        self._store = store
        self._settings = settings
        self._letters = Letters(client, store)
        self._above: dict[int, int] = {}
        """Messages since the board, per channel; only a hint, so nothing is lost with it."""
        self._shown: dict[str, object] = {}
        """What each board shows as far as we know; a hint as well."""

    def heard(self, channel: int) -> None:
        """Somebody wrote in a channel: the board there slid up by one."""
        if channel in self._above:
            self._above[channel] += 1

    async def post(self, session: Session, interaction: Interaction) -> None:
        """Answer a command with a fresh board; an older one goes."""
        async with self._pen(session, interaction):
            old, state = session.table.board, _state(session)
            try:
                message = await answers.send(interaction, **self._drawn(session))
            except TROUBLE as failure:
                self._note(session, failure)
                await self._try(session, self._repost)
            else:
                self._shown[session.table.id] = state
                await self._posted(session, message)
                await self._delete(session, old)
        await self._after(session)

    async def answer(self, session: Session, interaction: Interaction) -> None:
        """Show a change that came from this press: on the board, or beside it in private."""
        await self._adopt(session, interaction)
        if not _is_on_board(session, interaction):
            try:
                await self._answer_privately(session, interaction)
            finally:  # the move is made, whether or not its answer arrived
                await self._show_or_confess(session)
            return
        async with self._pen(session, interaction):
            try:
                await self._answer_on_board(session, interaction)
            except TROUBLE as failure:
                self._note(session, failure)
                await answers.acknowledge(interaction)
                await self._try(session, self._edit_or_repost)
        await self._after(session)

    async def show(self, session: Session) -> None:
        """Show a change that nobody pressed for on this message."""
        async with session.showing:
            await self._try(session, self._edit_or_repost)
        await self._after(session)

    async def step(self, session: Session, stamp: Stamp, interaction: Interaction) -> None:
        """Draw the next step of a move, unless the match went on meanwhile."""
        async with self._pen(session, interaction):
            session.check_press(interaction.user.id, stamp.turn)
            card = self._client.artist.public(session, stamp.text)
            await answers.edit(interaction, **draw.message(card))

    async def catch_up(self, session: Session, interaction: Interaction) -> None:
        """Draw a board again that fell behind, as a stale press on it shows."""
        async with session.showing:
            behind = self._shown.get(session.table.id) != _state(session)
            if behind and _is_on_board(session, interaction):
                await self._try(session, self._edit_or_repost)

    def forget(self, session: Session) -> None:
        self._shown.pop(session.table.id, None)
        self._above.pop(session.table.channel, None)

    @asynccontextmanager
    async def _pen(self, session: Session, interaction: Interaction) -> AsyncIterator[None]:
        """Wait to draw; where that takes long, the press is acknowledged first."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await session.showing.acquire()
        except TimeoutError:
            await interaction.response.defer()
            await session.showing.acquire()
        try:
            yield
        finally:
            session.showing.release()

    async def _adopt(self, session: Session, interaction: Interaction) -> None:
        """A board that was posted just before the bot was killed is pressed: that is the one."""
        message = interaction.message
        if session.table.board is not None or message is None or message.flags.ephemeral:
            return
        if message.channel.id == session.table.channel:
            await self._posted(session, message.id)

    async def _answer_on_board(self, session: Session, interaction: Interaction) -> None:
        if self._is_old(session):
            await interaction.response.defer()
            if await self._try(session, self._repost) is None:
                return
        state = _state(session)
        await answers.edit(interaction, **self._drawn(session))
        self._shown[session.table.id] = state

    async def _show_or_confess(self, session: Session) -> None:
        async with session.showing:
            failure = await self._try(session, self._edit_or_repost)
        await self._after(session)
        if failure is not None:
            forbidden = isinstance(failure, discord.Forbidden)
            raise PlayerError("bot-forbidden" if forbidden else "board-hidden")

    async def _try(
        self, session: Session, way: Callable[[Session], Awaitable[None]]
    ) -> Exception | None:
        """The match goes on without its board; a table whose channel is gone is put away."""
        try:
            await way(session)
        except TROUBLE as failure:
            self._note(session, failure)
            gone = isinstance(failure, discord.HTTPException) and failure.code == UNKNOWN_CHANNEL
            if gone and session.table.live:
                await session.stop()
            return failure
        return None

    def _note(self, session: Session, failure: Exception) -> None:
        if answers.is_our_fault(failure):
            raise failure
        log.warning("match %s: its board could not be shown: %s", session.table.id, failure)

    async def remind(self, session: Session) -> None:
        """One reminder before the time is over, the way each person wants it."""
        table, match = session.table, session.match
        if match is None or table.deadline is None:
            return
        ink = self._client.artist.ink(session, table.locale)
        for seat in waited_for(table, match):
            person = table.seats[seat].person or 0
            text = ink("reminder", who=Who(seat), when=f"<t:{int(table.deadline)}:R>")
            await self._remind(session, person, text, await self._store.reminder(person))

    async def _remind(self, session: Session, person: int, text: str, way: str) -> None:
        only = discord.AllowedMentions(users=[discord.Object(person)])
        try:
            if way == "mention":
                await self._channel(session).send(text, allowed_mentions=only)
            elif way == "letter":
                channel = await self._client.create_dm(discord.Object(person))
                await channel.send(text)
        except TROUBLE as failure:
            log.info("match %s: a reminder was not delivered: %s", session.table.id, failure)

    async def _edit_or_repost(self, session: Session) -> None:
        if session.table.board is None or self._is_old(session):
            await self._repost(session)
            return
        state = _state(session)
        try:
            await self._message(session, session.table.board).edit(**self._drawn(session))
        except discord.HTTPException as failure:
            if failure.code not in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                raise
            if failure.code == UNKNOWN_MESSAGE:
                session.posted(None, 0.0)
            await self._repost(session)  # a new message also wakes a thread
            return
        self._shown[session.table.id] = state

    async def _repost(self, session: Session) -> None:
        old, state = session.table.board, _state(session)
        sent = await self._channel(session).send(**self._drawn(session))
        self._shown[session.table.id] = state
        await self._posted(session, sent.id)
        await self._delete(session, old)

    def _drawn(self, session: Session) -> dict[str, Any]:
        return draw.message(self._client.artist.public(session))

    async def _posted(self, session: Session, message: int | None) -> None:
        now = self._client.sessions.clock()
        session.posted(message, now)
        self._above[session.table.channel] = 0
        await self._store.posted(session.table.id, message, now)

    async def _delete(self, session: Session, message: int | None) -> None:
        if message is None:
            return
        try:
            await self._message(session, message).delete()
        except discord.NotFound:
            return
        except TROUBLE as failure:
            log.info("match %s: an old board stays: %s", session.table.id, failure)

    async def _answer_privately(self, session: Session, interaction: Interaction) -> None:
        """A private choice shows what it is now; a typed move gets one short line."""
        person, locale = interaction.user.id, language(interaction)
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            card = self._client.artist.private(session, person, locale).question()
            await answers.edit(interaction, **draw.message(card))
        elif message is not None and message.guild is None and session.table.guild is not None:
            card = self._letters.card(session, person)
            await answers.edit(interaction, **draw.message(card))
        elif message is not None:  # an old copy of the board: its buttons go
            await answers.edit(interaction, view=None)
        else:
            text = self._client.artist.ink(session, locale)("done")
            await answers.send(interaction, content=text, ephemeral=True)

    async def _after(self, session: Session) -> None:
        await self._letters.deliver(session)
        if session.table.live:
            self._client.keeper.nudge(session)
        else:
            self.forget(session)

    def _is_old(self, session: Session) -> bool:
        age = self._client.sessions.clock() - (session.table.posted or 0.0)
        above = self._above.get(session.table.channel, 0)
        return age > self._settings.repost_minutes * 60 or above >= self._settings.bury_messages

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            session.table.channel, guild_id=session.table.guild
        )

    def _message(self, session: Session, message: int) -> discord.PartialMessage:
        return self._channel(session).get_partial_message(message)


def _is_on_board(session: Session, interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.id == session.table.board


def _state(session: Session) -> object:
    """What a board shows, in a form that can be compared."""
    table = replace(session.table, board=None, posted=None, due=None, touched=None)
    return session.match.version if session.match else None, table
