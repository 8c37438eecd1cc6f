"""Moves in words, for lists."""

from collections.abc import Sequence

from bot.engine.game import Seen
from bot.engine.phrases import Icon, Many, Word
from bot.engine.screen import Ink
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen.keeps import KEEPS, keeps, kept_by, reroll
from bot.games.kniffel.state import State


def order(game: Kniffel, view: Seen[State], actions: Sequence[Action]) -> Sequence[Action]:
    """The order of the board: likely keeps, then rows by points, then the rest."""
    state = view.state
    if not state.rolls or state.pending:
        return actions
    wanted = keeps(game, state, KEEPS) if state.rolls < game.seed.rolls else ()

    def place(action: Action) -> tuple[int, int]:
        match action:
            case Enter(row):
                return 1, -game.worth(state, row)
            case Reroll(positions) if action in wanted:
                return 0, wanted.index(action)
            case Reroll(positions):
                usual = reroll(state, kept_by(state, action)) == action
                return 3 - usual, len(positions)
            case _:
                return 0, 0

    return sorted(actions, key=place)


def entry(game: Kniffel, state: State, row: str, ink: Ink) -> str:
    return ink("move-enter", row=Word(f"row-{row}"), points=game.worth(state, row))


def keeping(state: State, move: Reroll, ink: Ink) -> str:
    """The kept dice in words; with positions only where equal dice are ambiguous."""
    kept = kept_by(state, move)
    if not kept:
        return ink("move-reroll-all")
    dice = Many(tuple(map(Icon, kept)), glue="")
    if reroll(state, kept) == move:
        return ink("move-keep", dice=dice)
    places = Many(tuple(map(str, move.positions)))
    return ink("move-keep-places", dice=dice, places=places, count=len(move.positions))
