"""The board message of each session: posted, edited in place, reposted when old or buried."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from bot.cards.card import Card
from bot.cards.custom_id import Stamp
from bot.config import TableSettings
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import responses
from bot.shell.board_care import BoardCare
from bot.shell.interaction import Interaction, is_a_deed, is_on_board, is_public
from bot.shell.message import Message
from bot.shell.paging import PageTurn, check_turn
from bot.shell.reader import Reader
from bot.shell.responses import ARCHIVED_THREAD, TROUBLE
from bot.shell.staging import Playing, Stage
from bot.shell.standing_boards import StandingBoards
from bot.shell.turn_calls import TurnCalls
from bot.table.phases import is_freshly_over

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008


class BoardMessages:
    def __init__(self, client: "Stammtisch", settings: TableSettings) -> None:
        self._client = client
        self.standing = StandingBoards(client, settings)
        self.stage = Stage(client, settings.beat_seconds, self.standing.edit, self.show)
        self.care = BoardCare(client, self.show)
        self.calls = TurnCalls(client)

    async def post(self, session: Session, interaction: Interaction) -> None:
        """Answer a command with a fresh board; an older one goes."""
        await self._client.languages.keep(session.table.people)
        if interaction.channel_id != session.table.channel:  # a board stands in its own place
            await responses.acknowledge(interaction)
            async with session.showing:
                await self._try(session, self._repost)
            await self._after(session)
            return
        async with session.showing:
            old, version = await self.standing.replacing(session), session.table.version
            try:
                message = await responses.send(
                    interaction, await self._client.painting.fresh_board(session)
                )
            except TROUBLE as failure:
                self._note(session, failure)
                await self._try(session, self._repost)
            else:
                await self._posted(session, message.id, version, old)
        await self._after(session)

    async def answer(
        self, session: Session, interaction: Interaction, privately: Callable[[], Awaitable[None]]
    ) -> None:
        """Show a change that came from this press: on the board, or beside it in private."""
        await self._client.languages.keep(session.table.people)
        await self._adopt(session, interaction)
        if self._ends_here(session, interaction):
            await self.post(session, interaction)
            return
        if not is_on_board(session.table, interaction):
            try:
                await self._answer_beside(session, interaction, privately)
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
        if self._client.listeners.hears(interaction.user.id):
            await privately()
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
            await responses.edit(interaction, await self._client.painting.message(session, card))
            self.stage.ended(session)

    async def turn_page(self, session: Session, turn: PageTurn, interaction: Interaction) -> None:
        """The same message with another page of one of its menus."""
        async with session.showing:
            check_turn(session, turn, interaction.user.id)
            card = self._private_card(Reader(interaction), session, turn.prefix)
            card = card or self._client.artist.public(session, turn.prefix)
            shown = await self._client.painting.message(session, card, turn)
            await responses.edit(interaction, shown)

    async def catch_up(self, session: Session, interaction: Interaction) -> None:
        """A refused press shows that its board is old: it is drawn again, or loses its buttons."""
        message = interaction.message
        if (
            message is None
            or message.flags.ephemeral
            or message.channel.id != session.table.channel
        ):
            return
        if not is_on_board(session.table, interaction):
            if is_a_deed(interaction):  # what only shows something may stay
                await self.standing.disarm(session, message.id)
            return
        async with session.showing:
            if session.is_behind:
                await self._try(session, self._edit_or_repost)

    async def adopt(self, session: Session, message: int) -> None:
        """This message is the board: a killed process sent it and did not write it down."""
        await self.standing.posted(session, message, 0)
        session.drawn_here = False  # whoever drew it, it was not this process

    async def _adopt(self, session: Session, interaction: Interaction) -> None:
        """A board that was posted just before the bot was killed is pressed: that is the one."""
        message = interaction.message
        if session.table.board is not None or message is None or message.flags.ephemeral:
            return
        if message.channel.id == session.table.channel:
            await self.adopt(session, message.id)

    async def _answer_on_board(self, session: Session, interaction: Interaction) -> None:
        playing = self._opening(session)
        if playing is None and self._is_old(session):
            await responses.acknowledge(interaction)
            if await self._try(session, self._repost) is None:
                return
        version = session.table.version
        await responses.edit(interaction, await self._face(session, playing))
        self._drew(session, version, playing)

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
        """The match goes on without its board; a table whose channel is gone is put away.

        Another process may look after the table: then that one draws, the store tells it what.
        """
        if not self._client.sessions.shards.owns(session.table):
            return None
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

    async def calm(self, session: Session) -> None:
        await self.stage.calm(session)

    async def _edit_or_repost(self, session: Session) -> None:
        playing = self._opening(session)
        if playing is None and (session.table.board is None or self._is_old(session)):
            await self._repost(session)
            return
        version = session.table.version
        try:
            await self.standing.edit(session, await self._face(session, playing))
        except discord.HTTPException as failure:
            if failure.code not in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                raise
            if failure.code == UNKNOWN_MESSAGE:
                session.posted(None, 0.0)
            await self._repost(session)  # a new message also wakes a thread
            return
        self._drew(session, version, playing)

    async def _face(self, session: Session, playing: Playing | None) -> Message:
        painting = self._client.painting
        return await (
            painting.message(session, playing.first) if playing else painting.board(session)
        )

    def _opening(self, session: Session) -> Playing | None:
        """The moment that opens with what a board shows next, if it can be edited as it is."""
        if session.table.board is None or self.standing.is_worn(session):
            return None
        return self.stage.opening(session)

    def _drew(self, session: Session, version: int, playing: Playing | None) -> None:
        """Of a moment only the outcome counts as drawn: a kill before it leaves work to do."""
        if playing:
            self.stage.play(session, playing)
            return
        self.stage.ended(session)
        self.care.drew(session, version)

    async def _repost(self, session: Session) -> None:
        old, version = await self.standing.replacing(session), session.table.version
        fresh = await self._client.painting.fresh_board(session)
        sent = await self.standing.send(session, fresh)
        await self._posted(session, sent, version, old)

    async def _posted(
        self, session: Session, message: int | None, version: int, old: int | None
    ) -> None:
        ended = is_freshly_over(session.table)
        self.stage.ended(session)
        self._client.closings.follow(session)
        await self.standing.posted(session, message, version)
        await self.standing.delete(session, old)
        if ended:
            await self.calls.tell_end(session)

    async def _answer_beside(
        self, session: Session, interaction: Interaction, privately: Callable[[], Awaitable[None]]
    ) -> None:
        reader = Reader(interaction)
        beside = reader.pressed_in_private or reader.pressed_by_direct_message(session.table)
        if interaction.message is None or beside:
            await privately()
        else:  # an old copy of the board: its buttons go
            await responses.take_buttons(interaction)

    def _private_card(self, reader: Reader, session: Session, prefix: str = "") -> Card | None:
        """What the pressed message is to show, where it is no board."""
        if reader.pressed_in_private:
            return reader.private_card(session, prefix)
        if reader.pressed_by_direct_message(session.table):
            return self.calls.messages.secret_card(session, reader.person, reader.language)
        return None

    async def _after(self, session: Session) -> None:
        if not self._client.sessions.shards.owns(session.table):
            return
        if not session.table.live:
            self.standing.forget(session)
        elif self._client.sessions.is_due_soon(session.table):
            self._client.keeper.nudge(session)
        self._client.slips.look(session)
        await self.calls.look(session)

    def _is_old(self, session: Session) -> bool:
        """The end is worth a new message."""
        return is_freshly_over(session.table) or self.standing.is_worn(session)

    def _ends_here(self, session: Session, interaction: Interaction) -> bool:
        """Whether the end itself is the answer that everybody sees, and no suspense before it."""
        if not is_freshly_over(session.table) or not is_public(session.table, interaction):
            return False
        return self.standing.is_worn(session) or not self.stage.has_moment(session)
