"""Which tables a bench plays at: nothing lists the games."""

from random import Random

from bot.engine.catalogue import Box, Catalogue
from bot.engine.game import CHANCE

FEWEST = 2


def seats(box: Box) -> int:
    """As few as a match of several needs."""
    return max(FEWEST, _allowed(box).start)


def alone(catalogue: Catalogue) -> str:
    """A game that one person may play."""
    return next(box.id for box in catalogue.values() if 1 in _allowed(box))


def longest(catalogue: Catalogue, people: int) -> str:
    """The game of which a match by lot has the longest log."""
    able = [box for box in catalogue.values() if people in _allowed(box)]
    return max(able, key=lambda box: _length(box, people)).id


def _allowed(box: Box) -> range:
    return box.game.seat_range(box.game.options_type())


def _length(box: Box, people: int) -> int:
    game, random, moves = box.game, Random(1), 0  # noqa: S311 no dice
    own = tuple(game.seat_options_type() for _ in range(people))
    state, _ = game.start(own, game.options_type())
    while acting := game.to_act(state):
        seat = min(acting)
        outcomes = game.outcomes(state) if seat == CHANCE else ()
        actions = [action for action, _ in outcomes] or game.legal(state, seat)
        state, _ = game.step(state, seat, random.choice(actions))
        moves += 1
    return moves
