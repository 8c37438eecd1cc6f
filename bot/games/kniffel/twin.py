"""The screen of Hex-hex-Kniffel in full sentences."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State


def twin(game: Kniffel, view: Seen[State], ink: Ink) -> Twin:
    state, totals = view.state, game.totals(view.state)
    sheets = tuple(_sheet(game, state, seat, ink) for seat in range(len(state.sheets)))
    own = view.seat
    first = state.seat if game.to_act(state) else 0
    return Twin(
        question=tuple(_question(game, view, ink)) if game.to_act(state) else (),
        position=(
            ink("twin-turn", turn=state.turn, turns=len(game.seed.rows)),
            *sheets[first:],
            *sheets[:first],
        ),
        points=(ink("twin-points", scores=scores(totals)),),
        own=() if own is None else (ink("own-points", points=totals[own]), sheets[own]),
    )


def _question(game: Kniffel, view: Seen[State], ink: Ink) -> Iterator[str]:
    state, who = view.state, Who(view.state.seat)
    you = "-you" if view.seat == state.seat else ""
    if not state.rolls or state.pending:
        yield ink(f"twin-before-roll{you}", who=who)
        return
    dice = Many(tuple(Word(f"row-{symbol}") for symbol in state.dice))
    rolls = game.seed.rolls
    yield ink(f"twin-dice{you}", who=who, roll=state.rolls, rolls=rolls, dice=dice)
    yield from _entries(game, state, you, ink)
    if left := rolls - state.rolls:
        yield ink(f"twin-again{you}", who=who, left=left)


def _entries(game: Kniffel, state: State, you: str, ink: Ink) -> Iterator[str]:
    """The points that the dice would give, and the rows that would be struck."""
    worth = {row: game.worth(state, row) for row in game.open_rows(state)}
    fitting = sorted((row for row in worth if worth[row]), key=lambda row: -worth[row])
    struck = [row for row in worth if not worth[row]]
    who = Who(state.seat)
    if fitting:
        rows = Many(tuple(_row(row, worth[row]) for row in fitting))
        yield ink(f"twin-entries{you}", who=who, rows=rows)
    if struck:
        yield ink(f"twin-strikes{you}", who=who, rows=_rows(struck))


def _row(row: str, points: int) -> Word:
    return Word("twin-row", {"row": Word(f"row-{row}"), "points": str(points)})


def _rows(rows: list[str]) -> Many:
    return Many(tuple(Word(f"row-{row}") for row in rows))


def _sheet(game: Kniffel, state: State, seat: int, ink: Ink) -> str:
    sheet = dict(zip(game.seed.rows, state.sheets[seat], strict=True))
    filled = Many(tuple(_row(row, p) for row, p in sheet.items() if p is not None))
    free = _rows([row for row, points in sheet.items() if points is None])
    key = "twin-sheet" if filled.items else "twin-empty"
    if filled.items and not free.items:
        key = "twin-full"
    return ink(key, who=Who(seat), rows=filled, free=free)
