"""What Dice Flick can tell people: where the best flick comes to rest, hole by hole."""

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from bot.engine.brain import Line, Rated, Standing, Unit
from bot.engine.game import Seen
from bot.engine.screen import Sheet
from bot.engine.words import Param, Word
from bot.games.flick.board import ALONG_COLUMNS
from bot.games.flick.brain import landing_chart, rate
from bot.games.flick.moves import Flick
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State

if TYPE_CHECKING:
    from random import Random

unit: Final[Unit] = "points"
CELL_WIDTH = 5
NEVER = "·"
ROUNDS_UP = Fraction(1, 200)


def odds(
    game: DiceFlick, view: Seen[State], seat: int | None, random: "Random"
) -> tuple[Line, ...]:
    """The landing chart of the best flick of the seat whose turn it is."""
    state = view.state
    if not game.turns.may_flick(state):
        return (Word("chances-no-flick"),)
    rated = rate(game, view, state.seat)
    best = next((one.action for one in rated if isinstance(one.action, Flick)), None)
    return () if best is None else _landing(game, view, best)


def _landing(game: DiceFlick, view: Seen[State], aim: Flick) -> tuple[Line, ...]:
    hit, near, ditch = game.chart(view.state, aim.plate, aim.hole).percent(
        game.board.index[aim.hole]
    )
    words: dict[str, Param] = {
        "die": Word(f"die-{aim.die}"),
        "plate": Word(f"from-{aim.plate[0]}"),
        "hole": aim.hole,
        "at": _at(game, aim.plate),
    }
    return (
        Word("chances-aim", words),
        chart_sheet(game, view, aim),
        Word("odds", {"hit": hit, "near": near, "ditch": ditch}),
    )


def _at(game: DiceFlick, plate: str) -> Word | str:
    """Where a shifted plate stands."""
    place = game.board.place(plate)
    if len(plate) == 1:
        return ""
    if plate[0] in ALONG_COLUMNS:
        return Word("at-columns", {"place": game.board.columns[place]})
    return Word("at-rows", {"place": place + 1})


def chart_sheet(game: DiceFlick, view: Seen[State], aim: Flick) -> Sheet:
    """Percent by hole; a point where the die never rests."""
    rows = landing_chart(game, view, aim.die, aim.plate, aim.hole)
    head = " " + "".join(f"{column:>{CELL_WIDTH}}" for column in game.board.columns)
    return Sheet(
        (
            head,
            *(
                f"{number}" + "".join(f"{_percent(chance):>{CELL_WIDTH}}" for chance in row)
                for number, row in enumerate(rows, start=1)
            ),
        )
    )


def _percent(chance: Fraction) -> str:
    if not chance:
        return NEVER
    return str(round(100 * chance)) if chance >= ROUNDS_UP else "<1"


def glance(game: DiceFlick, view: Seen[State], seat: int) -> tuple[Rated, ...]:
    """By the points of the own turn alone, which is what a look back can count."""
    return rate(game, view, seat, 0.0)


def standing(game: DiceFlick, view: Seen[State], seat: int) -> Standing:
    """Rates look ahead to the end of the turn."""
    return Standing(len(view.state.sheets[seat]), game.totals(view.state)[seat])
