"""Moves in words, for lists where people read instead of press."""

from bot.engine.phrases import Icon, Many, Word
from bot.engine.screen import Ink
from bot.games.kniffel.moves import Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.screen.keeps import kept_by, reroll
from bot.games.kniffel.state import State


def entry(game: Kniffel, state: State, row: str, ink: Ink) -> str:
    return ink("move-enter", row=Word(f"row-{row}"), points=game.worth(state, row))


def keeping(state: State, move: Reroll, ink: Ink) -> str:
    """What stays on the table; places only where equal dice could be meant."""
    kept = kept_by(state, move)
    if not kept:
        return ink("move-reroll-all")
    dice = Many(tuple(map(Icon, kept)), glue="")
    if reroll(state, kept) == move:
        return ink("move-keep", dice=dice)
    places = Many(tuple(map(str, move.positions)))
    return ink("move-keep-places", dice=dice, places=places, count=len(move.positions))
