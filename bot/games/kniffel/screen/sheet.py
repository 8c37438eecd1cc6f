"""The sheet: a column for everybody, and in the mover's what every free row would give now."""

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
    """The names of the rows, the tight ones where the whole ones leave no room for columns."""
    whole = tuple(ink(f"short-{row}") for row in game.seed.rows)
    if max(map(len, whole)) <= LINE_WIDTH - COLUMN_WIDTH * seats:
        return whole
    return tuple(ink(f"tight-{row}") for row in game.seed.rows)


def _heads(game: Kniffel, state: State) -> str:
    """The number of every column; the mover's in brackets."""
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
