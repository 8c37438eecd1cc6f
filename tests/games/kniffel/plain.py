"""The exact solution once more in plain Python: the same number, without numpy."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import factorial, prod

from bot.engine.catalogue import Box
from bot.games.kniffel.brain.values import Values
from bot.games.kniffel.rules import value
from bot.games.kniffel.seed import Seed

WHAT = "all 2048 sets of rows"
Dice = tuple[int, ...]


def quick(box: Box) -> float:
    return float(Values(Seed.model_validate(box.game.seed), free_strike=False).to_come[-1])


def slow(box: Box) -> float:
    return expected_total(Seed.model_validate(box.game.seed))


def expected_total(seed: Seed) -> float:
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


def _keeps(seed: Seed) -> Iterator[Dice]:
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
