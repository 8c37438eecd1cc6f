"""The screen of Dice Flick: the field, the bag, the dice in front of everybody, the next step."""

from string import ascii_uppercase

from bot.engine.game import CHANCE, Seen
from bot.engine.screen import Block, Control, Ink, Lines, Screen
from bot.engine.words import Icon, Many, Who, Word
from bot.games.flick.asking import aims, asking, picked, spaced
from bot.games.flick.controls import flick_controls, score_controls
from bot.games.flick.moves import Action, Flick, Score, ScoreBest, Skip
from bot.games.flick.picture import field_grid, field_sheet, odds_sheet, pad_sheet
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State
from bot.games.flick.twin import twin


def render(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    state = view.state
    return Screen(
        title=ink("heading", round=game.round(state), rounds=game.seed.rounds),
        blocks=_blocks(game, state, ink, prefix),
        text=twin(game, state, ink, prefix),
        controls=_controls(game, view, ink, prefix),
    )


def describe(game: DiceFlick, view: Seen[State], action: Action, ink: Ink) -> str:
    state = view.state
    match action:
        case Flick(die, plate, hole):
            hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
            word = ink(f"die-{die}")
            return ink(
                "move-flick", die=word, plate=plate, hole=hole, hit=hit, near=near, ditch=ditch
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
        return field_grid(game, state, ink), pad_sheet(game, state, ink), _final(game, state, ink)
    table = _table(game, state, ink)
    _, plate = picked(game, state, prefix)
    asked = Lines((asking(game, state, ink, prefix),))
    if game.turns.may_flick(state) and aims(game, state, plate):
        return field_grid(game, state, ink), table, asked, odds_sheet(game, state, plate, ink)
    return field_grid(game, state, ink), field_sheet(game, state, ink), table, asked


def _table(game: DiceFlick, state: State, ink: Ink) -> Lines:
    seats = tuple(
        ink("seat" if hand else "seat-empty", who=Who(seat), points=points, dice=_icons(hand))
        for seat, (hand, points) in enumerate(zip(state.hands, game.totals(state), strict=True))
    )
    return Lines((_bag(game, state, ink), *seats))


def _final(game: DiceFlick, state: State, ink: Ink) -> Lines:
    return Lines(
        tuple(
            ink("seat-final", letter=ascii_uppercase[seat], who=Who(seat), points=points)
            for seat, points in enumerate(game.totals(state))
        )
    )


def _icons(hand: tuple[str, ...]) -> Many:
    return Many(tuple(Icon(die) for die in hand), glue=" ")


def _bag(game: DiceFlick, state: State, ink: Ink) -> str:
    """What is in the bag; at the same time it explains the letters of the field."""
    kinds = [
        Word("in-bag", {"icon": Icon(kind), "code": Word(f"code-{kind}"), "count": count})
        for kind, count in zip(game.seed.dice, state.bag, strict=True)
    ]
    return ink("bag", dice=Many(tuple(kinds), glue=" · "))


def _controls(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str) -> tuple[Control, ...]:
    state = view.state
    if CHANCE in game.to_act(state) or not game.to_act(state):
        return ()
    if view.seat not in (None, state.seat):
        return ()
    if game.turns.may_flick(state):
        return flick_controls(game, state, ink, prefix)
    return score_controls(game, state, ink)
