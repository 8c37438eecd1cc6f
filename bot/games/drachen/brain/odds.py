"""What everybody may be told in Drachenlachen: each seat's chance to win, by playing to the end."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Who, Word
from bot.games.drachen.brain.playout import throws, winner
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State

if TYPE_CHECKING:
    from random import Random


def odds(game: Drachen, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    playouts = game.seed.playouts.odds
    chances = win_chances(game, view, random, playouts)
    lines = (Word("odds-seat", {"who": Who(s), "chance": c}) for s, c in enumerate(chances))
    return (Word("odds-playouts", {"count": playouts}), *lines)


def win_chances(
    game: Drachen, view: Seen[State], random: "Random", playouts: int
) -> tuple[float, ...]:
    """Every seat's chance to win, by so many playouts."""
    dice = throws(game.seed.faces, str(random.getrandbits(64)))
    wins = [0] * view.state.seats
    for _ in range(playouts):
        wins[winner(game, view.state, dice)] += 1
    return tuple(won / playouts for won in wins)
