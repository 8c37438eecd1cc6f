"""What a turn of Der 7bte Zwerg brings, played for anything: for points, or for the victory.

The whole tree of the dice that are left is walked, so this is for the last ones only.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.zwerg.brain.positions import find
from bot.games.zwerg.brain.turn import all_of, matched, number
from bot.games.zwerg.moves import Action, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import fitting
from bot.games.zwerg.state import Board, Die

Dice = frozenset[int]
Values = tuple[int, ...]
"""The row from left to right, 0 for a free field."""
Table = Sequence[Sequence[float]]
"""What an end is worth, by whether a ✓ is right, and by the points of the active seat."""
PLAIN = -1
"""A die that can match no field any more; all of these are alike."""


class Position(NamedTuple):
    values: Values
    left: Dice
    """The dice that can still match."""
    plain: int
    """How many others are left."""
    matches: int
    lost: bool
    """A die lies in the cave."""


class Ends:
    """The expected worth of a turn that is played for the greatest."""

    def __init__(self, game: Zwerg, dwarf_bets: bool, table: Table) -> None:
        self._seed, self._dwarf_bets, self._table = game.seed, dwarf_bets, table
        self._faces = range(1, game.seed.faces + 1)
        self._evasions = tuple(field for field, colour in enumerate(game.seed.row) if not colour)
        self._known: dict[tuple[object, ...], float] = {}

    def before(self, position: Position) -> float:
        """With the next die still to be chosen."""
        values, left, plain, matches, lost = position
        evasions = sum(values[field] > 0 for field in self._evasions)
        if not left and not plain:
            return self._end(evasions, matches, lost)
        key = (*_find(values, len(self._faces)), evasions, left, plain, matches, lost)
        if (known := self._known.get(key)) is None:
            known = max(
                [self.thrown(position, die) for die in (*left, PLAIN)[: None if plain else -1]]
            )
            self._known[key] = known
        return known

    def thrown(self, position: Position, die: int) -> float:
        """With this die in the air."""
        values, left, plain, matches, lost = position
        left, plain = (left, plain - 1) if die == PLAIN else (left - {die}, plain)
        total = 0.0
        for value in self._faces:
            fields = _fields(values, value)
            if fields:
                rest = Position(values, left, plain, matches, lost)
                total += max([self.placed(rest, die, value, field) for field in fields])
            else:
                total += self.before(Position(values, left, plain, matches, True))  # Z7
        return total / len(self._faces)

    def placed(self, rest: Position, die: int, value: int, field: int) -> float:
        """With this die on a field (from 1); `rest` are the others."""
        values, left, plain, matches, lost = rest
        at = field - 1
        if at in left:
            left, plain = left - {at}, plain + 1
        values = (*values[:at], value, *values[field:])
        return self.before(Position(values, left, plain, matches + (at == die), lost))

    def _end(self, evasions: int, matches: int, lost: bool) -> float:
        prices = self._seed.points
        bonus = 0 if lost else prices.all - prices.evasion * evasions  # Z14
        right = not lost and not (self._dwarf_bets and evasions)  # Z13
        return self._table[right][bonus + prices.match * matches]  # Z16


def position_of(game: Zwerg, board: Board) -> Position:
    """The row and the dice that are not in play yet."""
    values = tuple(die.value if die else 0 for die in board.row)
    dice = all_of(game, board.left)
    left = frozenset(die for die in dice if not values[die])
    matches = matched(game, board) // max(1, game.seed.points.match)
    return Position(values, left, len(dice) - len(left), matches, bool(board.cave))


def by_action(game: Zwerg, board: Board, ends: Ends) -> dict[Action, float]:
    """Every action of the active seat with its worth."""
    position = position_of(game, board)

    def kind(colour: str) -> int:
        die = number(game, colour)
        return die if not position.values[die] else PLAIN

    if board.rolled:
        die, value = kind(board.rolled.colour), board.rolled.value
        fields = _fields(position.values, value)
        return {Place(field): ends.placed(position, die, value, field) for field in fields}
    return {Roll(colour): ends.thrown(position, kind(colour)) for colour in board.left}


_find = lru_cache(1 << 14)(find)


@lru_cache(1 << 14)
def _fields(values: Values, value: int) -> tuple[int, ...]:
    return fitting(tuple(Die("", lying) if lying else None for lying in values), value)
