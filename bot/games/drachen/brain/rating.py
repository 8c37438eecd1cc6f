"""The computer's choice after a laugh: the ring at the dragon, or the hunt from the surface.

The dragon saves the way down. The surface wins where bearers climb towards the exit: a dwarf
without a ring can rob them there. Normal adds up how high the others have carried their rings,
master plays to the end. Always taking the ring gave away .014, .006 and .008 of the chance to win
(70, 70 and 18 choices with 3, 4 and 6 seats), normal .004, .002 and .000; part of what is left is
noise of the playouts.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.brain import Chances, Rated, Strength
from bot.engine.game import Seen
from bot.games.drachen.brain.playout import throws, winner
from bot.games.drachen.moves import Action, Choose
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State

if TYPE_CHECKING:
    from random import Random

REMEMBERED = 64
"""Hint, odds and look back ask for the same position in turn."""
CAVE = Choose("cave")
SURFACE = Choose("surface")


def rate(game: Drachen, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """Every legal action with the seat's chance to win, best first."""
    found = _by_action(game, view.state, seat)
    return tuple(Rated(action, then.share(seat), then) for action, then in found)


def chances(game: Drachen, view: Seen[State]) -> Chances:
    """After the best choice of the viewer, or of the first seat that must choose."""
    state = view.state
    if not state.choosing:
        return _played(game, state, str(state))
    seat = view.seat if view.seat in state.choosing else state.choosing[0]
    return _by_action(game, state, seat)[0][1]


def _by_action(game: Drachen, state: State, seat: int) -> list[tuple[Action, Chances]]:
    luck = str(state)
    after = ((action, game.step(state, seat, action)[0]) for action in game.legal(state, seat))
    found = [(action, _played(game, then, luck)) for action, then in after]
    return sorted(found, key=lambda one: -one[1].share(seat))


def playouts(game: Drachen, state: State) -> int:
    """How many playouts rate a position; more seats make a playout longer."""
    return game.seed.playouts // state.seats


@lru_cache(REMEMBERED)
def _played(game: Drachen, state: State, luck: str) -> Chances:
    """By playouts; the same luck gives the same dice, so that positions can be compared."""
    wins, count = [0] * state.seats, playouts(game, state)
    for number in range(count):
        wins[winner(game, state, throws(game.seed.faces, f"{luck} {number}"))] += 1
    teams = tuple((seat,) for seat in range(state.seats))
    return Chances(teams, tuple(won / count for won in wins))


def choose(
    game: Drachen, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    actions = game.legal(view.state, seat)
    if len(actions) == 1:
        return actions[0]
    if strength == "master":
        return rate(game, view, seat)[0].action
    if strength == "normal":
        return SURFACE if _carried(view.state, seat) > _enough(game, view.state.seats) else CAVE
    above = 2 * view.state.places[seat] > game.cave.surface
    tempted = game.seed.tempted[strength] if above else 0.0
    return SURFACE if tempted and random.random() < tempted else CAVE  # D20


def _carried(state: State, seat: int) -> int:
    """How high the others have carried their rings, added up."""
    carried = zip(state.places, state.rings, strict=True)
    return sum(place for other, (place, ring) in enumerate(carried) if ring and other != seat)


def _enough(game: Drachen, seats: int) -> int:
    """From where on the hunt pays."""
    hunt = game.seed.hunt
    return hunt[min(seats, len(hunt)) - 1]
