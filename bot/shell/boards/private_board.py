"""Boards of private tables: on the ephemeral message of their owner, or in a direct message.

Where a board was shown last is in memory only: after a restart the next press or command shows it
again. Nobody is notified, and no other process is asked to draw.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace

import discord

from bot.cards.card import Card
from bot.cards.custom_id import Stamp
from bot.cards.screen_reader import end_text, turn_text
from bot.engine.ink import Reading
from bot.engine.screen import Ink
from bot.live.recent import Recent
from bot.live.session import Session
from bot.shell.answers import response
from bot.shell.answers.interaction import (
    Interaction,
    acts_on_table,
    is_bots_direct_message,
    is_ephemeral,
)
from bot.shell.answers.languages import Languages
from bot.shell.answers.request import Desk
from bot.shell.boards.picture import Pictures
from bot.shell.boards.private_kinds import PLAIN, PrivateKind
from bot.shell.boards.suspense import Playing, Suspense
from bot.shell.channels import Channels
from bot.shell.discord_errors import TROUBLE
from bot.shell.drawing.draw import Message
from bot.shell.drawing.long_texts import LONGEST_MESSAGE, shortened
from bot.shell.drawing.paging import PageTurn, check_turn
from bot.shell.drawing.rows import rows
from bot.table.driven import is_driven
from bot.table.table import NOWHERE

log = logging.getLogger(__name__)

MOST_BOARDS = 10_000
MOST_FOLLOWED_UP = 200

Answer = Callable[[], Awaitable[None]]
Show = Callable[[Session], Awaitable[None]]


class PrivateBoards:
    def __init__(
        self,
        desk: Desk,
        pictures: Pictures,
        suspense: Suspense,
        channels: Channels,
        languages: Languages,
        kinds: Mapping[str, PrivateKind],
        after_change: Show,
    ) -> None:
        self._desk = desk
        self._pictures = pictures
        self._suspense = suspense
        self._channels = channels
        self._languages = languages
        self._kinds = kinds
        self._after_change = after_change
        self._last: Recent[tuple[int, int], str] = Recent(MOST_BOARDS)
        """By person and channel the match whose private board was shown there last."""
        self._where: Recent[str, int] = Recent(MOST_BOARDS)
        """By match the channel where its board was shown last."""
        self._follow_up: Recent[str, Interaction] = Recent(MOST_FOLLOWED_UP)
        """By match the last interaction of an owner with a screen reader: news follow it up."""

    def shown_last(self, person: int, channel: int) -> str | None:
        return self._last.get((person, channel))

    def forget(self, person: int) -> None:
        for place in [place for place in self._last if place[0] == person]:
            match = self._last.pop(place)
            self._where.pop(match, None)
            self._follow_up.pop(match, None)

    async def post(self, session: Session, interaction: Interaction) -> None:
        """Show the board where its owner is now."""
        async with session.showing:
            await self._put(session, interaction)
        await self._after_change(session)

    async def answer(self, session: Session, interaction: Interaction, privately: Answer) -> None:
        """Show a change made by this interaction. A table that was ended closes to one line."""
        if session.table.phase == "stopped" and not self._kind(session).ends_on_board(session):
            await self._kind(session).changed(session)
            await privately()
            await self._take_away(session)
            return
        async with session.showing:
            await self._put(session, interaction, staged=True)
        await self._after_change(session)

    async def put_card(self, session: Session, interaction: Interaction, card: Card) -> None:
        """Something else in the place of the board, with a button that leads back."""
        async with session.showing:
            await self._deliver(session, interaction, await self._drawn(session, card))

    async def show(self, session: Session) -> None:
        """Show a change that no interaction waits for, where the board was shown last.

        A lost one waits for the next press.
        """
        aloud, match = self._is_read_aloud(session), session.match
        if aloud and match and is_driven(session.table, match):
            return  # told in one piece, when it is the person's turn
        async with session.showing:
            playing = None if aloud else self._suspense.opening(session)
            with suppress(*TROUBLE):
                await self._redraw(session, await self._message(session, playing=playing))
            self._drew(session, playing)
        await self._after_change(session)

    async def show_beat(self, session: Session, card: Card) -> None:
        await self._redraw(session, await self._pictures.message(session, card))

    async def step(self, session: Session, stamp: Stamp, interaction: Interaction) -> None:
        """Show the next step of a move, unless the match went on meanwhile."""
        async with session.showing:
            session.check_press(interaction.user.id, stamp.turn)
            await self._put(session, interaction, prefix=stamp.text)

    async def turn_page(self, session: Session, turn: PageTurn, interaction: Interaction) -> None:
        async with session.showing:
            check_turn(session, turn, interaction.user.id)
            await self._put(session, interaction, prefix=turn.prefix, turn=turn)

    async def catch_up(self, session: Session, interaction: Interaction) -> None:
        """A refused press may show that its board is old."""
        if interaction.message is None or self._is_read_aloud(session):
            return
        if interaction.user.id != session.table.owner or not acts_on_table(interaction):
            return
        ended = session.table.phase == "stopped" and not self._kind(session).ends_on_board(session)
        if ended:
            await response.take_buttons(interaction)
            return
        async with session.showing:
            await self._put(session, interaction)

    async def _put(
        self,
        session: Session,
        interaction: Interaction,
        prefix: str = "",
        turn: PageTurn | None = None,
        *,
        staged: bool = False,
    ) -> None:
        """Answer with the board: on the pressed message, else as the only one here.

        The callers hold the `showing` lock.
        """
        aloud = self._is_read_aloud(session)
        playing = self._suspense.opening(session) if staged and not aloud else None
        self._note(session, interaction)
        message = await self._message(session, prefix, turn, playing)
        await self._deliver(session, interaction, message)
        self._drew(session, playing)

    async def _deliver(self, session: Session, interaction: Interaction, message: Message) -> None:
        if self._is_read_aloud(session):
            await response.send(interaction, message, private=True)
        elif is_bots_direct_message(interaction):
            await self._put_direct(session, interaction, message)
        else:
            board = session.table.id
            await self._desk.ephemerals.show(interaction, message, board=board)

    async def _put_direct(
        self, session: Session, interaction: Interaction, message: Message
    ) -> None:
        """An ordinary message; the one that showed this board before is replaced."""
        table, pressed = session.table, interaction.message
        here = interaction.channel_id or NOWHERE
        old = table.board if table.channel == here else None
        shown = None
        if pressed and not is_ephemeral(interaction) and acts_on_table(interaction):
            with suppress(discord.NotFound):
                await response.put(interaction, message)
                shown = pressed.id
        if shown is None:
            shown = (await response.send(interaction, message)).id
        await self._desk.ephemerals.put_away(interaction)
        if (here, shown) != (table.channel, table.board):
            await self._moved_to(session, here, shown)
        if old not in (None, shown):
            await self._delete(here, old)

    async def _redraw(self, session: Session, message: Message) -> None:
        table, last = session.table, self._follow_up.get(session.table.id)
        channel = self._where.get(table.id, table.channel)
        if self._is_read_aloud(session):
            if last is not None:
                await response.send(last, message, private=True)
        elif channel == table.channel and table.board is not None:
            await self._channels.message(channel, table.board).edit(**message.edited())
        else:
            person = table.owner or 0
            await self._desk.ephemerals.redraw(channel, person, message, table.id)

    async def _message(
        self,
        session: Session,
        prefix: str = "",
        turn: PageTurn | None = None,
        playing: Playing | None = None,
    ) -> Message:
        if playing:
            return await self._pictures.message(session, playing.first)
        kind, person = self._kind(session), session.table.owner or 0
        await kind.changed(session)
        aloud, at = self._is_read_aloud(session), session.snapshot
        language = await self._languages.of(person, session.table.locale)
        artist = self._desk.artist
        card = artist.own(at, person, language, prefix, aloud=aloud)
        seat = at.table.seat_of(person)
        ink = artist.ink(at, language, Reading(seat if aloud else None, aloud=aloud))
        if aloud:
            told = "" if prefix else self._told(session, person, ink)
            card = replace(card, line=told or card.body)
        return await self._drawn(session, await kind.frame(session, card, ink), turn)

    async def _drawn(self, session: Session, card: Card, turn: PageTurn | None = None) -> Message:
        """For a screen reader only the line and the buttons."""
        if not self._is_read_aloud(session):
            return await self._pictures.message(session, card, turn)
        more = self._desk.texts.say(session.table.locale, "alt-more")
        return Message(shortened(card.line, LONGEST_MESSAGE, more), view=rows(card.rows, turn))

    def _told(self, session: Session, person: int, ink: Ink) -> str:
        """For a screen reader: what happened since they were last told, and the question."""
        at, seat = session.snapshot, session.table.seat_for(person)
        readers = self._desk.screen_readers
        number = readers.untold(at, person)
        readers.told_all(at, person)
        if at.table.phase == "finished":
            return end_text(at, number, seat, self._desk.artist.end_of(at.table.id), ink)
        return turn_text(at, number, seat, ink)

    def _drew(self, session: Session, playing: Playing | None) -> None:
        if playing:
            self._suspense.play(session, playing)
            return
        self._suspense.ended(session)
        session.drew(session.table.version)

    def _note(self, session: Session, interaction: Interaction) -> None:
        table, here = session.table, interaction.channel_id or NOWHERE
        self._where[table.id] = here
        self._last[table.owner or 0, here] = table.id
        if self._is_read_aloud(session):
            self._follow_up[table.id] = interaction

    def _is_read_aloud(self, session: Session) -> bool:
        return self._desk.screen_readers.includes(session.table.owner or 0)

    def _kind(self, session: Session) -> PrivateKind:
        return self._kinds.get(session.table.kind, PLAIN)

    async def _take_away(self, session: Session) -> None:
        """The board in the direct messages goes; the ephemeral one became a line."""
        table = session.table
        self._where.pop(table.id, None)
        if table.board is not None:
            await self._moved_to(session, NOWHERE, None)
            await self._delete(table.channel, table.board)

    async def _moved_to(self, session: Session, channel: int, board: int | None) -> None:
        now = self._desk.sessions.clock()
        session.posted(board, now, channel)
        await self._desk.store.boards.moved_to(session.table.id, channel, board, now)

    async def _delete(self, channel: int, message: int | None) -> None:
        if message is not None:
            with suppress(*TROUBLE):
                await self._channels.message(channel, message).delete()
