"""Keeps tables going where no person presses: computers, automatic moves, clocks of the rules."""

import asyncio
import contextlib
import logging
from typing import Protocol

from bot.live.brain_pool import BrainPool
from bot.live.computers import Computers
from bot.live.pauses import Pauses
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.table.driven import Driven, next_driven

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
GRACE_SECONDS = 2.0
LONGEST_TURN = 12
"""So many moves of one computer are told at once."""
ROUND = "the round of all tables"


class Outlet(Protocol):
    async def show(self, session: Session) -> None:
        """Tell everybody how the session stands now."""

    async def remind(self, session: Session) -> None:
        """Tell those who are waited for that their time is running out."""

    async def calm(self, session: Session) -> None:
        """Wait until everybody has seen what is being staged at the table."""


class Caretaker:
    """One task looks for what is due; that stands in the store, so a restart loses nothing."""

    def __init__(self, sessions: LiveTables, thinker: BrainPool, outlet: Outlet) -> None:
        self._sessions = sessions
        self._computers = Computers(thinker, self._rest)
        self._pauses = Pauses()
        self._outlet = outlet
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()

    async def run(self) -> None:
        while not self._closing.is_set():
            try:
                await self.look_round()
            except Exception:  # no bad moment of the database may stop all tables for good
                if _is_cancelled():
                    raise
                if self._pauses.failed(ROUND):
                    log.exception("the caretaker stumbled, and will try again")
            else:
                self._pauses.succeeded(ROUND)
            await self._rest(max(TICK_SECONDS, self._pauses.seconds(ROUND)))

    async def look_round(self) -> None:
        """Start what has come due."""
        await self._sessions.absence.notice()
        for match in await self._sessions.due():
            if not self._pauses.seconds(match):
                self._start(match)

    def nudge(self, session: Session) -> None:
        """Look after this session now, unless somebody already does."""
        if session.table.due is not None:
            self._start(session.table.id)

    def _start(self, match: str) -> None:
        if match in self._busy or self._closing.is_set():
            return
        task = asyncio.create_task(self.look_after(match), name=f"keeper-{match}")
        self._busy[match] = task
        task.add_done_callback(lambda done: self._done(match, done))

    async def settled(self) -> None:
        """Wait until everything that was started is done."""
        while tasks := set(self._busy.values()):
            await asyncio.wait(tasks)
            await asyncio.sleep(0)  # they take themselves off the list

    async def close(self) -> None:
        """Let what is under way end by itself: a cancelled transaction is an ugly thing."""
        self._closing.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.settled(), GRACE_SECONDS)
        late = set(self._busy.values())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _rest(self, seconds: float) -> None:
        """Sleep, but not beyond the end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def _done(self, name: str, task: asyncio.Task[None]) -> None:
        self._busy.pop(name, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._pauses.succeeded(name)
        elif self._pauses.failed(name):
            log.error("match %s: the caretaker stumbled over it", name, exc_info=error)

    async def look_after(self, match: str) -> None:
        """A computer's turn at a time, told as one change of the board."""
        session = await self._sessions.get(match)
        due = await session.tick()
        if due == "remind":
            await self._outlet.remind(session)
        elif due:
            await self._outlet.show(session)
        while next_driven(session.table, session.match):
            await self._outlet.calm(session)
            await self._rest(self._sessions.pause)
            if self._closing.is_set() or not await self._turn(session):
                return
            await self._outlet.show(session)

    async def _turn(self, session: Session) -> bool:
        """A computer's turn, or the decisions of several at once; no further than to a moment."""
        moved: Driven | None = None
        for _ in range(LONGEST_TURN):
            driven = next_driven(session.table, session.match)
            if driven is None or (moved and not _goes_on(session, moved, driven)):
                break
            text = await self._computers.choose(session.box, driven)
            if not await session.drive(driven, text):
                break
            moved = driven
        return moved is not None


def _goes_on(session: Session, moved: Driven, driven: Driven) -> bool:
    """Whether the next move is told together with the last: people want to follow."""
    match = session.match
    if match is None or session.box.moment(match):
        return False
    return driven.seat == moved.seat or match.turn <= moved.version


def _is_cancelled() -> bool:
    """A driver may turn a cancellation into an error of its own."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
