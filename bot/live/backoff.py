"""Exponential backoff per key; only the first failure in a row is logged."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

log = logging.getLogger(__name__)

FIRST_SECONDS = 1.0
LONGEST_SECONDS = 300.0
FACTOR = 2.0


@dataclass(frozen=True)
class _Failures:
    attempts: int
    pause: float
    until: float
    """When the next attempt is due."""


class Backoff:
    """The pause doubles with each failure of a key, from `first` to `longest` seconds.

    After `give_up_after` attempts the next failure forgets the key, as a success does.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        first: float = FIRST_SECONDS,
        longest: float = LONGEST_SECONDS,
        give_up_after: int | None = None,
    ) -> None:
        self._clock = clock
        self._first = first
        self._longest = longest
        self._give_up_after = give_up_after
        self._failures: dict[str, _Failures] = {}

    def failed(self, key: str) -> bool:
        """Count a failure; True for the first in a row, which the caller logs."""
        last = self._failures.pop(key, None)
        attempts = last.attempts + 1 if last else 1
        if self._give_up_after is None or attempts <= self._give_up_after:
            pause = min(last.pause * FACTOR, self._longest) if last else self._first
            self._failures[key] = _Failures(attempts, pause, self._clock() + pause)
        return last is None

    def succeeded(self, key: str) -> None:
        """Forget the failures of a key; also for a key that is not to be tried again."""
        self._failures.pop(key, None)

    def attempts(self, key: str) -> int:
        """The failures in a row."""
        last = self._failures.get(key)
        return last.attempts if last else 0

    def seconds(self, key: str) -> float:
        """The rest of the pause; 0 where nothing has failed."""
        last = self._failures.get(key)
        return max(0.0, last.until - self._clock()) if last else 0.0

    def due(self) -> list[str]:
        """The failed keys whose pause is over."""
        now = self._clock()
        return [key for key, last in self._failures.items() if last.until <= now]


async def repeat_until_closed(
    what: str, work: Callable[[], Awaitable[None]], closing: asyncio.Event, tick: float
) -> None:
    """Call `work` every `tick` seconds until `closing` is set, with backoff after failures."""
    backoff = Backoff()
    while not closing.is_set():
        await attempt(what, work, backoff)
        await sleep_unless_closed(closing, max(tick, backoff.seconds(what)))


async def retry_until_success(
    what: str, work: Callable[[], Awaitable[None]], closing: asyncio.Event
) -> None:
    """Call `work` until it succeeds once or `closing` is set, with backoff after failures."""
    backoff = Backoff()
    while not closing.is_set() and not await attempt(what, work, backoff):
        await sleep_unless_closed(closing, backoff.seconds(what))


async def attempt(what: str, work: Callable[[], Awaitable[None]], backoff: Backoff) -> bool:
    """Call `work`; False where it failed, which is logged if it is the first time in a row."""
    try:
        await work()
    except Exception:  # any failure is retried: a loop of the bot must not end by one
        if _is_cancelled():
            raise
        if backoff.failed(what):
            log.exception("%s stumbled, and will try again", what)
        return False
    backoff.succeeded(what)
    return True


def _is_cancelled() -> bool:
    """Whether the task is being cancelled: a driver may turn that into an error of its own."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def sleep_unless_closed(closing: asyncio.Event, seconds: float) -> None:
    """Sleep for `seconds` or until `closing` is set."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closing.wait(), seconds)
