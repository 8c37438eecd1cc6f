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
"""What lies in each hole, in reading order."""


PartKind = Literal["combination", "centre", "row", "column"]


@dataclass(frozen=True, slots=True)
class Part:
    """One scored thing of a turn, for telling it."""

    kind: PartKind
    colour: int
    """Which colour a combination has; -1 for the others."""
    at: int
    """A hole of it."""
    points: int
    values: tuple[int, ...]
    """What each thing of it counts."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A die in the air: whence, whither, and the wobbles so far."""

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
    """Per seat whether it may shift the plate."""
    bag: tuple[int, ...]
    """How many dice of each kind, in the seed's order."""
    field: Field
    hands: tuple[tuple[str, ...], ...]
    """The dice in front of every seat, in the seed's order."""
    sheets: tuple[tuple[int, ...], ...]
    """Per seat the points of its turns so far."""
    seat: int = 0
    draws: int = 0
    """So many dice has chance still to draw."""
    drawn: tuple[str, ...] = ()
    due: int = 0
    """So many flicks must still be made in this turn."""
    bonus: bool = False
    """A bonus flick may be made now (F6)."""
    flight: Flight | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        return self.hands[self.seat]

    @property
    def aloft(self) -> Flight:
        """The die in the air, where there must be one."""
        if self.flight is None:
            raise ValueError("no die is in the air")
        return self.flight
