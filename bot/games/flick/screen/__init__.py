"""The screen of Dice Flick: the field, the bag, the dice in front of everybody, the next step."""

from bot.engine.game import CHANCE, Seen
from bot.engine.phrases import Word
from bot.engine.screen import Block, Control, Ink, Screen
from bot.games.flick.moves import Action, Flick, Score, ScoreBest, Skip
from bot.games.flick.rules import DiceFlick
from bot.games.flick.screen.blocks import field_grid, final_lines, odds, odds_lines, table_lines
from bot.games.flick.screen.controls import flick_controls, score_controls
from bot.games.flick.state import State
from bot.games.flick.twin import twin
from bot.games.flick.twin.asking import asking, last_plates, picked, spaced, standing


def render(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    state = view.state
    return Screen(
        title=ink("heading", round=game.round(state), rounds=game.seed.rounds),
        blocks=_blocks(game, state, ink, prefix),
        twin=lambda: twin(game, view, ink, prefix),
        controls=_controls(game, view, ink, prefix),
        question=asking(game, state, ink, prefix) if game.to_act(state) else "",
    )


def describe(game: DiceFlick, view: Seen[State], action: Action, ink: Ink) -> str:
    state = view.state
    match action:
        case Flick(die, plate, hole):
            return ink(
                "move-flick",
                die=Word(f"die-{die}"),
                plate=Word(f"from-{plate[0]}"),
                at=standing(game, plate),
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
    if now.die and not now.hole:  # the field and its buttons, and nothing between them
        return (field_grid(game, state, ink),)
    plates = last_plates(game, state, now)
    chances = (odds_lines(game, state, now.hole, plates, ink),) if plates else ()
    return field_grid(game, state, ink, now.hole), table_lines(game, state, ink), *chances


def _controls(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str) -> tuple[Control, ...]:
    state = view.state
    if CHANCE in game.to_act(state) or not game.to_act(state):
        return ()
    if view.seat not in (None, state.seat):
        return ()
    if game.turns.may_flick(state):
        return flick_controls(game, state, ink, prefix)
    return score_controls(game, state, ink)
