"""The board in sentences: the squares by row, and how they are connected."""

from collections.abc import Iterator
from itertools import groupby

from bot.engine.phrases import Many, Word
from bot.engine.screen import Ink
from bot.games.zug.seed import GROUND
from bot.games.zug.state.board import Board

Run = tuple[str, str, str]
"""Adjacent squares of one kind: first column, last column, kind."""


def plan(board: Board, ink: Ink) -> Iterator[str]:
    """The rows in sentences; equal adjacent rows share one."""
    rows = [(number, _runs(board, row)) for number, row in enumerate(board.grid, start=1)]
    yield ink("twin-plan", rows=len(rows))
    for runs, group in groupby(rows, key=lambda row: row[1]):
        numbers = [number for number, _ in group]
        key = "twin-plan-row" if len(numbers) == 1 else "twin-plan-rows"
        parts = Many(tuple(map(_part, runs)))
        yield ink(key, first=str(numbers[0]), last=str(numbers[-1]), parts=parts)


def _runs(board: Board, row: tuple[str, ...]) -> tuple[Run, ...]:
    found: list[Run] = []
    for ground, group in groupby(row, key=lambda name: GROUND.get(board.marks.get(name, ""), "")):
        columns = [name[0] for name in group]
        if ground:
            found.append((columns[0], columns[-1], ground))
    return tuple(found)


def _part(run: Run) -> Word:
    first, last, ground = run
    key = "plan-one" if first == last else "plan-many"
    return Word(key, {"first": first, "last": last, "ground": Word(f"ground-{ground}")})
