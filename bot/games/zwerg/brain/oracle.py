"""Looks positions of a turn up in the exact values; dice are named by their own fields (from 0)."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from bot.games.zwerg.brain.positions import find
from bot.games.zwerg.brain.sets import ranks
from bot.games.zwerg.brain.values import Terms, Values
from bot.games.zwerg.rules.row import fitting
from bot.games.zwerg.state import Row

Dice = frozenset[int]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the best play brings from here on."""

    points: Fraction
    all_lie: Fraction
    all_dwarfs: Fraction


@dataclass(frozen=True, slots=True)
class Oracle:
    terms: Terms
    values: Values

    def before(self, row: Row, left: Dice) -> int:
        """The packed worth of a position with the next die still to be chosen."""
        return self._worth(_values(row), left)

    def in_air(self, row: Row, left: Dice, die: int) -> int:
        """The sum over all values of a thrown die; `left` are the others."""
        return sum(self.landed(row, left, die, v) for v in range(1, self.terms.faces + 1))

    def landed(self, row: Row, left: Dice, die: int, value: int) -> int:
        """The best field for a die that shows its value, or else the cave (Z7)."""
        best = max((worth for _, worth in self.lying(row, left, die, value)), default=-1)
        return best if best >= 0 else self.before(row, left)

    def lying(self, row: Row, left: Dice, die: int, value: int) -> Iterator[tuple[int, int]]:
        """Every field (from 1) where the die may lie, with the packed worth of putting it there."""
        values = _values(row)
        match = self.terms.pack(self.terms.match * self.terms.faces ** len(left), 0, 0)
        for field in fitting(row, value):
            after = (*values[: field - 1], value, *values[field:])
            yield field, self._worth(after, left) + match * (field - 1 == die)

    def outlook(self, packed: int, throws: int) -> Outlook:
        """`throws` is how many throws the packed worth looks ahead."""
        ways = self.terms.faces**throws
        points, all_lie, all_dwarfs = self.terms.unpack(packed)
        return Outlook(Fraction(points, ways), Fraction(all_lie, ways), Fraction(all_dwarfs, ways))

    def _worth(self, values: tuple[int, ...], left: Dice) -> int:
        mask, position = _find(values, self.terms.faces)
        own = _own_fields(self.terms, mask)
        live = sum(1 << bit for bit, place in enumerate(own) if place in left)
        return int(self.values[mask, len(left)][position, ranks(len(own))[live]])


def _values(row: Row) -> tuple[int, ...]:
    return tuple(die.value if die else 0 for die in row)


_find = lru_cache(maxsize=1 << 12)(find)
_own_fields = lru_cache(maxsize=1 << 10)(Terms.own_fields)
