"""What everybody may be told in Hex-hex-Kniffel: how likely every free row is in this turn."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Who, Word
from bot.games.kniffel.brain.rating import values_of
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State

if TYPE_CHECKING:
    from random import Random


def odds(game: Kniffel, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    """Every free row of the seat whose turn it is."""
    state = view.state
    sheet = zip(game.seed.rows, state.sheets[state.seat], strict=True)
    found = row_chances(game, view)
    rows = (_line(game, row, *found[row]) for row, points in sheet if points is None)
    return (Word("odds-turn", {"who": Who(state.seat)}), *rows)


def row_chances(game: Kniffel, view: Seen[State]) -> dict[str, tuple[float, float]]:
    """Per row the chance to fill it in this turn, and the points it brings, played for it alone."""
    state, values = view.state, values_of(game, view)
    dice = tuple(sorted(game.seed.symbols.index(symbol) for symbol in state.dice))
    fits = values.reached(values.fits, dice, state.rolls)
    points = values.reached(values.scores, dice, state.rolls)
    return {
        row: (float(fits[number]), float(points[number]))
        for number, row in enumerate(game.seed.rows)
    }


def _line(game: Kniffel, row: str, chance: float, points: float) -> Word:
    name = Word(f"row-{row}")
    if row in game.seed.symbols:
        return Word("odds-symbol", {"row": name, "chance": chance, "dice": round(points, 1)})
    return Word("odds-row", {"row": name, "chance": chance})
