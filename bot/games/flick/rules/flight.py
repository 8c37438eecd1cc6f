"""Where a flicked die comes down: its course wobble by wobble, and the exact odds of every aim."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.flick.seed import Side
from bot.games.flick.state.board import Board

CHARTS_KEPT, HOPS_KEPT = 256, 1024
"""A field hardly comes twice: what a turn asks again and again fits, and no match is hoarded."""

Spread = dict[tuple[int, int], int]
"""In how many ways the pushes add up to so far right and ahead."""


@dataclass(frozen=True, slots=True)
class Chart:
    """In how many of `total` equally likely ways the die rests in each hole; the rest is ditch."""

    ways: tuple[int, ...]
    total: int

    @property
    def ditch(self) -> int:
        return self.total - sum(self.ways)

    def percent(self, hole: int) -> tuple[int, int, int]:
        """Hit, elsewhere on the field, ditch; rounded so that they make a hundred."""
        hit, inside = self.ways[hole], sum(self.ways)
        parts = (hit, inside - hit, self.total - inside)
        floors = [100 * part // self.total for part in parts]
        by_rest = sorted(range(3), key=lambda n: -(100 * parts[n] % self.total))
        for n in by_rest[: 100 - sum(floors)]:
            floors[n] += 1
        return floors[0], floors[1], floors[2]


class Flights:
    """The wobble die over a board."""

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

    def touched(self, plate: str, hole: int, wobbles: Sequence[str]) -> int | None:
        """Where the die comes down after these wobbles, be it taken or free; None is the ditch."""
        side = sum(map(self._side.__getitem__, wobbles))
        ahead = sum(map(self._ahead.__getitem__, wobbles))
        return self._board.pushed(plate, hole, side, ahead)

    def hop(self, plate: str, hole: int, taken: int) -> int | None:
        """The next free hole straight on, this one included (F5)."""
        resting: int | None = hole
        while resting is not None and taken >> resting & 1:
            resting = self._board.pushed(plate, resting, 0, 1)
        return resting

    def spread(self, steps: int) -> Spread:
        """The sums of that many wobbles, by convolution; what jumped out is missing."""
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

    def chances(self, plate: str, hole: int) -> tuple[float, ...]:
        """How likely the die first comes down on each hole, be it taken or free."""
        if (plate, hole) not in self._chances:
            total = self._sides ** self._board.distance(plate, hole)
            touched = dict(self._aim(plate, hole))
            self._chances[plate, hole] = tuple(touched.get(h, 0) / total for h in self._board.holes)
        return self._chances[plate, hole]

    def _hop_table(self, side: str, taken: int) -> tuple[int | None, ...]:
        return tuple(self.hop(side, hole, taken) for hole in self._board.holes)

    def _aim(self, plate: str, hole: int) -> tuple[tuple[int, int], ...]:
        """The holes where the die first touches down, with their ways."""
        if (plate, hole) not in self._aims:
            spread = self.spread(self._board.distance(plate, hole))
            touched = (
                (self._board.pushed(plate, hole, side, ahead), ways)
                for (side, ahead), ways in spread.items()
            )
            self._aims[plate, hole] = tuple((at, ways) for at, ways in touched if at is not None)
        return self._aims[plate, hole]
