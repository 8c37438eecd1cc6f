"""Computers that look one throw ahead."""

from typing import TYPE_CHECKING

from bot.engine.brain import Brain, Rated, Standing, Strength
from bot.engine.game import Seen

from .moves import Action, Keep
from .rules import Rules
from .state import State

if TYPE_CHECKING:
    from random import Random


def rate(game: Rules, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """What each legal move is worth, best first: the points that this turn will bring."""
    rated = [Rated(a, _worth(game, view.state, a)) for a in game.legal(view.state, seat)]
    return tuple(sorted(rated, key=lambda one: -one.worth))


def _worth(game: Rules, state: State, action: Action) -> float:
    if isinstance(action, Keep):
        return float(state.heap)
    faces = range(1, game.seed.faces + 1)
    return sum(state.heap + face for face in faces if face != game.seed.bad) / len(faces)


def choose(
    game: Rules, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    """What a strength does: the weak one plays by lot."""
    if strength == "easy":
        return random.choice(game.legal(view.state, seat))
    return rate(game, view, seat)[0].action


def standing(game: Rules, view: Seen[State], seat: int) -> Standing:
    """What is safe, and that a worth looks ahead to the end of this turn."""
    state = view.state
    return Standing((state.round, state.seat), float(state.points[seat]))


BRAIN = Brain(rate=rate, choose=choose, unit="points", standing=standing)
