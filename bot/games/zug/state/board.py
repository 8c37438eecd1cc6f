"""A board of Die Zwergenzugfahrt; squares have names for players and numbers for computation."""

from collections import deque
from dataclasses import dataclass
from typing import TypeVar

from bot.games.zug.moves import Act, Lay, Take, Walk
from bot.games.zug.seed import GREEN_START, RED_START, SEAT, BoardMap, marks_of, square
from bot.games.zug.state.legality import (
    FLOOR,
    KICK,
    LAY,
    RIVAL_START,
    SEAT_GROUND,
    TAKE,
    WALK,
)

DIRECTIONS = (("up", 0, -1), ("left", -1, 0), ("right", 1, 0), ("down", 0, 1))
"""No diagonal moves."""
KINDS: dict[int, type[Act]] = {WALK: Walk, KICK: Walk, LAY: Lay, TAKE: Take}

Code = tuple[int, int, int]
"""An act as numbers: its kind, where the dwarf stands, and the square beside it."""
Numbers = tuple[int, ...]
T = TypeVar("T")
Beside = tuple[tuple[tuple[int, tuple[T, ...]], ...], ...]
"""By square its neighbours, each with a value for every kind of act there."""


@dataclass(frozen=True, slots=True)
class Board:
    grid: tuple[tuple[str, ...], ...]
    """The names of all squares by row, with closed ones."""
    marks: dict[str, str]
    """By open square its character in the map."""
    directions: dict[str, dict[str, str]]
    """By open square its open neighbours with their direction."""
    seats: frozenset[str]
    starts: tuple[tuple[str, ...], tuple[str, ...]]
    """By clan its start squares, in order of preference (T12)."""
    names: tuple[str, ...]
    """The open squares; the index of a square is its number."""
    index: dict[str, int]
    near: tuple[Numbers, ...]
    is_seat: tuple[bool, ...]
    homes: tuple[Numbers, Numbers]
    """The start squares as numbers."""
    ground: tuple[Numbers, Numbers]
    """By clan the kind of every square for it."""
    seats_from: tuple[tuple[tuple[int, int], ...], ...]
    """By square all seats with their distance, nearest first."""
    acts: dict[Code, Act]
    codes_beside: Beside[Code]
    acts_beside: Beside[Act]


def build(drawn: BoardMap) -> Board:
    rows, red, green = drawn.rows, drawn.red, drawn.green
    marks, directions = marks_of(rows), _directions(rows)
    names = tuple(marks)
    index = {name: number for number, name in enumerate(names)}
    near = tuple(tuple(index[other] for other in directions[name]) for name in names)
    is_seat = tuple(marks[name] == SEAT for name in names)
    acts = _acts(names, near)
    return Board(
        grid=tuple(tuple(square(c, r) for c in range(len(rows[r]))) for r in range(len(rows))),
        marks=marks,
        directions=directions,
        seats=frozenset(name for name, mark in marks.items() if mark == SEAT),
        starts=(red, green),
        names=names,
        index=index,
        near=near,
        is_seat=is_seat,
        homes=(tuple(index[name] for name in red), tuple(index[name] for name in green)),
        ground=(_ground(marks, GREEN_START), _ground(marks, RED_START)),
        seats_from=tuple(_seats_from(near, is_seat, start) for start in range(len(names))),
        acts=acts,
        codes_beside=_beside(near, {code: code for code in acts}),
        acts_beside=_beside(near, acts),
    )


def _directions(rows: tuple[str, ...]) -> dict[str, dict[str, str]]:
    marks = marks_of(rows)
    return {
        square(column, row): {
            target: way
            for way, right, down in DIRECTIONS
            if column + right >= 0 and (target := square(column + right, row + down)) in marks
        }
        for row in range(len(rows))
        for column in range(len(rows[row]))
        if square(column, row) in marks
    }


def _ground(marks: dict[str, str], rival_start: str) -> Numbers:
    grounds = {SEAT: SEAT_GROUND, rival_start: RIVAL_START}
    return tuple(grounds.get(mark, FLOOR) for mark in marks.values())


def _seats_from(
    near: tuple[Numbers, ...], is_seat: tuple[bool, ...], start: int
) -> tuple[tuple[int, int], ...]:
    distance, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for other in near[here]:
            if other not in distance:
                distance[other] = distance[here] + 1
                queue.append(other)
    return tuple(sorted((far, number) for number, far in distance.items() if is_seat[number]))


def _acts(names: tuple[str, ...], near: tuple[Numbers, ...]) -> dict[Code, Act]:
    return {
        (kind, origin, target): act(names[origin], names[target])
        for kind, act in KINDS.items()
        for origin, targets in enumerate(near)
        for target in targets
    }


def _beside(near: tuple[Numbers, ...], things: dict[Code, T]) -> Beside[T]:
    kinds = range(len(KINDS))
    return tuple(
        tuple((target, tuple(things[kind, origin, target] for kind in kinds)) for target in targets)
        for origin, targets in enumerate(near)
    )
