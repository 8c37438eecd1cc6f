"""Computers that see the view of their seat, as people do."""

from typing import TYPE_CHECKING

from bot.engine.brain import Brain, Rated, Strength

from .moves import Action, Guess, Say
from .rules import Rules
from .state import View

if TYPE_CHECKING:
    from random import Random

LIES = 0.3
"""How often a computer says what is not so."""


def rate(game: Rules, view: View, seat: int) -> tuple[Rated[Action], ...]:
    """What each legal move is worth, best first: the chance that it turns out well."""
    rated = [Rated(a, _worth(game, view, a)) for a in game.legal_in(view, seat)]
    return tuple(sorted(rated, key=lambda one: -one.worth))


def _worth(game: Rules, view: View, action: Action) -> float:
    match action:
        case Say(high):
            return 1 - LIES if high == (view.die >= game.seed.high) else LIES
        case Guess(believes):
            return 1 - LIES if believes else LIES
    return 0.0


def choose(game: Rules, view: View, seat: int, strength: Strength, random: "Random") -> Action:
    """What a strength does: the strong ones bluff now and then, or nobody would be fooled."""
    rated = rate(game, view, seat)
    if strength == "easy" or random.random() < LIES:
        return random.choice(rated).action
    return rated[0].action


BRAIN = Brain(rate=rate, choose=choose)
