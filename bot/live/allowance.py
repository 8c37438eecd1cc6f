"""How often one person may ask for what costs others something: thinking, drawing, room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from bot.engine.errors import PlayerError

MOST_REMEMBERED = 10_000


class Allowance:
    """So many times in so many seconds for each key; what is long past is forgotten."""

    def __init__(self, times: int, seconds: float, clock: Callable[[], float]) -> None:
        self._times = times
        self._seconds = seconds
        self._clock = clock
        self._used: OrderedDict[Hashable, list[float]] = OrderedDict()

    def take(self, key: Hashable, refusal: str = "slow-down") -> None:
        """Use one of them up; raises a PlayerError where none is left."""
        now = self._clock()
        recent = [at for at in self._used.pop(key, []) if 0 <= now - at < self._seconds]
        self._used[key] = recent
        while len(self._used) > MOST_REMEMBERED:
            self._used.popitem(last=False)
        if len(recent) >= self._times:
            raise PlayerError(refusal)
        recent.append(now)
