"""The state of a match of Dice Flick."""

from dataclasses import dataclass
from typing import Literal

from bot.games.flick.seed import Options


@dataclass(frozen=True, slots=True)
class Die:
    """A die in its hole; a Knaller shows no pips."""

    kind: str
    pips: int = 0


Field = tuple[Die | None, ...]
"""The die in each hole, in reading order; None: empty."""


PartKind = Literal["combination", "centre", "row", "column"]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a scoring, for the narration."""

    kind: PartKind
    colour: int
    """The colour of a combination; -1 for other parts."""
    at: int
    """One of its holes."""
    points: int
    values: tuple[int, ...]
    """The points of each hole."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A flying die: plate, target and wobbles so far."""

    die: str
    plate: str
    hole: int
    wobbles: tuple[str, ...] = ()

    def pushed(self, side: str) -> "Flight":
        return Flight(self.die, self.plate, self.hole, (*self.wobbles, side))


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    child: tuple[bool, ...]
    """By seat whether it may shift the plates."""
    bag: tuple[int, ...]
    """The number of dice of each kind, in the seed's order."""
    field: Field
    hands: tuple[tuple[str, ...], ...]
    """By seat its dice, in the seed's order."""
    sheets: tuple[tuple[int, ...], ...]
    """By seat the points of its turns."""
    seat: int = 0
    draws: int = 0
    """The number of dice that chance has still to draw."""
    drawn: tuple[str, ...] = ()
    due: int = 0
    """The number of flicks left in this turn."""
    bonus: bool = False
    """A bonus flick may be made now (F6)."""
    flight: Flight | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        return self.hands[self.seat]

    @property
    def aloft(self) -> Flight:
        """The flying die; only while there is one."""
        if self.flight is None:
            raise ValueError("no die is in the air")
        return self.flight
