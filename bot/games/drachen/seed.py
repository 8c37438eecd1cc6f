"""The data of Drachenlachen: the path, the chains, the dice, the computers, the options."""

from typing import Literal

from pydantic import model_validator

from bot.engine import game
from bot.engine.brain import Strength


class Playouts(game.Data):
    """How many matches are played to the end to judge a position."""

    rate: game.Effort
    """For each answer, shared by the seats, whose number makes a match longer."""
    glance: game.Effort
    """The same in a look back."""
    odds: game.Effort


class Seed(game.Seed):
    rings: game.Many
    faces: game.Few
    laugh: game.Few
    fewest_seats: game.Few
    lanes: tuple[tuple[game.Many, ...], ...]
    chains: dict[str, tuple[game.Many, ...]]
    playouts: Playouts
    tempted: dict[Strength, game.Share]
    """How often a computer runs for the end that is nearer, whatever it gets there."""

    @property
    def path(self) -> tuple[int, ...]:
        """The numbers of all fields, from the dragon up to the exit."""
        return tuple(number for lane in self.lanes for number in lane)

    @model_validator(mode="after")
    def _every_chain_hangs_on_the_path(self) -> "Seed":
        path = self.path
        linked = [number for chain in self.chains.values() for number in chain]
        if len(set(path)) != len(path):
            raise ValueError("a field stands twice on the path")
        if not set(linked) <= set(path):
            raise ValueError("a chain names a field that is not on the path")
        if len(set(linked)) != len(linked):
            raise ValueError("a field hangs on two chains")
        return self


class Options(game.Options):
    rings: Literal[1, 2, 3] = 2
    """D13: so many rings brought to the surface win."""
    two_players: bool = False
    """D24: two may play, although the rulebook asks for three."""
