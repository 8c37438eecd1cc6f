"""A sliding-window rate limit per key, for requests that cost others something."""

import asyncio
from collections.abc import Callable, Hashable
from typing import ParamSpec, TypeVar

from bot.engine.errors import PlayerError
from bot.live.recent import Recent

P = ParamSpec("P")
T = TypeVar("T")

MOST_REMEMBERED = 10_000


class RateLimit:
    """At most `times` requests per key within `seconds`."""

    def __init__(self, times: int, seconds: float, clock: Callable[[], float]) -> None:
        self._times = times
        self._seconds = seconds
        self._clock = clock
        self._used: Recent[Hashable, list[float]] = Recent(MOST_REMEMBERED)

    def take(self, key: Hashable, refusal: str = "slow-down") -> None:
        """Count one request; raises a PlayerError where the limit is reached."""
        now = self._clock()
        recent = [at for at in self._used.get(key, ()) if 0 <= now - at < self._seconds]
        self._used[key] = recent
        if len(recent) >= self._times:
            raise PlayerError(refusal)
        recent.append(now)


class HeavyReads:
    """Reads of whole matches: in a thread, one at a time, so that the others serve players."""

    def __init__(self, allowance: RateLimit) -> None:
        self.allowance = allowance
        self._thread = asyncio.Semaphore(1)

    def enter(self, person: int) -> None:
        """Count a read of a person; raises a PlayerError at the rate limit."""
        self.allowance.take(person)

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._thread:
            return await asyncio.to_thread(work, *args, **kwargs)
