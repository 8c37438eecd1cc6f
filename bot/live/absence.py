"""Notices when the bot was not there, or the clock was set: then no table's clock has run.

A laptop that slept, a process that stood still, a clock that was put forward or back: they all look
the same. Since the bot last looked, the wall clock moved further than between two looks, or back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.store import Store

log = logging.getLogger(__name__)

ALIVE = "last seen alive"
TOLERANCE_SECONDS = 5.0
"""A look that comes later than this after the last one comes after an absence."""
NOTE_SECONDS = 10.0
"""So often the store is told that the bot is alive: for the next start, so it costs no disk."""


class Absence:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        shift: Callable[[float, str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._shift = shift
        self._seen: float | None = None
        self._noted = 0.0
        self._noticing = asyncio.Lock()

    async def notice(self) -> None:
        """Look at the clock; after an absence all tables get back the time that nobody had."""
        if self._seen is not None and _usual(self._clock() - self._seen):
            self._seen = self._clock()
            return
        async with self._noticing:  # whoever comes meanwhile must not see a clock of before
            await self._put_right()

    async def note(self) -> None:
        """Write down, now and then, that the bot is alive."""
        now = self._clock()
        if abs(now - self._noted) >= NOTE_SECONDS:
            await self._store.notes.write(ALIVE, str(now))
            self._noted = now

    async def _put_right(self) -> None:
        if self._seen is None:
            self._seen = float(await self._store.notes.read(ALIVE) or self._clock())
        now = self._clock()
        moved = now - self._seen
        if not _usual(moved):
            await self._shift(moved, str(now))
            log.info("clocks moved by %d seconds in which nobody could play", moved)
            self._noted = now
        self._seen = now


def _usual(moved: float) -> bool:
    return abs(moved) <= TOLERANCE_SECONDS
