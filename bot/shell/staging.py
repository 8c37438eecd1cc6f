"""Plays moments on boards, beat by beat; any press at the table goes straight to the outcome."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.cards.card import Card
from bot.live.caretaker import GRACE_SECONDS
from bot.live.session import Session
from bot.shell.message import Message
from bot.shell.responses import TROUBLE

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

Show = Callable[[Session], Awaitable[None]]
Edit = Callable[[Session, Message], Awaitable[object]]


class Playing:
    """A moment that a board is in the middle of."""

    def __init__(self, session: Session, cards: tuple[Card, ...]) -> None:
        self.session = session
        self.first, *self.others = cards
        self.hurried = asyncio.Event()
        self.over = asyncio.Event()
        """The board shows the outcome, or something newer."""

    async def rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), seconds)

    def end(self) -> None:
        self.over.set()
        self.hurried.set()


class Stage:
    """The store has everything before the first beat: all that a kill takes is the suspense."""

    def __init__(self, client: "Stammtisch", seconds: float, edit: Edit, show: Show) -> None:
        self._client = client
        self.seconds = seconds
        """How long each beat lasts; 0 stages nothing."""
        self._edit = edit
        self._show = show
        self._playing: dict[str, Playing] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def has_moment(self, session: Session) -> bool:
        """Whether what this board shows next begins with suspense; each moment is staged once."""
        return bool(self._cards(session))

    def opening(self, session: Session) -> Playing | None:
        cards = self._cards(session)
        if not cards:
            return None
        session.saw_moves()
        return Playing(session, cards)

    def play(self, session: Session, playing: Playing) -> None:
        """The first beat is on the board: the others follow by themselves."""
        match = session.table.id
        self.ended(session)
        self._playing[match] = playing
        task = asyncio.create_task(self._play(playing), name=f"moment-{match}")
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def ended(self, session: Session) -> None:
        """The board shows how it stands: whatever was staged on it is over."""
        if playing := self._playing.pop(session.table.id, None):
            playing.end()

    def hurry(self, match: str, person: int) -> None:
        """Somebody at the table pressed something: no more waiting."""
        playing = self._playing.get(match)
        if playing and playing.session.table.seat_of(person) is not None:
            playing.hurried.set()

    def is_playing(self, session: Session) -> bool:
        return session.table.id in self._playing

    async def calm(self, session: Session) -> None:
        """Wait until a moment at this table has been seen."""
        if playing := self._playing.get(session.table.id):
            await playing.over.wait()

    async def close(self) -> None:
        """What is open goes to its outcome, so that no board is left in the air."""
        self._closing = True
        for playing in self._playing.values():
            playing.hurried.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE_SECONDS)

    def _cards(self, session: Session) -> tuple[Card, ...]:
        if not self.seconds or self._closing or not session.has_unseen_moves:
            return ()
        return self._client.artist.beats(session)

    async def _play(self, playing: Playing) -> None:
        session = playing.session
        try:
            await self._suspense(playing)
            if not playing.over.is_set():
                await self._show(session)
        finally:  # whoever waits for it waits no longer, whatever could not be drawn
            playing.over.set()
            if self._playing.get(session.table.id) is playing:
                self.ended(session)

    async def _suspense(self, playing: Playing) -> None:
        """However it goes, the outcome follows."""
        try:
            await self._beats(playing)
        except Exception:
            log.exception("match %s: a moment could not be played", playing.session.table.id)

    async def _beats(self, playing: Playing) -> None:
        session = playing.session
        for still in playing.others:
            await playing.rest(self.seconds)
            async with session.showing:
                if playing.hurried.is_set():
                    break
                with suppress(*TROUBLE):
                    shown = await self._client.painting.message(session, still)
                    await self._edit(session, shown)
        await playing.rest(self.seconds)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("%s could not be played", task.get_name(), exc_info=error)
