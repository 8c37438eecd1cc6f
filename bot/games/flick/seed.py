"""The data of Dice Flick: dice, field, markers, wobble die, options, brains."""

from typing import Annotated, Literal

from pydantic import Field

from bot.engine import data
from bot.engine.brain import Strength
from bot.engine.data import Data, Few, Fraction, Many, Measure, Points


class Markers(Data):
    centre: str
    bonus: str
    upgrades: dict[str, str]
    """By colour the hole of its upgrade marker."""


Push = Annotated[int, Field(ge=-3, le=3)]
"""A distance in holes."""


class Side(Data):
    """A face of the wobble die: a push as seen from the plate, or out of the box."""

    weight: Many
    side: Push = 0
    ahead: Push = 0
    out: bool = False


class Guesses(Data):
    """Estimated points, where the brain does not search."""

    pair_left: Measure
    """The value of an unscored pair of one colour for the next seat."""
    die_left: Measure
    """The value of any unscored die for the next seat."""
    bonus: Measure
    """The average value of a bonus flick."""
    turn: Measure
    """The average points of a turn."""
    spread: Measure
    """Their standard deviation."""


Aim = Literal["eye", "hit", "turn"]
"""How a brain aims: by the best hole, by the chance to hit it, or by the whole turn."""


class Seed(data.Seed):
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
    """The number of dice of every kind: the colours, the joker, the Knaller."""
    markers: Markers
    wobbles: dict[str, Side]
    aims: dict[Strength, Aim]
    whim: dict[Strength, Fraction]
    """How often a computer aims at random, or overlooks the best scoring."""
    guesses: Guesses

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.dice)


class Options(data.Options):
    centre_knaller: bool = False
    """F20: a Knaller on the centre is doubled like any other die."""


class SeatOptions(data.Options):
    child: bool = False
    """The children's variant: plates may be shifted along their side."""
