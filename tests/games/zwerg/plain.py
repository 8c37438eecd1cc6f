"""The exact solution once more in plain Python: the same number, without numpy."""

from functools import cache

from bot.engine.catalogue import Box
from bot.games.zwerg.brain.turn import fresh_turn
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.seed import Seed

SMALL_ROW = ("", "red", "orange", "yellow", "green", "")
"""Plain Python would take minutes for the whole row of seven dwarfs."""
WHAT = f"a row of {len(SMALL_ROW)} fields only"
Dice = tuple[int, ...]


def quick(box: Box) -> float:
    return float(fresh_turn(_small(box)).points)


def slow(box: Box) -> float:
    return expected_points(_small(box).seed)


def _small(box: Box) -> Zwerg:
    data = box.game.seed.model_dump() | {"row": SMALL_ROW, "bets_after": 1}
    return Zwerg(Zwerg.seed_type.model_validate(data))


def expected_points(seed: Seed) -> float:
    """Expected points of a fresh turn: every die, every throw, every field."""
    points, fields = seed.points, len(seed.row)

    @cache
    def worth(row: Dice, left: frozenset[int]) -> float:
        if not left:
            return ended(row)
        return max(thrown(row, left - {die}, die) for die in left)

    def thrown(row: Dice, left: frozenset[int], die: int) -> float:
        return sum(landed(row, left, die, v) for v in range(1, seed.faces + 1)) / seed.faces

    def landed(row: Dice, left: frozenset[int], die: int, value: int) -> float:
        found = [
            worth((*row[:f], value, *row[f + 1 :]), left) + points.match * (f == die)
            for f in range(fields)
            if not row[f] and _in_order((*row[:f], value, *row[f + 1 :]))
        ]
        return max(found, default=worth(row, left))  # Z7

    def ended(row: Dice) -> float:
        if sum(map(bool, row)) < len(seed.colours):
            return 0.0
        evasions = sum(1 for v, colour in zip(row, seed.row, strict=True) if v and not colour)
        return float(points.all - points.evasion * evasions)

    dice = frozenset(f for f, colour in enumerate(seed.row) if colour)
    return worth((0,) * fields, dice)


def _in_order(row: Dice) -> bool:
    """Rising or falling from left to right, gaps and equals allowed (Z1)."""
    lying = [value for value in row if value]
    return lying == sorted(lying) or lying == sorted(lying, reverse=True)
