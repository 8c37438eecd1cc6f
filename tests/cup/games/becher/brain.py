"""Computers that know the odds of one throw, and nothing of people."""

from typing import TYPE_CHECKING

from bot.engine.brain import Brain, Rated, Strength

from .moves import Action, Claim, Vote
from .rules import Becher
from .state import View

if TYPE_CHECKING:
    from random import Random


def rate(game: Becher, view: View, seat: int) -> tuple[Rated[Action], ...]:
    rated = [Rated(action, _worth(game, view, action)) for action in game.legal_in(view, seat)]
    return tuple(sorted(rated, key=lambda one: one.worth, reverse=True))


def _worth(game: Becher, view: View, action: Action) -> float:
    throws = game.seed.throws
    match action:
        case Claim(dice) if view.cup:
            true = game.seed.rank(view.cup) >= game.seed.rank(dice)
            return (0.9 if true else 0.5) - game.seed.rank(dice) / 100
        case Vote(doubts):
            likely = len(game.seed.above(view.board.claim)) / len(throws)
            return 1 - likely if doubts else likely
    return 0.0


def choose(game: Becher, view: View, seat: int, strength: Strength, random: "Random") -> Action:
    rated = rate(game, view, seat)
    return random.choice(rated).action if strength == "easy" else rated[0].action


BRAIN = Brain(rate=rate, choose=choose)
