"""What Hex-hex-Kniffel can tell people: how likely every free row is, and the exact solution."""

from typing import TYPE_CHECKING, Final

from bot.engine.brain import Line, Standing, Unit
from bot.engine.game import Seen
from bot.engine.words import Who, Word
from bot.games.kniffel.brain import expected_total, tables_of
from bot.games.kniffel.rules import Kniffel, State

if TYPE_CHECKING:
    from random import Random

unit: Final[Unit] = "points"


def odds(game: Kniffel, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    """Every free row of the seat whose turn it is."""
    state = view.state
    sheet = zip(game.seed.rows, state.sheets[state.seat], strict=True)
    found = row_chances(game, view)
    rows = (_line(game, row, *found[row]) for row, points in sheet if points is None)
    return (Word("chances-turn", {"who": Who(state.seat)}), *rows)


def row_chances(game: Kniffel, view: Seen[State]) -> dict[str, tuple[float, float]]:
    """Per row the chance to fill it in this turn, and the points it brings, played for it alone."""
    state, tables = view.state, tables_of(game, view)
    dice = tuple(sorted(game.seed.symbols.index(symbol) for symbol in state.dice))
    fits = tables.reached(tables.fits, dice, state.rolls)
    points = tables.reached(tables.scores, dice, state.rolls)
    return {
        row: (float(fits[number]), float(points[number]))
        for number, row in enumerate(game.seed.rows)
    }


def _line(game: Kniffel, row: str, chance: float, points: float) -> Word:
    name = Word(f"row-{row}")
    if row in game.seed.symbols:
        return Word("chances-symbol", {"row": name, "chance": chance, "dice": points})
    return Word("chances-row", {"row": name, "chance": chance})


def standing(game: Kniffel, view: Seen[State], seat: int) -> Standing:
    """Rates look ahead to the end of the match."""
    return Standing("match", game.totals(view.state)[seat])


def solve(game: Kniffel) -> dict[str, float]:
    return {
        "expected total": expected_total(game, free_strike=False),
        "expected total with free striking": expected_total(game, free_strike=True),
    }
