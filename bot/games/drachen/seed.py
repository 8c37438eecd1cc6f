"""The data of Drachenlachen: the path, the chains, the dice, the computers, the options."""

from typing import Literal

from pydantic import model_validator

from bot.engine import data
from bot.engine.brain import Strength


class Seed(data.Seed):
    rings: data.Many
    faces: data.Few
    laugh: data.Few
    fewest_seats: data.Few
    lanes: tuple[tuple[data.Many, ...], ...]
    chains: dict[str, tuple[data.Many, ...]]
    playouts: data.Effort
    """Per rated position, divided by the number of seats, which makes playouts longer."""
    hunt: tuple[data.Many, ...]
    """By number of seats the sum of the heights of the others' rings from which the rule of thumb
    chooses the cave at the surface."""
    tempted: dict[Strength, data.Fraction]
    """How often a computer chooses the nearer end regardless of its value."""

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


class Options(data.Options):
    rings: Literal[1, 2, 3] = 2
    """D13: the number of rings to bring to the surface."""
    two_players: bool = False
    """D24: allow two players, although the rulebook requires three."""
