"""The line that tells a newcomer what matters, at the first decisions of each kind.

A kind is an action's class in small letters. `lesson.toml` names those that have a line, the most
special first: `newcomer = ["take", "walk"]`; their texts are `newcomer-take`, `newcomer-walk`. The
texts know the icons of the seed by their names.
"""

from collections.abc import Iterator
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.phrases import Icon, Word

DECISIONS = 3
"""Of so many decisions of a kind the line can stand beside one: the first may have come before the
person pressed anything."""


def newcomer_line(box: Box, match: Match, seat: int) -> Word | None:
    """The line at the seat's decision; None: this kind has none, or it was told often enough."""
    kind = _kind(box, match.state, seat)
    told = 0
    for state in _decisions(match, seat) if kind else ():
        told += _kind(box, state, seat) == kind
        if told == DECISIONS:
            return None
    return newcomer_word(box, kind) if kind else None


def newcomer_word(box: Box, kind: str) -> Word:
    return Word(f"newcomer-{kind}", {icon: Icon(icon) for icon in box.game.seed.icons})


def _kind(box: Box, state: Any, seat: int) -> str:
    """The most special kind of the legal actions that has a line."""
    told = box.lesson.newcomer if box.lesson else ()
    legal = {type(action).__name__.lower() for action in box.game.legal(state, seat)}
    return next((kind for kind in told if kind in legal), "")


def _decisions(match: Match, seat: int) -> Iterator[Any]:
    """The states in which the seat has moved."""
    game = match.game
    state = Match.begin(game, match.header).state
    for move in match.log:
        if move.seat == seat:
            yield state
        state, _ = game.step(state, move.seat, game.parse(move.text))
