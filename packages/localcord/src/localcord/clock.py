"""The clock of a local Discord: real time, plus what it was moved forward by."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any


@dataclass(eq=False)
class Timer:
    """A callback that is due at `due` on the clock. It fires once."""

    due: float
    fire: Callable[[], None]
    handle: asyncio.TimerHandle

    def cancel(self) -> None:
        self.handle.cancel()


class Clock:
    """Used for ids, timestamps, deadlines, token life, rate limits and expiry."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._timers: set[Timer] = set()
        self.on_advance: list[Callable[[], None]] = []
        """Called after every move of the clock."""

    def now(self) -> float:
        """Seconds since 1970, as `time.time()`."""
        return time.time() + self._ahead

    def monotonic(self) -> float:
        """Seconds of the event loop's clock; never goes back."""
        return asyncio.get_running_loop().time() + self._ahead

    def call_later(self, seconds: float, call: Callable[..., object], *arguments: Any) -> Timer:
        """Like `loop.call_later`, but `advance` can bring the call forward."""

        def fire() -> None:
            self._timers.discard(timer)
            call(*arguments)

        handle = asyncio.get_running_loop().call_later(seconds, fire)
        timer = Timer(self.monotonic() + seconds, fire, handle)
        self._timers.add(timer)
        return timer

    async def sleep(self, seconds: float) -> None:
        """Like `asyncio.sleep`, by this clock."""
        over = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, over.set_result, None)
        try:
            await over
        finally:
            self.cancel(timer)

    def cancel(self, timer: Timer) -> None:
        timer.cancel()
        self._timers.discard(timer)

    def advance(self, by: float | timedelta) -> None:
        """Move forward. Timers that become due fire before this returns, in order of their time."""
        seconds = by.total_seconds() if isinstance(by, timedelta) else by
        if seconds < 0:
            raise ValueError("the clock cannot go back")
        end = self.monotonic() + seconds
        while timer := min(self._due(end), key=lambda each: each.due, default=None):
            self._ahead += max(timer.due - self.monotonic(), 0.0)
            timer.cancel()
            timer.fire()
        self._ahead += max(end - self.monotonic(), 0.0)
        self._reschedule()
        for listener in self.on_advance:
            listener()

    def _due(self, end: float) -> list[Timer]:
        return [timer for timer in self._timers if timer.due <= end]

    def _reschedule(self) -> None:
        loop, now = asyncio.get_running_loop(), self.monotonic()
        for timer in self._timers:
            timer.cancel()
            timer.handle = loop.call_later(max(timer.due - now, 0.0), timer.fire)
