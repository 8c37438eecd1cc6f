"""What Dice Flick can tell people: where the best flick comes to rest, hole by hole."""

from fractions import Fraction
from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Many, Param, Word
from bot.engine.screen import Sheet
from bot.games.flick.brain.rating import rate
from bot.games.flick.moves import Action, Flick
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State
from bot.games.flick.twin.asking import placed

if TYPE_CHECKING:
    from random import Random

CELL_WIDTH = 5
NEVER = "·"
ROUNDS_UP = Fraction(1, 200)
HALF = Fraction(1, 2)
"""Rounds up, where `round` would go to the even number and make 0 of half a percent."""


def odds(
    game: DiceFlick, view: Seen[State], seat: int | None, random: "Random"
) -> tuple[Line, ...]:
    """The landing chart of the best flick of the seat whose turn it is."""
    state = view.state
    if not game.turns.may_flick(state):
        return (Word("odds-no-flick"),)
    rated = rate(game, view, state.seat)
    best = next((one.action for one in rated if isinstance(one.action, Flick)), None)
    return () if best is None else _landing(game, view, best)


def odds_of(game: DiceFlick, view: Seen[State], action: Action) -> tuple[Line, ...]:
    """Where this very flick comes to rest."""
    return _landing(game, view, action, "odds-this") if isinstance(action, Flick) else ()


def _landing(
    game: DiceFlick, view: Seen[State], aim: Flick, key: str = "odds-aim"
) -> tuple[Line, ...]:
    hit, near, ditch = game.chart(view.state, aim.plate, aim.hole).percent(
        game.board.index[aim.hole]
    )
    words: dict[str, Param] = {
        "die": Word(f"die-{aim.die}"),
        "plate": placed(game, aim.plate, Word(f"from-{aim.plate[0]}")),
        "hole": aim.hole,
    }
    return (
        Word(key, words),
        chart_sheet(game, view, aim),
        Word("odds", {"hit": hit, "near": near, "ditch": ditch}),
    )


def chart_sheet(game: DiceFlick, view: Seen[State], aim: Flick) -> Sheet:
    """Percent by hole; a point where the die never rests."""
    rows = landing_chart(game, view, aim.plate, aim.hole)
    head = " " + "".join(f"{column:>{CELL_WIDTH}}" for column in game.board.columns)
    lines = (
        f"{number}" + "".join(f"{_percent(chance):>{CELL_WIDTH}}" for chance in row)
        for number, row in enumerate(rows, start=1)
    )
    return Sheet((head, *lines), _holes(game, rows))


def _holes(game: DiceFlick, rows: tuple[tuple[Fraction, ...], ...]) -> Word:
    """The likeliest hole first; those where the die never rests are left out."""
    chances = zip(game.board.names, (chance for row in rows for chance in row), strict=True)
    likely = sorted((pair for pair in chances if pair[1]), key=lambda pair: -pair[1])
    return Word("odds-holes", {"holes": Many(tuple(_hole(*pair) for pair in likely))})


def _hole(name: str, chance: Fraction) -> Word:
    key = "odds-hole" if chance >= ROUNDS_UP else "odds-hole-rare"
    return Word(key, {"hole": name, "percent": _percent(chance)})


def _percent(chance: Fraction) -> str:
    if not chance:
        return NEVER
    return str(int(100 * chance + HALF)) if chance >= ROUNDS_UP else "<1"


def landing_chart(
    game: DiceFlick, view: Seen[State], plate: str, hole: str
) -> tuple[tuple[Fraction, ...], ...]:
    """Row by row how likely a die rests in each hole; what lacks to 1 is the ditch."""
    chart, size = game.chart(view.state, plate, hole), game.seed.size
    chances = [Fraction(ways, chart.total) for ways in chart.ways]
    return tuple(tuple(chances[row * size : row * size + size]) for row in range(size))
