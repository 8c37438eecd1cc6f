"""The board message of each table: what an interaction or another change does to it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.cards.card import Card
from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.answers import response
from bot.shell.answers.interaction import Interaction, acts_on_table, is_public
from bot.shell.answers.request import Desk, Request
from bot.shell.boards.drawn_board import DrawnBoards, Notifying, Show
from bot.shell.boards.picture import Pictures
from bot.shell.boards.reactions import Reactions
from bot.shell.boards.redraw import Redraw
from bot.shell.boards.suspense import Suspense
from bot.shell.boards.where_it_stands import StandingBoards, is_on_board
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing.paging import PageTurn, check_turn

Answer = Callable[[], Awaitable[None]]


@dataclass(eq=False, repr=False)
class BoardMessages:
    _desk: Desk
    _pictures: Pictures
    _standing: StandingBoards
    _suspense: Suspense
    _reactions: Reactions
    _redraw: Redraw
    _drawn: DrawnBoards
    _notifying: Notifying
    _after_change: Show
    """Follows every shown change."""

    async def post(self, session: Session, interaction: Interaction) -> None:
        """Answer with a new board message; an older one is deleted."""
        if interaction.channel_id != session.table.channel:  # a board stands in its own channel
            await response.acknowledge(interaction)
            async with session.showing:
                await self._drawn.attempt(session, self._drawn.repost)
            await self._after(session)
            return
        async with session.showing:
            old, version = await self._standing.replacing(session), session.table.version
            try:
                sent = await response.send(interaction, await self._drawn.new_message(session))
            except TROUBLE as failure:
                self._drawn.log_or_raise(session, failure)
                await self._drawn.attempt(session, self._drawn.repost)
            else:
                await self._drawn.posted(session, sent.id, version, old)
        await self._after(session)

    async def answer(self, session: Session, interaction: Interaction, privately: Answer) -> None:
        """Show a change made by this interaction: on the board, or beside it in private.

        The change is stored. Whatever fails from here on leaves an old board, so it is redrawn.
        """
        try:
            await self._answer(session, interaction, privately)
        except PlayerError:
            raise
        except Exception:
            self._redraw.missed(session)
            raise

    async def _answer(self, session: Session, interaction: Interaction, privately: Answer) -> None:
        if session.table.board is None:
            await self._adopt(session, interaction)
        if session.table.is_freshly_over and self._ends_here(session, interaction):
            await self.post(session, interaction)
            return
        if not is_on_board(session.table, interaction):
            if staged := self._suspense.is_next(session):  # the board tells it first
                await self._show_or_explain(session)
            try:
                await self._answer_beside(session, interaction, privately)
            finally:  # the change is made, whether or not its answer arrived
                if not staged:
                    await self._show_or_explain(session)
            return
        async with session.showing:
            try:
                await self._answer_on_board(session, interaction)
            except TROUBLE as failure:
                self._drawn.log_or_raise(session, failure)
                await response.acknowledge(interaction)
                await self._drawn.attempt(session, self._drawn.edit_or_repost)
        if self._desk.screen_readers.includes(interaction.user.id):
            await privately()
        await self._after(session)

    async def show(self, session: Session) -> None:
        """Show a change that no interaction waits for."""
        async with session.showing:
            await self._drawn.attempt(session, self._drawn.edit_or_repost)
        await self._after(session)

    async def show_beat(self, session: Session, card: Card) -> None:
        """One picture of the suspense."""
        await self._standing.edit(session, await self._pictures.message(session, card))

    async def refresh(self, session: Session) -> None:
        """Edit the board as it stands, unless it is about to show something newer."""
        async with session.showing:
            newer = session.is_behind or session.has_unseen_moves
            shown = session.table.board is not None and not self._suspense.is_playing(session)
            if newer or not shown or not self._desk.sessions.shards.owns(session.table):
                return
            with suppress(*TROUBLE):
                await self._standing.edit(session, await self._drawn.message(session))

    async def step(self, session: Session, stamp: Stamp, interaction: Interaction) -> None:
        """Show the next step of a move on the board, unless the match went on meanwhile."""
        async with session.showing:
            session.check_press(interaction.user.id, stamp.turn)
            self._reactions.close(session)
            card = self._desk.artist.public(session.snapshot, stamp.text)
            await response.edit(interaction, await self._pictures.message(session, card))
            self._suspense.ended(session)

    async def turn_page(self, session: Session, turn: PageTurn, interaction: Interaction) -> None:
        """Show another page of a menu on the pressed message."""
        async with session.showing:
            check_turn(session, turn, interaction.user.id)
            request = self._desk.request(interaction)
            card = self._private_card(request, session, turn.prefix)
            card = card or self._desk.artist.public(session.snapshot, turn.prefix)
            await response.edit(interaction, await self._pictures.message(session, card, turn))

    async def catch_up(self, session: Session, interaction: Interaction) -> None:
        """A refused press shows that its board is old: redraw it, or remove its buttons."""
        message, table = interaction.message, session.table
        if message is None or not is_public(table, interaction):
            return
        if not is_on_board(table, interaction):
            if acts_on_table(interaction):  # buttons that only show something may stay
                await self._standing.disarm(session, message.id)
            return
        async with session.showing:
            if session.is_behind:
                await self._drawn.attempt(session, self._drawn.edit_or_repost)

    async def _adopt(self, session: Session, interaction: Interaction) -> None:
        """A pressed message is the board where a killed process posted it without storing that."""
        message = interaction.message
        if message and is_public(session.table, interaction):
            await self._standing.adopt(session, message.id)

    async def _answer_on_board(self, session: Session, interaction: Interaction) -> None:
        playing = self._drawn.opening(session)
        if playing is None and self._drawn.is_old(session):
            await response.acknowledge(interaction)
            if await self._drawn.attempt(session, self._drawn.repost) is None:
                return
        version = session.table.version
        await response.edit(interaction, await self._drawn.message(session, playing))
        self._drawn.drew(session, version, playing)

    async def _show_or_explain(self, session: Session) -> None:
        async with session.showing:
            failure = await self._drawn.attempt(session, self._drawn.edit_or_repost)
        await self._after(session)
        if failure is not None:
            forbidden = isinstance(failure, discord.Forbidden)
            raise PlayerError("bot-forbidden" if forbidden else "board-hidden")

    async def _answer_beside(
        self, session: Session, interaction: Interaction, privately: Answer
    ) -> None:
        request = self._desk.request(interaction)
        beside = request.pressed_in_private or request.pressed_by_direct_message(session.table)
        if interaction.message is None or beside:
            await privately()
        else:  # an old copy of the board
            await response.take_buttons(interaction)

    def _private_card(self, request: Request, session: Session, prefix: str = "") -> Card | None:
        """What the pressed message shows, where it is no board."""
        if request.pressed_in_private:
            return request.private_card(session.snapshot, prefix)
        if request.pressed_by_direct_message(session.table):
            notices = self._notifying.notices
            return notices.secret_card(session.snapshot, request.person, request.language)
        return None

    async def _after(self, session: Session) -> None:
        """What follows a shown change; none of it is needed for the board to be right."""
        await self._after_change(session)
        if not self._desk.sessions.shards.owns(session.table):
            return
        if not session.table.live:
            self._standing.forget(session)
        self._desk.ephemerals.drop_decided(session.snapshot)
        await self._notifying.turns.update(session)

    def _ends_here(self, session: Session, interaction: Interaction) -> bool:
        """Whether the end itself is the public answer, without suspense before it."""
        if not is_public(session.table, interaction):
            return False
        return self._standing.is_worn(session) or not self._suspense.is_next(session)
