"""Growing pauses after failures: nothing is tried every second for ever, and each is told once."""

import time
from collections.abc import Callable

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
