"""The data of Dice Flick: dice, field, markers, the wobble die, options, how computers aim."""

from typing import Annotated, Literal

from pydantic import Field

from bot.engine import game
from bot.engine.brain import Strength
from bot.engine.game import Data, Few, Many, Measure, Points, Share


class Markers(Data):
    centre: str
    bonus: str
    upgrades: dict[str, str]
    """Hole of the upgrade marker of every colour."""


Push = Annotated[int, Field(ge=-3, le=3)]
"""So many holes."""


class Side(Data):
    """A face of the wobble die: a push as seen from the plate, or out of the box."""

    weight: Many
    side: Push = 0
    ahead: Push = 0
    out: bool = False


class Guesses(Data):
    """Points that computers reckon with where they do not look ahead."""

    pair_left: Measure
    """What a pair of one colour, left lying, brings whoever comes next."""
    die_left: Measure
    """The same for any die that is left."""
    bonus: Measure
    """What one more flick brings on average."""


Aim = Literal["eye", "hit", "turn"]
"""By the best hole alone, by the chance to hit it, or by both flicks and what they leave."""


class Seed(game.Seed):
    size: Few
    rounds: Many
    hand: Few
    flicks: Few
    faces: Few
    combination: Few
    centre_factor: Few
    knaller_points: Points
    marker_points: Points
    colours: tuple[str, ...]
    joker: str
    knaller: str
    dice: dict[str, Many]
    """How many dice of every kind there are: the colours, the joker, the Knaller."""
    markers: Markers
    wobbles: dict[str, Side]
    aims: dict[Strength, Aim]
    whim: dict[Strength, Share]
    """How often a computer aims by whim, or overlooks the best scoring."""
    guesses: Guesses

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.dice)


class Options(game.Options):
    centre_knaller: bool = False
    """F20: a Knaller on the centre is doubled like any other die."""


class SeatOptions(game.Options):
    child: bool = False
    """The children's variant: the plate may be shifted along its side."""
