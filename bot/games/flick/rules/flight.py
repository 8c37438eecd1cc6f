"""The flight of a die: its course by wobbles, and the exact probabilities of every aim."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.games.flick.seed import Side
from bot.games.flick.state.board import Board

CHARTS_KEPT, HOPS_KEPT, BEST_KEPT = 1024, 1024, 64
"""Cache sizes: enough for the repeated questions of one turn; fields rarely recur later."""

Spread = dict[tuple[int, int], int]
"""By offset (right, ahead) the number of ways in which the pushes add up to it."""


@dataclass(frozen=True, slots=True)
class Chart:
    """By hole the number of equally likely ways, of `total`, in which the die rests there."""

    ways: tuple[int, ...]
    total: int

    @property
    def ditch(self) -> int:
        return self.total - sum(self.ways)

    def percent(self, hole: int) -> tuple[int, int, int]:
        """Percentages of hit, elsewhere on the field, ditch; rounded to a sum of 100."""
        hit, inside = self.ways[hole], sum(self.ways)
        parts = (hit, inside - hit, self.total - inside)
        floors = [100 * part // self.total for part in parts]
        by_rest = sorted(range(3), key=lambda n: -(100 * parts[n] % self.total))
        for n in by_rest[: 100 - sum(floors)]:
            floors[n] += 1
        return floors[0], floors[1], floors[2]


class BestAim(NamedTuple):
    """A plate, and the chance in percent that a flick from it rests in the hole aimed at."""

    plate: str
    hit: int


class Flights:
    """The flights over a board with the wobble die."""

    def __init__(self, board: Board, wobbles: Mapping[str, Side]) -> None:
        self._board = board
        self._wobbles = wobbles
        self._side = {name: push.side for name, push in wobbles.items()}
        self._ahead = {name: push.ahead for name, push in wobbles.items()}
        self._sides = sum(side.weight for side in wobbles.values())
        self._spreads: list[Spread] = [{(0, 0): 1}]
        self._aims: dict[tuple[str, int], tuple[tuple[int, int], ...]] = {}
        self._chances: dict[tuple[str, int], tuple[float, ...]] = {}
        self.chart = lru_cache(CHARTS_KEPT)(self._chart)
        self.hops = lru_cache(HOPS_KEPT)(self._hop_table)
        self.best_aims = lru_cache(BEST_KEPT)(self._best_aims)

    def touched(self, plate: str, hole: int, wobbles: Sequence[str]) -> int | None:
        """The hole where the die comes down after these wobbles, taken or free; None: ditch."""
        return self._board.pushed(plate, hole, *self.pushed(wobbles))

    def pushed(self, wobbles: Sequence[str]) -> tuple[int, int]:
        """The sum of these wobbles, to the right and ahead."""
        side = sum(map(self._side.__getitem__, wobbles))
        return side, sum(map(self._ahead.__getitem__, wobbles))

    def hop(self, plate: str, hole: int, taken: int) -> int | None:
        """The first free hole straight ahead, with this one (F5); None: ditch."""
        resting: int | None = hole
        while resting is not None and taken >> resting & 1:
            resting = self._board.pushed(plate, resting, 0, 1)
        return resting

    def spread(self, steps: int) -> Spread:
        """The sums of that many wobbles, by convolution; without flights that leave the box."""
        while len(self._spreads) <= steps:
            self._spreads.append(self._one_more(self._spreads[-1]))
        return self._spreads[steps]

    def _one_more(self, spread: Spread) -> Spread:
        pushes = [push for push in self._wobbles.values() if not push.out]
        more: Counter[tuple[int, int]] = Counter()
        for (side, ahead), ways in spread.items():
            for push in pushes:
                more[side + push.side, ahead + push.ahead] += ways * push.weight
        return dict(more)

    def _chart(self, plate: str, hole: int, taken: int) -> Chart:
        hops = self.hops(plate[0], taken)
        ways = [0] * len(self._board.holes)
        for first, count in self._aim(plate, hole):
            resting = hops[first]
            if resting is not None:
                ways[resting] += count
        return Chart(tuple(ways), self._sides ** self._board.distance(plate, hole))

    def _best_aims(self, plates: tuple[str, ...], taken: int) -> tuple[BestAim, ...]:
        """By hole the plate that hits it most often; among equals the one with the least ditch."""

        def worth(plate: str, hole: int) -> tuple[float, float]:
            chart = self.chart(plate, hole, taken)
            return chart.ways[hole] / chart.total, -chart.ditch / chart.total

        def best(hole: int) -> BestAim:
            plate = max(plates, key=lambda plate: worth(plate, hole))
            return BestAim(plate, self.chart(plate, hole, taken).percent(hole)[0])

        return tuple(map(best, self._board.holes))

    def chances(self, plate: str, hole: int) -> tuple[float, ...]:
        """By hole the probability that the die first comes down there, taken or free."""
        if (plate, hole) not in self._chances:
            total = self._sides ** self._board.distance(plate, hole)
            touched = dict(self._aim(plate, hole))
            self._chances[plate, hole] = tuple(touched.get(h, 0) / total for h in self._board.holes)
        return self._chances[plate, hole]

    def _hop_table(self, side: str, taken: int) -> tuple[int | None, ...]:
        return tuple(self.hop(side, hole, taken) for hole in self._board.holes)

    def _aim(self, plate: str, hole: int) -> tuple[tuple[int, int], ...]:
        """The holes where the die first comes down, with their numbers of ways."""
        if (plate, hole) not in self._aims:
            spread = self.spread(self._board.distance(plate, hole))
            touched = (
                (self._board.pushed(plate, hole, side, ahead), ways)
                for (side, ahead), ways in spread.items()
            )
            self._aims[plate, hole] = tuple((at, ways) for at, ways in touched if at is not None)
        return self._aims[plate, hole]
