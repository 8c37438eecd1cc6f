"""The position as small integers, for brains that look at many thousands of them.

The truth is in the rules; a test plays both side by side. Squares are numbers in the board's order,
a cell holds nothing, a dwarf or a sign, and a move is a kind with its two squares.
"""

from collections import deque
from dataclasses import dataclass
from functools import lru_cache

from bot.games.zug.acts import penalty
from bot.games.zug.board import Board
from bot.games.zug.moves import Lay, Step, Take, Walk
from bot.games.zug.rules import Zug
from bot.games.zug.state import State

EMPTY, DWARF, SIGN = 0, 1, 3
"""What a cell holds; add the clan to a dwarf or a sign."""
WALK, LAY, TAKE, KICK = range(4)
Move = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """The board as numbers."""

    names: tuple[str, ...]
    index: dict[str, int]
    near: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    """Per clan and square the neighbours that clan may enter (T11)."""
    is_seat: tuple[bool, ...]
    starts: tuple[tuple[int, ...], tuple[int, ...]]
    seats_from: tuple[tuple[tuple[int, int], ...], ...]
    """Per square all seats with their distance, nearest first."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The numbers of this match that never change."""

    plan: Plan
    first: int
    signs: int
    every: int
    penalties: tuple[int, ...]
    all_seats: int
    last: int | None
    signal_turn: int | None
    signal_seats: int
    expired: bool

    def needed(self, turn: int) -> int:
        signalled = self.signal_turn is not None and turn >= self.signal_turn
        return self.signal_seats if signalled else self.all_seats

    def is_last(self, turn: int) -> bool:
        if self.last is None:
            return self.expired and turn % 2 == 0
        return turn >= self.last


class Position:
    """Mutable and cheap to copy."""

    __slots__ = ("cells", "drops", "dwarfs", "kicks", "removals", "signs", "turn")

    cells: list[int]
    dwarfs: tuple[list[int], list[int]]
    signs: list[int]
    """How many signs of each clan lie on seats."""
    removals: list[int]
    kicks: list[int]
    drops: list[int]
    turn: int

    def copy(self) -> "Position":
        twin = Position.__new__(Position)
        twin.cells = self.cells[:]
        twin.dwarfs = (self.dwarfs[0][:], self.dwarfs[1][:])
        twin.signs = self.signs[:]
        twin.removals = self.removals[:]
        twin.kicks = self.kicks[:]
        twin.drops = self.drops[:]
        twin.turn = self.turn
        return twin


@lru_cache(maxsize=16)
def plan_of(game: Zug, name: str) -> Plan:
    board = game.boards[name]
    names = tuple(board.marks)
    index = {square: number for number, square in enumerate(names)}
    return Plan(
        names=names,
        index=index,
        near=(_near(board, 0, index), _near(board, 1, index)),
        is_seat=tuple(square in board.seats for square in names),
        starts=(
            tuple(index[square] for square in board.starts[0]),
            tuple(index[square] for square in board.starts[1]),
        ),
        seats_from=tuple(_seats_from(board, square, index) for square in names),
    )


def _near(board: Board, clan: int, index: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(index[other] for other in board.neighbours[square] if other not in board.barred[clan])
        for square in board.marks
    )


def _seats_from(board: Board, start: str, index: dict[str, int]) -> tuple[tuple[int, int], ...]:
    distance, queue = {start: 0}, deque([start])
    while queue:
        square = queue.popleft()
        for other in board.neighbours[square]:
            if other not in distance:
                distance[other] = distance[square] + 1
                queue.append(other)
    found = ((far, index[square]) for square, far in distance.items() if square in board.seats)
    return tuple(sorted(found))


def terms_of(game: Zug, state: State) -> Terms:
    departure = game.seed.departure
    by_seats = state.options.ending == "seats"
    return Terms(
        plan=plan_of(game, state.options.board),
        first=state.clans[0],
        signs=game.seed.signs,
        every=game.seed.conductor_every,
        penalties=game.seed.penalties,
        all_seats=len(state.dwarfs[0]) + game.seed.signs,
        last=game.last_turn(state.options),
        signal_turn=2 * departure.signal_turns if by_seats else None,
        signal_seats=departure.signal_seats,
        expired=state.expired,
    )


def position_of(plan: Plan, state: State) -> Position:
    position = Position()
    position.cells = [EMPTY] * len(plan.names)
    position.dwarfs = (
        [plan.index[square] for square in state.dwarfs[0]],
        [plan.index[square] for square in state.dwarfs[1]],
    )
    for clan in (0, 1):
        for square in position.dwarfs[clan]:
            position.cells[square] = DWARF + clan
        for name in state.signs[clan]:
            position.cells[plan.index[name]] = SIGN + clan
    position.signs = [len(state.signs[0]), len(state.signs[1])]
    position.removals = list(state.removals)
    position.kicks = list(state.kicks)
    position.drops = list(state.drops)
    position.turn = state.turn
    return position


def moves(terms: Terms, position: Position, clan: int) -> list[Move]:
    """All actions of the clan, in the order of the rules."""
    cells, near, is_seat = position.cells, terms.plan.near[clan], terms.plan.is_seat
    rival, rival_sign = DWARF + 1 - clan, SIGN + 1 - clan
    may_lay, may_take = position.signs[clan] < terms.signs, position.removals[clan] > 0
    found: list[Move] = []
    for origin in position.dwarfs[clan]:
        for target in near[origin]:
            cell = cells[target]
            if cell == EMPTY:
                found.append((WALK, origin, target))
                if may_lay and is_seat[target]:
                    found.append((LAY, origin, target))
            elif cell == rival:
                if not is_seat[target]:
                    found.append((KICK, origin, target))
            elif cell == rival_sign and may_take:
                found.append((TAKE, origin, target))
    return found


def make(terms: Terms, position: Position, clan: int, move: Move) -> Position:
    """The position after the action, the turn itself not yet counted."""
    kind, origin, target = move
    after = position.copy()
    cells = after.cells
    if kind == LAY:
        cells[target] = SIGN + clan
        after.signs[clan] += 1
        return after
    if kind == TAKE:
        cells[target] = EMPTY
        after.signs[1 - clan] -= 1
        after.removals[clan] -= 1
        return after
    if kind == KICK:
        _send_home(terms, after, 1 - clan, target)
        after.drops[clan] += penalty(terms.penalties, after.kicks[clan])
        after.kicks[clan] += 1
    own = after.dwarfs[clan]
    own[own.index(origin)] = target
    cells[origin] = EMPTY
    cells[target] = DWARF + clan
    return after


def _send_home(terms: Terms, position: Position, clan: int, square: int) -> None:
    home = next(s for s in terms.plan.starts[clan] if position.cells[s] == EMPTY)
    dwarfs = position.dwarfs[clan]
    dwarfs[dwarfs.index(square)] = home
    position.cells[home] = DWARF + clan


def held(terms: Terms, position: Position, clan: int) -> int:
    is_seat = terms.plan.is_seat
    return position.signs[clan] + sum([is_seat[square] for square in position.dwarfs[clan]])


def signs_on(position: Position, clan: int) -> list[int]:
    return [square for square, cell in enumerate(position.cells) if cell == SIGN + clan]


def without(position: Position, clan: int, square: int) -> Position:
    """The conductor has taken the clan's sign there."""
    after = position.copy()
    after.cells[square] = EMPTY
    after.signs[clan] -= 1
    return after


def step_of(plan: Plan, move: Move) -> Step:
    """The same move as an action of the rules."""
    kind, origin, target = move
    action: type[Step] = Lay if kind == LAY else Take if kind == TAKE else Walk
    return action(plan.names[origin], plan.names[target])
