"""The screen of Hex-hex-Kniffel: five large dice, the sheet of all seats, the controls."""

from bot.engine.game import Seen
from bot.engine.phrases import Icon, Many, Who
from bot.engine.screen import Ink, Large, Lines, Screen
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen.controls import controls
from bot.games.kniffel.screen.sheet import sheet
from bot.games.kniffel.screen.words import entry, keeping
from bot.games.kniffel.state import State
from bot.games.kniffel.twin import twin

GLUE = "\u00a0· "
"""Between names: the no-break space keeps the dot off the beginning of a line."""


def render(game: Kniffel, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    del prefix
    state = view.state
    dice = (*state.dice, *("blank",) * (game.seed.dice - len(state.dice)))
    large = (Large("".join(map(ink.icon, dice))),) if game.to_act(state) else ()
    return Screen(
        title=heading(game, view, ink),
        blocks=(sheet(game, state, ink), _totals(game, state, ink), *large),
        twin=lambda: twin(game, view, ink),
        controls=controls(game, state, ink),
        question=_question(game, state, ink),
    )


def heading(game: Kniffel, view: Seen[State], ink: Ink) -> str:
    return ink("heading", turn=view.state.turn, turns=len(game.seed.rows))


def occasion(game: Kniffel, view: Seen[State], ink: Ink) -> str:
    del game
    dice = Many(tuple(map(Icon, view.state.dice)), glue="")
    return ink("occasion", roll=view.state.rolls, dice=dice) if view.state.dice else ""


def describe(game: Kniffel, view: Seen[State], action: Action, ink: Ink) -> str:
    match action:
        case Enter(row):
            return entry(game, view.state, row, ink)
        case Reroll():
            return keeping(view.state, action, ink)
        case _:
            return ink("move-roll")


def _totals(game: Kniffel, state: State, ink: Ink) -> Lines:
    """The number of each column with name and total, in one line."""
    totals = game.totals(state)
    if len(totals) == 1:
        return Lines((ink("total-alone", points=totals[0]),))
    people = (
        ink("total", column=seat + 1, who=Who(seat), points=points)
        for seat, points in enumerate(totals)
    )
    return Lines((GLUE.join(people),))


def _question(game: Kniffel, state: State, ink: Ink) -> str:
    if not game.to_act(state):
        return ""
    if not state.rolls:
        return ink("question-roll")
    asked = "keep" if state.rolls < game.seed.rolls else "enter"
    if asked == "enter" and not any(game.worth(state, row) for row in game.open_rows(state)):
        asked = "strike"
    return ink(f"question-{asked}", roll=state.rolls, rolls=game.seed.rolls)
