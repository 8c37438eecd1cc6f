"""Playing Hex-hex-Kniffel to win: what a choice does to one's share of the victory.

Everybody is thought to play for points from here on, oneself from the next turn on; what this
brings is known exactly for every set of free rows. So every turn is at least as good as one for
points, whatever the others do.
"""

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bot.engine.lazy_module import LazyModule
from bot.games.kniffel.brain.values import Floats, Values

if TYPE_CHECKING:
    import numpy as np
else:
    np = LazyModule("numpy")

Rivals = tuple[tuple[int, int], ...]
"""Points and free rows of the others."""


class Totals:
    """How likely every number of points is still to come, played for points."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.most = int(values.scores.max(0).sum())
        """No match brings more."""
        self.races = lru_cache(64)(lambda rivals: Race(self, rivals))

    @cached_property
    def to_come(self) -> Floats:
        """By the bit set of the free rows, and points."""
        values = self.values
        found = np.zeros((len(values.to_come), self.most + 1))
        found[0, 0] = 1.0
        for layer in values.layers:
            chances = values.last_rolls(layer)
            for place, free in enumerate(layer.tolist()):
                self._add(found, free, chances[:, place])
        return found

    def _add(self, found: Floats, free: int, chances: Floats) -> None:
        """Every roll is entered where that brings most."""
        rows = self.values.best_rows(free)
        points = self.values.scores[np.arange(len(rows)), rows].astype(int)
        for row in np.unique(rows).tolist():
            gained = np.bincount(points[rows == row], chances[rows == row])
            later = np.convolve(gained, found[free & ~(1 << row)])
            found[free] += later[: self.most + 1]


class Race:
    """One seat against the others, whose turns come later."""

    def __init__(self, totals: Totals, rivals: Rivals) -> None:
        self._totals, self._values = totals, totals.values
        ends = [_ahead(totals.to_come[free], points) for points, free in rivals]
        self._shares = _shares(ends, totals.most)

    def later(self, free: int) -> Floats:
        """By points so far: the share of a seat that has these rows left after its turn."""
        ends, most = self._totals.to_come[free], self._totals.most
        padded = np.concatenate((self._shares, np.zeros(most)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, most + 1)
        found: Floats = windows @ ends
        return found

    def before_turn(self, free: int, points: int) -> float:
        """The share before a turn that is played for victory."""
        last = self.entered(free)[:, points : points + 1]
        for _ in range(self._values.seed.rolls - 1):
            last = self._values.rolled_again(last)
        return float((self._values.chances[:1] @ last)[0, 0])

    def entered(self, free: int) -> Floats:
        """By roll and points so far: the share once the roll stands in the best row allowed."""
        values, most = self._values, self._totals.most
        allowed = values.allowed(free)
        best = np.full((len(values.rolls), most + 1), -1.0)
        for row in (row for row in range(len(values.seed.rows)) if free >> row & 1):
            points = np.minimum(np.arange(most + 1) + values.scores[:, row, None], most)
            told = self.later(free & ~(1 << row))[points.astype(int)]
            best = np.maximum(best, np.where(allowed[:, row, None], told, -1.0))
        return best

    def kept(self, free: int, points: int, rolls: int) -> Floats:
        """By number of a keep: the share when the rest is rolled again now."""
        last = self.entered(free)[:, points : points + 1]
        for _ in range(self._values.seed.rolls - rolls - 1):
            last = self._values.rolled_again(last)
        found: Floats = (self._values.chances @ last)[:, 0]
        return found


def _ahead(to_come: Floats, points: int) -> Floats:
    """How likely each end is, for a seat that has these points."""
    ends = np.zeros_like(to_come)
    ends[points:] = to_come[: len(to_come) - points]
    return ends


def _shares(ends: list[Floats], most: int) -> Floats:
    """By one's own end: how much of the victory is one's own; equal ends share it (G3)."""
    tied = np.zeros((len(ends) + 1, most + 1))
    tied[0] = 1.0
    for chances in ends:
        below = np.concatenate(([0.0], np.cumsum(chances)[:-1]))
        shifted = np.concatenate((np.zeros((1, most + 1)), tied[:-1]))
        tied = tied * below + shifted * chances
    found: Floats = (tied / (1 + np.arange(len(tied)))[:, None]).sum(0)
    return found
