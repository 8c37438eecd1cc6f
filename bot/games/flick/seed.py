"""The data of Dice Flick: dice, field, markers, the wobble die, and what the lobby offers."""

from bot.engine import game
from bot.engine.game import Data


class Markers(Data):
    centre: str
    bonus: str
    upgrades: dict[str, str]
    """Hole of the upgrade marker of every colour."""


class Side(Data):
    """A face of the wobble die: a push as seen from the plate, or out of the box."""

    weight: int
    side: int = 0
    ahead: int = 0
    out: bool = False


class Seed(game.Seed):
    size: int
    rounds: int
    hand: int
    flicks: int
    faces: int
    combination: int
    centre_factor: int
    knaller_points: int
    marker_points: int
    colours: tuple[str, ...]
    joker: str
    knaller: str
    dice: dict[str, int]
    """How many dice of every kind there are: the colours, the joker, the Knaller."""
    markers: Markers
    wobbles: dict[str, Side]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.dice)


class Options(game.Options):
    centre_knaller: bool = False
    """F20: a Knaller on the centre is doubled like any other die."""


class SeatOptions(game.Options):
    child: bool = False
    """The children's variant: the plate may be shifted along its side."""
