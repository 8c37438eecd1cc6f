"""The exact worth of every position of a turn, by dynamic programming over all of them.

For the taken fields, the position of the row, the set of dice whose own field is still free and
the number n of dice left, the values hold the best expected points to come and, played so, the
chances that all dice will lie on the row and on the dwarf fields. All three are whole numbers of
the faces^n ways the dice can fall, packed into one 64-bit number, points on top: so the largest
number is the best play, ties in points go to the greater chance, and sums stay exact. A die was
lost to the cave exactly when the lying dice and those left are fewer than all.
"""

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.lazy_module import LazyModule
from bot.games.zwerg.brain.positions import count, free_fields
from bot.games.zwerg.brain.sets import dropped, joined, small
from bot.games.zwerg.brain.transitions import transitions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = LazyModule("numpy")

Numbers: TypeAlias = "NDArray[np.int64]"

LAYOUT = 1
"""Goes up when the same terms would be kept in another way."""
MOST_BITS = 63
NOWHERE = -(1 << 62)
"""Less than any worth: the die may not lie there."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the worth of a turn hangs on."""

    dwarfs: tuple[bool, ...]
    """Per field from left to right; an evasion field is none."""
    faces: int
    all: int
    evasion: int
    match: int

    @property
    def dice(self) -> int:
        return sum(self.dwarfs)

    def own_fields(self, mask: int) -> tuple[int, ...]:
        """The free dwarf fields: dice of these colours can still match."""
        return tuple(f for f in free_fields(mask, len(self.dwarfs)) if self.dwarfs[f])

    @property
    def shift(self) -> int:
        """Room for one chance in a packed number."""
        return int(self.faces**self.dice).bit_length()

    @property
    def fingerprint(self) -> bytes:
        return hashlib.sha256(f"{LAYOUT} {self}".encode()).digest()

    def pack(self, points: int, all_lie: int, all_dwarfs: int) -> int:
        return (points << self.shift | all_lie) << self.shift | all_dwarfs

    def unpack(self, packed: int) -> tuple[int, int, int]:
        low = (1 << self.shift) - 1
        return packed >> 2 * self.shift, packed >> self.shift & low, packed & low


Values: TypeAlias = dict[tuple[int, int], Numbers]
"""By taken fields and dice left: a number per position and set of dice that can still match."""


def shapes(terms: Terms) -> dict[tuple[int, int], tuple[int, int]]:
    """The arrays in the order in which each hangs only on earlier ones."""
    fields = len(terms.dwarfs)
    masks = sorted(range(1 << fields), key=int.bit_count, reverse=True)
    return {
        (mask, left): (count(mask, fields, terms.faces), small(len(terms.own_fields(mask)), left))
        for mask in masks
        if mask.bit_count() <= terms.dice
        for left in range(terms.dice - mask.bit_count() + 1)
    }


def compute(terms: Terms) -> Values:
    highest = (terms.all + terms.match * terms.dice) * terms.faces**terms.dice
    if highest.bit_length() + 2 * terms.shift >= MOST_BITS:
        raise ValueError("the numbers of this row do not fit 64 bits")
    values: Values = {}
    solver = None
    for (mask, left), shape in shapes(terms).items():
        if left == 0:
            values[mask, 0] = _finished(terms, mask, shape)
            solver = _Solver(terms, mask, values)
        elif solver:
            values[mask, left] = solver.solve(left)
    return values


def _finished(terms: Terms, mask: int, shape: tuple[int, int]) -> Numbers:
    """No die left: the points for all dice, if all lie here."""
    if mask.bit_count() < terms.dice:
        return np.zeros(shape, np.int64)
    evasions = sum(mask >> place & 1 for place, dwarf in enumerate(terms.dwarfs) if not dwarf)
    points = terms.all - terms.evasion * evasions
    return np.full(shape, terms.pack(points, 1, int(not evasions)), np.int64)


class _Solver:
    """All positions with the same taken fields, one array after the other by dice left."""

    def __init__(self, terms: Terms, mask: int, values: Values) -> None:
        self._terms, self._mask, self._values = terms, mask, values
        self._own = terms.own_fields(mask)
        full = mask.bit_count() == terms.dice
        self._following = {} if full else transitions(mask, len(terms.dwarfs), terms.faces)

    def solve(self, left: int) -> Numbers:
        """The best choice among the dice, each by the best fields of its throw."""
        after = left - 1
        lying = {taken: self._lying(taken, after) for taken in self._following}
        best = np.maximum.reduce(list(lying.values()))
        cave = self._values[self._mask, after]
        best = np.where(best < 0, cave[:, np.newaxis, :], best)
        worth = np.zeros((len(cave), small(len(self._own), left)), np.int64)
        worth[:, : cave.shape[1]] = best.sum(axis=1)  # the throw of a die that matches nothing
        match = self._terms.pack(self._terms.match * self._terms.faces**after, 0, 0)
        for bit, own in enumerate(self._own):
            without, with_die = joined(len(self._own), bit, after)
            thrown = np.maximum(best[..., without], lying[own][..., without] + match).sum(axis=1)
            worth[:, with_die] = np.maximum(worth[:, with_die], thrown)
        return worth

    def _lying(self, taken: int, left: int) -> Numbers:
        """By position, value and set of dice: the worth once a die lies on this field."""
        after = self._values[self._mask | 1 << taken, left]
        if taken in self._own:
            after = after[:, dropped(len(self._own), self._own.index(taken), left)]
        nowhere = np.full((1, after.shape[1]), NOWHERE)
        return np.concatenate((after, nowhere))[self._following[taken]]  # -1 finds the last row
