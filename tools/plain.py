"""The two exact solutions once more in plain Python: the same numbers, without numpy."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

from bot.games.kniffel.rules.scoring import value
from bot.games.kniffel.seed import Seed as KniffelSeed
from bot.games.zwerg.seed import Seed as ZwergSeed

Dice = tuple[int, ...]


def kniffel(seed: KniffelSeed) -> float:
    """Expected total of a match without free striking: sets of free rows from small to large."""
    sides, rows = range(len(seed.symbols)), len(seed.rows)
    rolls = list(combinations_with_replacement(sides, seed.dice))
    scores = {
        dice: [value([seed.symbols[n] for n in dice], row, seed.points) for row in seed.rows]
        for dice in rolls
    }
    falls = {keep: dict(_falls(keep, seed.dice, len(sides))) for keep in _keeps(seed)}
    kept = {dice: set(_kept(dice)) for dice in rolls}
    to_come = [0.0] * (1 << rows)
    for free in sorted(range(1, 1 << rows), key=int.bit_count):
        worth = {dice: _entered(scores[dice], free, to_come) for dice in rolls}
        for _ in range(seed.rolls - 1):
            mean = {k: sum(p * worth[d] for d, p in fall.items()) for k, fall in falls.items()}
            worth = {dice: max(mean[keep] for keep in kept[dice]) for dice in rolls}
        to_come[free] = sum(p * worth[dice] for dice, p in falls[()].items())
    return to_come[-1]


def _keeps(seed: KniffelSeed) -> Iterator[Dice]:
    for size in range(seed.dice + 1):
        yield from combinations_with_replacement(range(len(seed.symbols)), size)


def _falls(keep: Dice, dice: int, sides: int) -> Iterator[tuple[Dice, float]]:
    missing = dice - len(keep)
    for new in combinations_with_replacement(range(sides), missing):
        ways = factorial(missing) / prod(map(factorial, Counter(new).values()))
        yield tuple(sorted(keep + new)), ways / sides**missing


def _kept(dice: Dice) -> Iterator[Dice]:
    for mask in product((False, True), repeat=len(dice)):
        yield tuple(die for die, stays in zip(dice, mask, strict=True) if stays)


def _entered(scores: list[int], free: int, to_come: list[float]) -> float:
    rows = [row for row in range(len(scores)) if free >> row & 1]
    fitting = [row for row in rows if scores[row]] or rows  # K8
    return max(scores[row] + to_come[free & ~(1 << row)] for row in fitting)


def zwerg(seed: ZwergSeed) -> float:
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
