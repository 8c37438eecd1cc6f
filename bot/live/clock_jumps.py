"""Detects jumps of the wall clock and shifts the deadlines of all tables by them.

A laptop that slept, a paused process and a clock that was set look the same: between two checks the
wall clock moved by more than the usual interval, or back. Nobody could play in that time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.live.shards import is_usual


@dataclass(eq=False, repr=False)
class ClockJumps:
    _clock: Callable[[], float]
    _arrive: Callable[[], Awaitable[None]]
    _shift: Callable[[float], Awaitable[None]]
    _seen: float | None = field(init=False, default=None)
    _checking: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)

    async def check(self) -> None:
        """Compare the clock with the last check; after a jump, shift all deadlines."""
        if self._seen is not None and is_usual(self._clock() - self._seen):
            self._seen = self._clock()
            return
        async with self._checking:  # concurrent callers must not see unshifted deadlines
            await self._shift_if_jumped()

    async def _shift_if_jumped(self) -> None:
        if self._seen is None:
            await self._arrive()
            self._seen = self._clock()
            return
        now = self._clock()
        moved = now - self._seen
        if not is_usual(moved):
            await self._shift(moved)
        self._seen = now
