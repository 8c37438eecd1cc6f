"""Suspense on boards: a staged move is shown beat by beat before its outcome.

The store has the move before the first beat, so a kill loses the suspense and nothing else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.engine.game import CHANCE
from bot.live.background import Background
from bot.live.caretaker import GRACE_SECONDS
from bot.live.session import Session
from bot.shell.discord_errors import TROUBLE

log = logging.getLogger(__name__)

OWN_SECONDS = 3.0
"""For so long only the person who made the move may skip a beat."""

Show = Callable[[Session], Awaitable[None]]
ShowBeat = Callable[[Session, Card], Awaitable[None]]


class Playing:
    """The staged move that a board is showing."""

    def __init__(self, session: Session, cards: tuple[Card, ...]) -> None:
        self.session = session
        self.first, *self.others = cards
        self.owner = _owner(session)
        """The person who made the move; None: a computer made it."""
        self.began = asyncio.get_running_loop().time()
        self.skipped = asyncio.Event()
        self._closing = False
        self.over = asyncio.Event()
        """The board shows the outcome, or something newer."""

    async def wait_for_beat(self, seconds: float) -> None:
        """Until the beat is over, or somebody skips it."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.skipped.wait(), seconds)
        if not self._closing:
            self.skipped.clear()

    def may_be_skipped_by(self, person: int) -> bool:
        """The moment belongs to one person for a while."""
        since = asyncio.get_running_loop().time() - self.began
        return self.owner in (None, person) or since >= OWN_SECONDS

    def close(self) -> None:
        """Straight to the outcome."""
        self._closing = True
        self.others.clear()
        self.skipped.set()

    def end(self) -> None:
        self.over.set()
        self.skipped.set()


def _owner(session: Session) -> int | None:
    match = session.match
    mover = match.trail[0].seat if match and match.trail else CHANCE
    return session.table.seats[mover].person if mover != CHANCE else None


class Suspense:
    def __init__(
        self,
        artist: Artist,
        seconds: float,
        show_beat: ShowBeat,
        show: Show,
        reading_seconds: float = 0.0,
    ) -> None:
        """`seconds` is the length of a beat; 0 switches suspense off.

        Computers leave people `reading_seconds` for an outcome, unless somebody presses; before
        the card of an end it stands as long.
        """
        self._artist = artist
        self.seconds = seconds
        self._reading_seconds = reading_seconds
        self._reading: dict[str, asyncio.Event] = {}
        self._show_beat = show_beat
        self._show = show
        self._playing: dict[str, Playing] = {}
        self._background = Background("suspense")
        self._closing = False

    def is_next(self, session: Session) -> bool:
        """Whether the board's next change begins with suspense; each move is staged once."""
        return bool(self._cards(session))

    def opening(self, session: Session) -> Playing | None:
        cards = self._cards(session)
        if not cards:
            return None
        session.saw_moves()
        return Playing(session, cards)

    def play(self, session: Session, playing: Playing) -> None:
        """The first beat is on the board: show the others, then the outcome."""
        self.ended(session)
        self._playing[session.table.id] = playing
        self._background.start(self._play(playing), session.table.id)

    def ended(self, session: Session) -> None:
        """The board shows the present state: nothing is staged on it any more."""
        if playing := self._playing.pop(session.table.id, None):
            playing.end()

    def skip(self, session: Session, person: int) -> None:
        """A person at the table wants the next beat now."""
        playing = self._playing.get(session.table.id)
        seated = session.table.seat_of(person) is not None
        if playing and seated and playing.may_be_skipped_by(person):
            playing.skipped.set()

    def read(self, session: Session, person: int) -> None:
        """A person at the table pressed something: computers need not wait any longer."""
        reading = self._reading.get(session.table.id)
        if reading and session.table.seat_of(person) is not None:
            reading.set()

    def is_playing(self, session: Session) -> bool:
        return session.table.id in self._playing

    async def wait_for_outcome(self, session: Session) -> None:
        """Wait until the outcome of a staged move is on the board."""
        if playing := self._playing.get(session.table.id):
            await playing.over.wait()

    async def wait_until_read(self, session: Session) -> None:
        """Wait until the outcome of a staged move is on the board and could be read."""
        await self.wait_for_outcome(session)
        timed = self.seconds and self._reading_seconds
        if not timed or not self._artist.wants_reading(session.snapshot):
            return
        reading = self._reading[session.table.id] = asyncio.Event()
        if self._closing:
            reading.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(reading.wait(), self._reading_seconds)
        self._reading.pop(session.table.id, None)

    async def close(self) -> None:
        """Show all outcomes now, so that no board is left in suspense."""
        self._closing = True
        for playing in self._playing.values():
            playing.close()
        for reading in self._reading.values():
            reading.set()
        await self._background.finish(GRACE_SECONDS)

    def _cards(self, session: Session) -> tuple[Card, ...]:
        if not self.seconds or self._closing or not session.has_unseen_moves:
            return ()
        return self._artist.beats(session.snapshot)

    async def _play(self, playing: Playing) -> None:
        session = playing.session
        try:
            await self._beats(playing)
        except Exception:  # the outcome follows in any case
            log.exception("match %s: a staged move could not be played", session.table.id)
        try:
            if not playing.over.is_set():
                await self._show(session)
        finally:  # computers wait for it, also where it could not be drawn
            playing.over.set()
            if self._playing.get(session.table.id) is playing:
                self.ended(session)

    async def _beats(self, playing: Playing) -> None:
        session = playing.session
        while playing.others:
            await playing.wait_for_beat(self.seconds)
            async with session.showing:
                if playing.over.is_set() or not playing.others:
                    return
                with suppress(*TROUBLE):
                    await self._show_beat(session, playing.others.pop(0))
        ends = session.match is not None and session.match.result is not None
        await playing.wait_for_beat(max(self.seconds, self._reading_seconds if ends else 0))
