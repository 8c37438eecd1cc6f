"""The picture of the sheet: what every row is worth, and what the dice would bring."""

from bot.engine.game import Seen
from bot.engine.screen import Ink
from bot.engine.sketch import Cell, Entry, Player, SheetRow, Sketch
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen.sheet import FREE
from bot.games.kniffel.state import State


def sketch(game: Kniffel, view: Seen[State], ink: Ink, prefix: str = "") -> Sketch:
    del prefix
    state = view.state
    going = bool(game.to_act(state))
    dice = (*state.dice, *("blank",) * (game.seed.dice - len(state.dice)))
    people = tuple(
        Player((seat,), ink.name(seat), points, acting=going and seat == state.seat)
        for seat, points in enumerate(game.totals(state))
    )
    rows = tuple(_row(game, state, place, ink) for place in range(len(game.seed.rows)))
    return Sketch(sheet=rows, large=tuple(map(Cell, dice)) if going else None, players=people)


def _row(game: Kniffel, state: State, place: int, ink: Ink) -> SheetRow:
    row = game.seed.rows[place]
    return SheetRow(
        label=ink(f"short-{row}"),
        worth=str(game.seed.points.get(row, "")),
        entries=tuple(_entry(game, state, seat, place) for seat in range(len(state.sheets))),
        icon=row if row in game.seed.symbols else "",
    )


def _entry(game: Kniffel, state: State, seat: int, place: int) -> Entry:
    points = state.sheets[seat][place]
    if points is not None:
        return Entry(str(points))
    if seat != state.seat or len(state.dice) < game.seed.dice or state.pending:
        return Entry(FREE, "free")
    worth = game.worth(state, game.seed.rows[place])
    return Entry(f"+{worth}", "offered") if worth else Entry(FREE, "free")
