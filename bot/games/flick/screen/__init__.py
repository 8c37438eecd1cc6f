"""The screen of Dice Flick: field, bag, dice of all seats, next step."""

from bot.engine.game import CHANCE, Seen
from bot.engine.phrases import Word
from bot.engine.screen import Block, Control, Ink, Screen
from bot.games.flick.moves import Action, Flick, Score, ScoreBest, Skip
from bot.games.flick.rules import DiceFlick
from bot.games.flick.screen.blocks import (
    button_lines,
    field_grid,
    final_lines,
    odds,
    table_lines,
)
from bot.games.flick.screen.controls import flick_controls, score_controls
from bot.games.flick.state import State
from bot.games.flick.twin import twin
from bot.games.flick.twin.asking import asking, picked, placed, spaced


def render(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    state = view.state
    return Screen(
        title=heading(game, view, ink),
        blocks=_blocks(game, state, ink, prefix),
        twin=lambda: twin(game, view, ink, prefix),
        controls=_controls(game, view, ink, prefix),
        question=asking(game, state, ink, prefix) if game.to_act(state) else "",
    )


def heading(game: DiceFlick, view: Seen[State], ink: Ink) -> str:
    return ink("heading", round=game.round(view.state), rounds=game.seed.rounds)


def describe(game: DiceFlick, view: Seen[State], action: Action, ink: Ink) -> str:
    state = view.state
    match action:
        case Flick(die, plate, hole):
            return ink(
                "move-flick",
                die=Word(f"die-{die}"),
                plate=placed(game, plate, Word(f"from-{plate[0]}")),
                hole=hole,
                odds=odds(game, state, plate, hole),
            )
        case Skip():
            return ink("move-skip")
        case Score(holes):
            points = game.position(state).total(game.turns.holes(state, action))
            return ink("move-score", points=points, holes=spaced(holes))
        case ScoreBest():
            points = game.position(state).total(game.turns.holes(state, action))
            return ink("move-best", points=points)
        case _:
            return ink("move-none")


def _blocks(game: DiceFlick, state: State, ink: Ink, prefix: str) -> tuple[Block, ...]:
    if not game.to_act(state):
        return field_grid(game, state, ink), final_lines(game, state, ink)
    now = picked(game, state, prefix)
    grid = field_grid(game, state, ink, now.hole)
    buttons = button_lines(game, state, ink) if now.die and not now.elsewhere else ()
    if prefix and now.die:  # nothing but the field and its buttons
        return (*buttons, grid)
    return (*buttons, grid, table_lines(game, state, ink))


def _controls(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str) -> tuple[Control, ...]:
    state = view.state
    if CHANCE in game.to_act(state) or not game.to_act(state):
        return ()
    if view.seat not in (None, state.seat):
        return ()
    if game.turns.may_flick(state):
        return flick_controls(game, state, ink, prefix)
    return score_controls(game, state, ink)
