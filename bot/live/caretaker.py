"""Acts on tables without a press: computers, automatic moves, deadlines, time limits."""

import asyncio
import logging
from typing import Protocol

from bot.live.background import Background
from bot.live.backoff import Backoff, repeat_until_closed, sleep_unless_closed
from bot.live.brain_pool import BrainPool
from bot.live.computers import Computers
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.table.driven import Driven, next_driven

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
GRACE_SECONDS = 2.0
LONGEST_TURN = 12
"""The most moves of one computer that are shown as one change of the board."""


class Outlet(Protocol):
    async def show(self, session: Session) -> None:
        """Draw the board of the session."""

    async def remind(self, session: Session) -> None:
        """Remind the players who must decide of their deadline."""

    async def wait_until_read(self, session: Session) -> None:
        """Wait until a staged moment on the board is over."""


class Caretaker:
    """Polls the store for due tables, so that a restart loses nothing; one task per due table."""

    def __init__(self, sessions: LiveTables, thinker: BrainPool, outlet: Outlet) -> None:
        self._sessions = sessions
        self._computers = Computers(thinker, self._rest)
        self._backoff = Backoff()
        self._outlet = outlet
        self._tasks = Background("keeper")
        self._busy: set[str] = set()
        """Matches with a running task: one task per match at a time."""
        self._closing = asyncio.Event()

    async def run(self) -> None:
        await repeat_until_closed("the caretaker", self.look_round, self._closing, TICK_SECONDS)

    async def look_round(self) -> None:
        """Start a task for every due table."""
        await self._sessions.clock_jumps.check()
        for match in await self._sessions.due():
            if not self._backoff.seconds(match):
                self._start(match)

    def nudge(self, session: Session) -> None:
        """Start a task for this table now, unless one is running."""
        if session.table.due is not None:
            self._start(session.table.id)

    def _start(self, match: str) -> None:
        if match in self._busy or self._closing.is_set():
            return
        self._busy.add(match)
        self._tasks.start(self._keep(match), match)

    async def _keep(self, match: str) -> None:
        try:
            await self.look_after(match)
        except Exception:
            if self._backoff.failed(match):
                log.exception("match %s: the caretaker stumbled over it", match)
        else:
            self._backoff.succeeded(match)
        finally:
            self._busy.discard(match)

    async def settled(self) -> None:
        """Wait until every started task has ended."""
        await self._tasks.finish()

    async def close(self) -> None:
        """Let running tasks end by themselves for a while: they may be inside a transaction."""
        self._closing.set()
        await self._tasks.finish(GRACE_SECONDS)
        await self._tasks.cancel()

    async def _rest(self, seconds: float) -> None:
        await sleep_unless_closed(self._closing, seconds)

    async def look_after(self, match: str) -> None:
        """Do what is due at a table, then play the bot's seats; the board changes once per turn."""
        session = await self._sessions.get(match)
        due = await session.tick()
        if due == "remind":
            await self._outlet.remind(session)
        elif due:
            await self._outlet.show(session)
        while next_driven(session.table, session.match):
            await self._outlet.wait_until_read(session)
            await self._rest(self._sessions.pause)
            if self._closing.is_set():
                return
            before = session.table.version
            await self._turn(session)
            if session.table.version == before:
                return
            await self._outlet.show(session)  # also what another process played, or stored

    async def _turn(self, session: Session) -> None:
        """Play a computer's turn, or a decision of several seats; stop at a staged moment."""
        moved: Driven | None = None
        for _ in range(LONGEST_TURN):
            driven = next_driven(session.table, session.match)
            if driven is None or (moved and not _goes_on(session, moved, driven)):
                break
            text = await self._computers.choose(session.box, driven)
            if not await session.drive(driven, text):
                break
            moved = driven


def _goes_on(session: Session, moved: Driven, driven: Driven) -> bool:
    """Whether the next move is shown together with the last: same turn, no moment between."""
    match = session.match
    if match is None or session.box.moment(match) or match.game.is_awaited(match.state):
        return False
    return driven.seat == moved.seat or match.turn <= moved.version
