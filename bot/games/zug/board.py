"""A board of Die Zwergenzugfahrt: squares, who stands beside whom, seats, start squares."""

from dataclasses import dataclass
from string import ascii_lowercase

SEAT, CORRIDOR, PLATFORM, RED_START, GREEN_START, CLOSED = "S:.RG#"
STARTS = RED_START, GREEN_START
DIRECTIONS = (("up", 0, -1), ("left", -1, 0), ("right", 1, 0), ("down", 0, 1))
"""Never diagonal."""


@dataclass(frozen=True, slots=True)
class Board:
    grid: tuple[tuple[str, ...], ...]
    """The names of all squares, row by row, closed ones included."""
    marks: dict[str, str]
    """What every open square is."""
    directions: dict[str, dict[str, str]]
    """Per open square its open neighbours with the way that leads there."""
    neighbours: dict[str, tuple[str, ...]]
    seats: frozenset[str]
    starts: tuple[tuple[str, ...], tuple[str, ...]]
    """Per clan its start squares, first choice first (T12)."""
    barred: tuple[frozenset[str], frozenset[str]]
    """Per clan the squares it may not enter: the rival's start squares (T11)."""


def square(column: int, row: int) -> str:
    return f"{ascii_lowercase[column]}{row + 1}"


def marks_of(rows: tuple[str, ...]) -> dict[str, str]:
    return {
        square(column, row): mark
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark != CLOSED
    }


def build(rows: tuple[str, ...], red: tuple[str, ...], green: tuple[str, ...]) -> Board:
    marks = marks_of(rows)
    directions = {
        square(column, row): {
            target: way
            for way, right, down in DIRECTIONS
            if column + right >= 0 and (target := square(column + right, row + down)) in marks
        }
        for row in range(len(rows))
        for column in range(len(rows[row]))
        if square(column, row) in marks
    }
    return Board(
        grid=tuple(tuple(square(c, r) for c in range(len(rows[r]))) for r in range(len(rows))),
        marks=marks,
        directions=directions,
        neighbours={name: tuple(near) for name, near in directions.items()},
        seats=frozenset(name for name, mark in marks.items() if mark == SEAT),
        starts=(red, green),
        barred=(frozenset(green), frozenset(red)),
    )
