"""The computer's choice after a laugh: the ring at the dragon, or the hunt from the surface.

The dragon is the sound answer at a small table, for it saves the way down. The surface wins where
bearers climb towards the exit: a dwarf without a ring can rob them there. With six in the cave that
is so in more than half of all choices; normal keeps to the ruling D20 all the same, master looks.
"""

from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.drachen.brain.playout import throws, winner
from bot.games.drachen.moves import Action, Choose
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State

if TYPE_CHECKING:
    from random import Random

CAVE = Choose("cave")
SURFACE = Choose("surface")


def rate(game: Drachen, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    return weighed(game, view, seat, game.seed.playouts.rate)


def glance(game: Drachen, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    return weighed(game, view, seat, game.seed.playouts.glance)


def weighed(game: Drachen, view: Seen[State], seat: int, effort: int) -> tuple[Rated[Action], ...]:
    """Every legal action with the seat's chance to win, best first."""
    actions = game.legal(view.state, seat)
    after = [game.step(view.state, seat, action)[0] for action in actions]
    playouts = effort // view.state.seats
    luck = str(view.state)  # so a hint asked twice gets the same answer
    wins = [0] * len(actions)
    for number in range(playouts):
        for place, state in enumerate(after):
            dice = throws(game.seed.faces, f"{luck} {number}")
            wins[place] += winner(game, state, dice) == seat
    worths = (Rated(action, won / playouts) for action, won in zip(actions, wins, strict=True))
    return tuple(sorted(worths, key=lambda one: -one.worth))


def choose(
    game: Drachen, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    actions = game.legal(view.state, seat)
    if len(actions) == 1:
        return actions[0]
    if strength == "master":
        return rate(game, view, seat)[0].action
    above = 2 * view.state.places[seat] > game.cave.surface
    tempted = game.seed.tempted[strength] if above else 0.0
    return SURFACE if tempted and random.random() < tempted else CAVE  # D20
