"""Growing pauses after failures: nothing is tried every second for ever, and each is told once."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

FIRST_SECONDS = 1.0
LONGEST_SECONDS = 300.0
FACTOR = 2.0


class Pauses:
    """By the name of what failed; a success wipes it out."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        first: float = FIRST_SECONDS,
        longest: float = LONGEST_SECONDS,
    ) -> None:
        self._clock = clock
        self._first = first
        self._longest = longest
        self._failed: dict[str, tuple[float, float]] = {}
        """The last pause and when it is over."""

    def failed(self, name: str) -> bool:
        """Whether that is new, so that somebody must be told."""
        last, _ = self._failed.get(name, (0.0, 0.0))
        pause = min(last * FACTOR or self._first, self._longest)
        self._failed[name] = pause, self._clock() + pause
        return last == 0.0

    def succeeded(self, name: str) -> None:
        self._failed.pop(name, None)

    def seconds(self, name: str) -> float:
        """How long it must still rest."""
        _, until = self._failed.get(name, (0.0, 0.0))
        return max(0.0, until - self._clock()) if until else 0.0


async def over_and_over(
    what: str, work: Callable[[], Awaitable[None]], closing: asyncio.Event, tick: float
) -> None:
    """Do a work every so often until the end; after failures ever more rarely, and told once."""
    pauses = Pauses()
    while not closing.is_set():
        await _tried(what, work, pauses)
        await _rest(closing, max(tick, pauses.seconds(what)))


async def until_it_succeeds(
    what: str, work: Callable[[], Awaitable[None]], closing: asyncio.Event
) -> None:
    """Do a work once, however often that must be tried."""
    pauses = Pauses()
    while not closing.is_set() and not await _tried(what, work, pauses):
        await _rest(closing, pauses.seconds(what))


async def _tried(what: str, work: Callable[[], Awaitable[None]], pauses: Pauses) -> bool:
    try:
        await work()
    except Exception:  # whatever it is, no bad moment may end it for good
        if pauses.failed(what):
            log.exception("%s stumbled, and will try again", what)
        return False
    pauses.succeeded(what)
    return True


async def _rest(closing: asyncio.Event, seconds: float) -> None:
    """Sleep, but not beyond the end."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closing.wait(), seconds)
