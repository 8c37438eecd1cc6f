"""The board message of each session: posted, edited in place, reposted when old or buried."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.cards.card import Card
from bot.cards.custom_id import Stamp
from bot.config import TableSettings
from bot.engine.errors import PlayerError
from bot.engine.phrases import Many, Person
from bot.live.session import Session
from bot.shell import draw, private, responses
from bot.shell.board_care import BoardCare
from bot.shell.interaction import Interaction
from bot.shell.message import Message, only
from bot.shell.paging import PageTurn, check_turn
from bot.shell.reader import Reader
from bot.shell.responses import ARCHIVED_THREAD, TROUBLE
from bot.shell.turn_calls import TurnCalls
from bot.store.store import Store
from bot.table.phases import is_freshly_over

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008


class BoardMessages:
    def __init__(self, client: "Stammtisch", store: Store, settings: TableSettings) -> None:
        self._client = client
        self._store = store
        self._settings = settings
        self._above: dict[int, int] = {}
        """Messages since the board, per channel; only a hint, so nothing is lost with it."""
        self.care = BoardCare(client, self.show)
        self.calls = TurnCalls(client)

    def heard(self, channel: int) -> None:
        """Somebody wrote in a channel: the board there slid up by one."""
        if channel in self._above:
            self._above[channel] += 1

    async def post(self, session: Session, interaction: Interaction) -> None:
        """Answer a command with a fresh board; an older one goes."""
        await self._client.languages.keep(session.table.people)
        async with session.showing:
            old, version = await self._replacing(session), session.table.version
            try:
                message = await responses.send(interaction, await self._drawn_anew(session))
            except TROUBLE as failure:
                self._note(session, failure)
                await self._try(session, self._repost)
            else:
                await self._posted(session, message, version)
                await self._delete(session, old)
        await self._after(session)

    async def answer(self, session: Session, interaction: Interaction) -> None:
        """Show a change that came from this press: on the board, or beside it in private."""
        await self._client.languages.keep(session.table.people)
        await self._adopt(session, interaction)
        if is_freshly_over(session.table) and _is_public(session, interaction):
            await self.post(session, interaction)
            return
        if not _is_on_board(session, interaction):
            try:
                await self._answer_privately(session, interaction)
            finally:  # the move is made, whether or not its answer arrived
                await self._show_or_confess(session)
            return
        async with session.showing:
            try:
                await self._answer_on_board(session, interaction)
            except TROUBLE as failure:
                self._note(session, failure)
                await responses.acknowledge(interaction)
                await self._try(session, self._edit_or_repost)
        await self._after(session)

    async def show(self, session: Session) -> None:
        """Show a change that nobody pressed for on this message."""
        async with session.showing:
            await self._try(session, self._edit_or_repost)
        await self._after(session)

    async def step(self, session: Session, stamp: Stamp, interaction: Interaction) -> None:
        """Draw the next step of a move, unless the match went on meanwhile."""
        async with session.showing:
            session.check_press(interaction.user.id, stamp.turn)
            card = self._client.artist.public(session, stamp.text)
            await responses.edit(interaction, draw.message(card))

    async def turn_page(self, session: Session, turn: PageTurn, interaction: Interaction) -> None:
        """The same message with another page of one of its menus."""
        async with session.showing:
            check_turn(session, turn, interaction.user.id)
            card = self._private_card(Reader(interaction), session, turn.prefix)
            card = card or self._client.artist.public(session, turn.prefix)
            await responses.edit(interaction, draw.message(card, turn))

    async def catch_up(self, session: Session, interaction: Interaction) -> None:
        """A refused press shows that its board is old: it is drawn again, or loses its buttons."""
        message = interaction.message
        if (
            message is None
            or message.flags.ephemeral
            or message.channel.id != session.table.channel
        ):
            return
        if not _is_on_board(session, interaction):
            await self._disarm(session, message.id)
            return
        async with session.showing:
            if session.is_behind:
                await self._try(session, self._edit_or_repost)

    async def adopt(self, session: Session, message: int) -> None:
        """This message is the board: a killed process sent it and did not write it down."""
        await self._posted(session, message, 0)

    async def _disarm(self, session: Session, message: int) -> None:
        if session.table.board is not None:
            with suppress(*TROUBLE):
                await self._message(session, message).edit(view=None)

    def forget(self, session: Session) -> None:
        self._above.pop(session.table.channel, None)

    async def _adopt(self, session: Session, interaction: Interaction) -> None:
        """A board that was posted just before the bot was killed is pressed: that is the one."""
        message = interaction.message
        if session.table.board is not None or message is None or message.flags.ephemeral:
            return
        if message.channel.id == session.table.channel:
            await self.adopt(session, message.id)

    async def _answer_on_board(self, session: Session, interaction: Interaction) -> None:
        if self._is_old(session):
            await responses.acknowledge(interaction)
            if await self._try(session, self._repost) is None:
                return
        version = session.table.version
        await responses.edit(interaction, self._drawn(session))
        self.care.drew(session, version)

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
            elif not isinstance(failure, discord.Forbidden):
                self.care.missed(session)
            return failure
        return None

    def _note(self, session: Session, failure: Exception) -> None:
        if responses.is_our_fault(failure):
            raise failure
        log.warning("match %s: its board could not be shown: %s", session.table.id, failure)

    async def remind(self, session: Session) -> None:
        await self.calls.remind(session)

    async def _edit_or_repost(self, session: Session) -> None:
        if session.table.board is None or self._is_old(session):
            await self._repost(session)
            return
        version = session.table.version
        try:
            await self._message(session, session.table.board).edit(**self._drawn(session).edited())
        except discord.HTTPException as failure:
            if failure.code not in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                raise
            if failure.code == UNKNOWN_MESSAGE:
                session.posted(None, 0.0)
            await self._repost(session)  # a new message also wakes a thread
            return
        self.care.drew(session, version)

    async def _repost(self, session: Session) -> None:
        old, version = await self._replacing(session), session.table.version
        fresh = await self._drawn_anew(session)
        sent = await self._channel(session).send(**fresh.sent())
        await self._posted(session, sent.id, version)
        await self._delete(session, old)

    async def _replacing(self, session: Session) -> int | None:
        """The board that a new one replaces; noted before, so that no kill leaves two."""
        old = session.table.board
        if old is not None:
            await self._store.boards.replacing(session.table.id, old)
        return old

    def _drawn(self, session: Session) -> Message:
        return draw.message(self._client.artist.public(session))

    async def _drawn_anew(self, session: Session) -> Message:
        """The end of a match reaches also those who are not at the board."""
        drawn, table = self._drawn(session), session.table
        away = await self.calls.to_tell(session) if is_freshly_over(table) else ()
        if not away:
            return drawn
        names = Many(tuple(map(Person, away)))
        told = self._client.artist.ink(session, table.locale)("line-over", who=names)
        return replace(drawn, content=f"{drawn.content}\n{told}", mentions=only(away))

    async def _posted(self, session: Session, message: int | None, version: int) -> None:
        now = self._client.sessions.clock()
        session.posted(message, now)
        session.drew(version)
        self._above[session.table.channel] = 0
        await self._store.boards.posted(session.table.id, message, now, version)

    async def _delete(self, session: Session, message: int | None) -> None:
        if message is None:
            return
        try:
            await self._message(session, message).delete()
        except discord.NotFound:
            pass
        except TROUBLE as failure:
            log.info("match %s: an old board stays: %s", session.table.id, failure)
            return
        await self._store.boards.settled(session.table.id)

    async def _answer_privately(self, session: Session, interaction: Interaction) -> None:
        """A private choice shows what it is now; a typed move gets one short line."""
        reader = Reader(interaction)
        if card := self._private_card(reader, session):
            await responses.edit(interaction, draw.message(card))
        elif interaction.message is not None:  # an old copy of the board: its buttons go
            await responses.take_buttons(interaction)
        else:
            await private.say(reader, reader.ink_at(session)("done"))

    def _private_card(self, reader: Reader, session: Session, prefix: str = "") -> Card | None:
        """What the pressed message is to show, where it is no board."""
        if reader.pressed_in_private:
            artist = self._client.artist
            return artist.private(session, reader.person, reader.language, prefix).question()
        if reader.pressed_by_direct_message(session.table):
            return self.calls.messages.secret_card(session, reader.person, reader.language)
        return None

    async def _after(self, session: Session) -> None:
        if not session.table.live:
            self.forget(session)
        elif self._client.sessions.is_due_soon(session.table):
            self._client.keeper.nudge(session)
        await self.calls.look(session)

    def _is_old(self, session: Session) -> bool:
        if is_freshly_over(session.table):  # the end is worth a new message
            return True
        age = self._client.sessions.clock() - (session.table.posted or 0.0)
        above = self._above.get(session.table.channel, 0)
        return age > self._settings.repost_minutes * 60 or above >= self._settings.bury_messages

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            session.table.channel, guild_id=session.table.guild
        )

    def _message(self, session: Session, message: int) -> discord.PartialMessage:
        return self._channel(session).get_partial_message(message)


def _is_public(session: Session, interaction: Interaction) -> bool:
    """Whether a new message may answer it that everybody at the table sees."""
    pressed = interaction.message
    ephemeral = pressed is not None and pressed.flags.ephemeral
    return interaction.channel_id == session.table.channel and not ephemeral


def _is_on_board(session: Session, interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.id == session.table.board
