"""The train as a grid of icons, with the last act and the targets of the chosen dwarf."""

from collections.abc import Mapping

from bot.engine.screen import Grid, Ink
from bot.games.zug.moves import CLANS
from bot.games.zug.seed import GROUND
from bot.games.zug.state import State
from bot.games.zug.state.board import Board


def picture(board: Board, state: State, marks: Mapping[str, str], ink: Ink) -> Grid:
    """The grid with letters on top; row numbers are on closed squares at the left end.

    Closed squares at the right end are left out, because the number of emoji is limited.
    """
    shown = shown_icons(board, state, marks)
    columns = tuple(ink.icon(f"column-{name[0]}") for name in board.grid[0])
    rows = (
        tuple(ink.icon(shown.get(name) or _label(name)) for name in _open_part(board, row))
        for row in board.grid
    )
    return Grid((columns, *rows))


def shown_icons(board: Board, state: State, marks: Mapping[str, str]) -> dict[str, str]:
    """By square the name of its icon; closed squares have none."""
    ground = {name: GROUND[mark] for name, mark in board.marks.items()}
    return {**ground, **_pieces(board, state), **_last(board, state), **marks}


def _open_part(board: Board, row: tuple[str, ...]) -> tuple[str, ...]:
    return row[: 1 + max(place for place, name in enumerate(row) if name in board.marks)]


def _pieces(board: Board, state: State) -> dict[str, str]:
    found: dict[str, str] = {}
    for clan, name in enumerate(CLANS):
        found |= dict.fromkeys(state.signs[clan], f"{name}-sign")
        for number, square in enumerate(state.dwarfs[clan], start=1):
            found[square] = dwarf_icon(board, clan, number, square)
    return found


def _last(board: Board, state: State) -> dict[str, str]:
    """Icons of the last act: where a dwarf came from, or where a sign was laid or taken."""
    if not state.last:
        return {}
    pieces, square = _pieces(board, state), state.last[0]
    if len(state.last) > 1:
        return {} if square in pieces else {square: "trail"}
    return {square: f"{pieces[square]}-new" if square in pieces else "seat-cleared"}


def dwarf_icon(board: Board, clan: int, number: int, square: str) -> str:
    """The name of a dwarf's icon, by whether it sits."""
    return f"{CLANS[clan]}-{number}" + "-seated" * (square in board.seats)


def _label(name: str) -> str:
    """What stands on a closed square."""
    return f"row-{name[1:]}" if name[0] == "a" else "closed"
