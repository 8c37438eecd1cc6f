"""Who is at the board: whoever pressed there or wrote in its channel a short while ago."""

from collections.abc import Callable

REMEMBERED = 20_000
"""So many people in channels are known at once; who was seen longest ago is forgotten first."""


class Presence:
    """Only in memory: after a restart nobody was seen yet."""

    def __init__(self, clock: Callable[[], float], away_seconds: float) -> None:
        self._clock = clock
        self._away = away_seconds
        self._seen: dict[tuple[int, int], float] = {}

    def saw(self, channel: int, person: int) -> None:
        self._seen.pop((channel, person), None)
        self._seen[channel, person] = self._clock()
        if len(self._seen) > REMEMBERED:
            self._seen.pop(next(iter(self._seen)))

    def until(self, channel: int, person: int) -> float:
        """When somebody will be away who does nothing more; long ago for whoever never came."""
        return self._seen.get((channel, person), float("-inf")) + self._away

    def is_there(self, channel: int, person: int) -> bool:
        return self._clock() < self.until(channel, person)
