"""The sheet: a column per seat; the mover's shows what every free row would give now."""

from bot.engine.phrases import Word
from bot.engine.screen import Ink, Sheet
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State

LINE_WIDTH = 28
COLUMN_WIDTH = 3
FREE = "·"


def sheet(game: Kniffel, state: State, ink: Ink) -> Sheet:
    labels = _labels(game, len(state.sheets), ink)
    wide = max(map(len, labels))
    rows = tuple(
        f"{label:<{wide}}" + "".join(_cells(game, state, place))
        for place, label in enumerate(labels)
    )
    return Sheet((" " * wide + _heads(game, state), *rows) if len(state.sheets) > 1 else rows)


def _labels(game: Kniffel, seats: int, ink: Ink) -> tuple[str, ...]:
    """The rows with what the lower ones are worth; short names where columns need the width."""
    whole = tuple(
        _label(game, row, Word(f"short-{row}"), "worth-short", ink) for row in game.seed.rows
    )
    if max(map(len, whole)) <= LINE_WIDTH - COLUMN_WIDTH * seats:
        return whole
    return tuple(
        _label(game, row, Word(f"tight-{row}"), "worth-tight", ink) for row in game.seed.rows
    )


def _label(game: Kniffel, row: str, name: Word, key: str, ink: Ink) -> str:
    points = game.seed.points.get(row)
    return ink(name.key) if points is None else ink(key, row=name, points=points)


def _heads(game: Kniffel, state: State) -> str:
    """The numbers of the columns; the mover's in brackets."""
    acting = game.to_act(state)
    return "".join(
        f"[{seat + 1}]" if acting and seat == state.seat else f"{seat + 1:>{COLUMN_WIDTH}}"
        for seat in range(len(state.sheets))
    )


def _cells(game: Kniffel, state: State, place: int) -> tuple[str, ...]:
    return tuple(
        f"{_cell(game, state, seat, place):>{COLUMN_WIDTH}}" for seat in range(len(state.sheets))
    )


def _cell(game: Kniffel, state: State, seat: int, place: int) -> str:
    points = state.sheets[seat][place]
    if points is not None:
        return str(points)
    if seat != state.seat or not state.dice or state.pending:
        return FREE
    worth = game.worth(state, game.seed.rows[place])
    return f"+{worth}" if worth else FREE
