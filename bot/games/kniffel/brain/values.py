"""The exact solution of Hex-hex-Kniffel: expected points to come, for every set of free rows."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.lazy_module import LazyModule
from bot.games.kniffel.rules import value
from bot.games.kniffel.seed import Seed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")

Floats: TypeAlias = "NDArray[np.float64]"
Dice = tuple[int, ...]
"""Symbols as numbers in ascending order: the order of dice on the table does not matter."""


@dataclass(frozen=True)
class Values:
    """Backward induction over the 2048 sets of free rows, all sets of one size at once.

    There is no bonus, so what is still to come depends on the free rows alone.
    """

    seed: Seed
    free_strike: bool

    @cached_property
    def rolls(self) -> list[Dice]:
        """Every result of a whole roll."""
        return list(combinations_with_replacement(range(len(self.seed.symbols)), self.seed.dice))

    @cached_property
    def keeps(self) -> list[Dice]:
        """Every set of dice that can be left lying."""
        sides = range(len(self.seed.symbols))
        return [
            keep
            for size in range(self.seed.dice + 1)
            for keep in combinations_with_replacement(sides, size)
        ]

    @cached_property
    def roll_number(self) -> dict[Dice, int]:
        return {dice: number for number, dice in enumerate(self.rolls)}

    @cached_property
    def keep_number(self) -> dict[Dice, int]:
        return {dice: number for number, dice in enumerate(self.keeps)}

    @cached_property
    def scores(self) -> Floats:
        """Points of every roll in every row."""
        symbols = self.seed.symbols
        return np.array(
            [
                [value([symbols[n] for n in dice], row, self.seed.points) for row in self.seed.rows]
                for dice in self.rolls
            ],
            dtype=np.float64,
        )

    @cached_property
    def fits(self) -> Floats:
        """1 for every roll that fits a row, else 0."""
        return (self.scores > 0).astype(np.float64)

    @cached_property
    def chances(self) -> Floats:
        """The chance of every roll (columns) when a set of dice is kept (rows)."""
        table = np.zeros((len(self.keeps), len(self.rolls)))
        sides = range(len(self.seed.symbols))
        for number, keep in enumerate(self.keeps):
            missing = self.seed.dice - len(keep)
            for new in combinations_with_replacement(sides, missing):
                ways = factorial(missing) / prod(map(factorial, Counter(new).values()))
                roll = self.roll_number[tuple(sorted(keep + new))]
                table[number, roll] = ways / len(sides) ** missing
        return table

    @cached_property
    def keepable(self) -> "NDArray[np.intp]":
        """For every roll the numbers of the keeps it contains, the first repeated as padding."""
        masks = list(product((False, True), repeat=self.seed.dice))
        return np.array(
            [
                [
                    self.keep_number[tuple(d for d, kept in zip(dice, mask, strict=True) if kept)]
                    for mask in masks
                ]
                for dice in self.rolls
            ]
        )

    @cached_property
    def layers(self) -> "list[NDArray[np.intp]]":
        """The sets of free rows, by their size from one row up."""
        rows = len(self.seed.rows)
        sets = np.arange(1 << rows)
        sizes = np.array([int(s).bit_count() for s in sets])
        return [sets[sizes == size] for size in range(1, rows + 1)]

    @cached_property
    def to_come(self) -> Floats:
        """Expected points still to come, by the bit set of the free rows."""
        expected = np.zeros(1 << len(self.seed.rows))
        for layer in self.layers:
            last = np.stack([self._entered(int(free), expected) for free in layer], axis=1)
            expected[layer] = self._before_rolls(last, self.seed.rolls)[0]
        return expected

    def after_roll(self, free: int, rolls: int) -> Floats:
        """Points to come for every roll (by number), after so many rolls of the turn."""
        worth = self._entered(free, self.to_come)[:, None]
        for _ in range(self.seed.rolls - rolls):
            worth = self.rolled_again(worth)
        return worth[:, 0]

    def rolled_again(self, worth: Floats) -> Floats:
        """By roll what it is worth before the best of its dice are kept and the rest is rolled."""
        best: Floats = (self.chances @ worth)[self.keepable].max(axis=1)
        return best

    def last_rolls(self, layer: "NDArray[np.intp]") -> Floats:
        """How likely a turn for points ends with each roll, a column per set of free rows."""
        worths = [np.stack([self._entered(int(free), self.to_come) for free in layer], axis=1)]
        for _ in range(self.seed.rolls - 1):
            worths.append(self.rolled_again(worths[-1]))
        lying = np.repeat(self.chances[:1].T, len(layer), axis=1)
        columns = np.arange(len(layer))
        for later in reversed(worths[:-1]):
            best = (self.chances @ later)[self.keepable].argmax(axis=1)
            keeps = np.zeros((len(self.keeps), len(layer)))
            np.add.at(keeps, (np.take_along_axis(self.keepable, best, 1), columns), lying)
            lying = self.chances.T @ keeps
        return lying

    def allowed(self, free: int) -> "NDArray[np.bool_]":
        """By roll and row whether it may be entered there (K8)."""
        is_free = np.array([bool(free >> row & 1) for row in range(len(self.seed.rows))])
        fits = (self.scores > 0) & is_free
        if self.free_strike:
            fits[:] = is_free
        return np.where(fits.any(axis=1)[:, None], fits, is_free)

    def best_rows(self, free: int) -> "NDArray[np.intp]":
        """By roll the row where entering it brings most."""
        rest = np.array([self.to_come[free & ~(1 << row)] for row in range(len(self.seed.rows))])
        rows: NDArray[np.intp] = np.where(self.allowed(free), self.scores + rest, -1.0).argmax(1)
        return rows

    def kept(self, free: int, rolls: int) -> Floats:
        """Points to come for every keep (by number), when the rest is rolled again now."""
        if (free, rolls) not in self._kept:
            self._kept[free, rolls] = self.chances @ self.after_roll(free, rolls + 1)
        return self._kept[free, rolls]

    @cached_property
    def _kept(self) -> dict[tuple[int, int], Floats]:
        """What was asked before; all of it together would be 15 MB."""
        return {}

    def reached(self, goals: Floats, dice: Dice, rolls: int) -> Floats:
        """The best that this turn can expect of every goal (columns; a line per roll) by itself."""
        for _ in range(self.seed.rolls - max(rolls, 1)):
            goals = self.rolled_again(goals)
        best: Floats = goals[self.roll_number[dice]] if rolls else (self.chances[:1] @ goals)[0]
        return best

    def entered(self, free: int, row: int, points: int) -> float:
        return points + float(self.to_come[free & ~(1 << row)])

    def _before_rolls(self, worth: Floats, rolls: int) -> Floats:
        for _ in range(rolls - 1):
            worth = self.rolled_again(worth)
        return self.chances[:1] @ worth

    def _entered(self, free: int, expected: Floats) -> Floats:
        """The best that the rules allow to be made of every roll when it must be entered."""
        rest = np.array([expected[free & ~(1 << row)] for row in range(len(self.seed.rows))])
        best: Floats = np.where(self.allowed(free), self.scores + rest, -1.0).max(axis=1)
        return best
