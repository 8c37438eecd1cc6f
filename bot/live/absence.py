"""Notices when the bot was not there, or the clock was set: then no table's clock has run.

A laptop that slept, a process that stood still, a clock that was put forward or back: they all look
the same. Since the bot last looked, the wall clock moved further than between two looks, or back.
"""

import asyncio
from collections.abc import Awaitable, Callable

from bot.live.shards import is_usual


class Absence:
    def __init__(
        self,
        clock: Callable[[], float],
        arrive: Callable[[], Awaitable[None]],
        shift: Callable[[float], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._arrive = arrive
        self._shift = shift
        self._seen: float | None = None
        self._noticing = asyncio.Lock()

    async def notice(self) -> None:
        """Look at the clock; after an absence all tables get back the time that nobody had."""
        if self._seen is not None and is_usual(self._clock() - self._seen):
            self._seen = self._clock()
            return
        async with self._noticing:  # whoever comes meanwhile must not see a clock of before
            await self._put_right()

    async def _put_right(self) -> None:
        if self._seen is None:
            await self._arrive()
            self._seen = self._clock()
            return
        now = self._clock()
        moved = now - self._seen
        if not is_usual(moved):
            await self._shift(moved)
        self._seen = now
