"""The computer's choice after a laugh: the ring at the dragon, or the hunt from the surface.

The dragon is the sound answer at a small table, for it saves the way down. The surface wins where
bearers climb towards the exit: a dwarf without a ring can rob them there. With six in the cave that
is so in more than half of all choices; normal keeps to the ruling D20 all the same, master looks.
"""

from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Strength
from bot.engine.game import Seen
from bot.games.drachen.moves import Action, Choose
from bot.games.drachen.playout import throws, winner
from bot.games.drachen.rules import Drachen, State

if TYPE_CHECKING:
    from random import Random

EFFORT = 4000
"""Playouts for each answer, shared by the seats, whose number makes a match longer."""
TEMPTED = 0.5
"""How often the easy one runs for the end that is nearer, whatever it gets there."""

CAVE = Choose("cave")
SURFACE = Choose("surface")


def rate(game: Drachen, view: Seen[State], seat: int, effort: int = EFFORT) -> tuple[Rated, ...]:
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
    rated = (Rated(action, won / playouts) for action, won in zip(actions, wins, strict=True))
    return tuple(sorted(rated, key=lambda one: -one.worth))


def choose(
    game: Drachen, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    actions = game.legal(view.state, seat)
    if len(actions) == 1:
        return actions[0]
    match strength:
        case "master":
            best: Action = rate(game, view, seat)[0].action
            return best
        case "normal":
            return CAVE  # D20
        case "easy":
            above = 2 * view.state.places[seat] > game.cave.surface
            return SURFACE if above and random.random() < TEMPTED else CAVE


def win_chances(
    game: Drachen, view: Seen[State], random: "Random", playouts: int
) -> tuple[float, ...]:
    """Every seat's chance to win, by so many playouts."""
    dice = throws(game.seed.faces, str(random.getrandbits(64)))
    wins = [0] * view.state.seats
    for _ in range(playouts):
        wins[winner(game, view.state, dice)] += 1
    return tuple(won / playouts for won in wins)
