"""The field for scoring: sets of holes as bit masks, and the points of every hole."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress

from bot.engine.data import DOZEN
from bot.games.flick.seed import Options, Seed
from bot.games.flick.state import Die, Field
from bot.games.flick.state.board import Board

GROUPS_KEPT = 1 << 12
BITS = tuple(1 << hole for hole in range(DOZEN * DOZEN))
"""By hole its bit, for the largest possible field."""


def bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def taken(field: Field) -> int:
    return sum(compress(BITS, field))


@dataclass(frozen=True, slots=True)
class Position:
    """What can be scored; the points of a hole do not depend on how it is scored."""

    colours: tuple[int, ...]
    """By colour its dice and its uncovered marker (F17: a covered marker does not count)."""
    jokers: tuple[int, ...]
    knallers: tuple[int, ...]
    """The holes of the Knallers."""
    centre: int
    """The die on the centre marker, which may be scored alone (F18); never a Knaller."""
    things: int
    dice: int
    values: tuple[int, ...]

    def total(self, mask: int) -> int:
        return sum(self.values[hole] for hole in bits(mask))


class Masks:
    """Markers, lines and neighbours of a board as bit masks."""

    def __init__(self, seed: Seed, board: Board) -> None:
        self._seed = seed
        self._least = seed.combination
        self.board = board
        self.centre = board.index[seed.markers.centre]
        self.bonus = board.index[seed.markers.bonus]
        self.upgrades = {board.index[h]: c for c, h in seed.markers.upgrades.items()}
        self.marked = 1 << self.centre | sum(1 << hole for hole in self.upgrades)
        """Holes with a marker or the centre."""
        self.lines = {
            (hole, across): sum(1 << h for h in board.line(hole, across))
            for hole in board.holes
            for across in (True, False)
        }
        self._not_first = sum(1 << h for h in board.holes if h % board.size)
        self._not_last = self._not_first >> 1
        self.grouped = lru_cache(GROUPS_KEPT)(self._grouped)
        self.position = lru_cache(64)(self._position)

    def _position(self, field: Field, options: Options) -> Position:
        kinds, values = dict.fromkeys(self._seed.dice, 0), [0] * len(field)
        for hole, die in enumerate(field):
            if die:
                kinds[die.kind] |= 1 << hole
                values[hole] = self._value(hole, die, options)
        dice = things = taken(field)
        for hole, colour in self.upgrades.items():
            if not field[hole]:
                kinds[colour] |= 1 << hole
                values[hole] = self._seed.marker_points
                things |= 1 << hole
        return Position(
            colours=tuple(kinds[colour] for colour in self._seed.colours),
            jokers=tuple(1 << hole for hole in bits(kinds[self._seed.joker])),
            knallers=tuple(bits(kinds[self._seed.knaller])),
            centre=dice & ~kinds[self._seed.knaller] & 1 << self.centre,
            things=things,
            dice=dice,
            values=tuple(values),
        )

    def _value(self, hole: int, die: Die, options: Options) -> int:
        knaller = die.kind == self._seed.knaller
        points = self._seed.knaller_points if knaller else die.pips
        doubled = hole == self.centre and (options.centre_knaller or not knaller)  # F18, F20
        return points * self._seed.centre_factor if doubled else points

    def groups(self, mask: int) -> Iterator[int]:
        """The orthogonally connected groups of these holes."""
        while mask:
            group, grown = 0, mask & -mask
            while grown != group:
                group = grown
                grown = (group | self.around(group)) & mask
            yield group
            mask &= ~group

    def around(self, mask: int) -> int:
        """The neighbours of these holes, with meaningless bits beyond the edge."""
        upright = mask << self.board.size | mask >> self.board.size
        return upright | (mask & self._not_last) << 1 | (mask & self._not_first) >> 1

    def _grouped(self, mask: int) -> int:
        """The holes in groups that are large enough for a combination (F11)."""
        return sum(group for group in self.groups(mask) if group.bit_count() >= self._least)
