"""The actions of Die Zwergenzugfahrt and their text."""

import re
from dataclasses import dataclass

from bot.engine.colours import Colour
from bot.engine.errors import IllegalMoveError

CLANS: tuple[Colour, Colour] = ("red", "green")
"""The clans in the order of every pair of the state."""

_SQUARE = "[a-z][1-9][0-9]?"
_STEP = re.compile(f"({_SQUARE})-({_SQUARE})")


@dataclass(frozen=True, slots=True)
class Walk:
    """A dwarf walks, takes a seat or kicks, depending on the target."""

    origin: str
    target: str

    def __str__(self) -> str:
        return f"{self.origin}-{self.target}"


@dataclass(frozen=True, slots=True)
class Lay:
    """A dwarf lays a sign of its clan on a seat beside it."""

    origin: str
    target: str

    def __str__(self) -> str:
        return f"sign {self.origin}-{self.target}"


@dataclass(frozen=True, slots=True)
class Take:
    """A dwarf takes the rival's sign from a seat beside it."""

    origin: str
    target: str

    def __str__(self) -> str:
        return f"take {self.origin}-{self.target}"


@dataclass(frozen=True, slots=True)
class Conduct:
    """The rival of the tossed colour picks the sign that the conductor takes away."""

    square: str

    def __str__(self) -> str:
        return f"conduct {self.square}"


@dataclass(frozen=True, slots=True)
class Coin:
    """Chance: the conductor's coin shows this clan."""

    clan: int

    def __str__(self) -> str:
        return f"coin {CLANS[self.clan]}"


@dataclass(frozen=True, slots=True)
class Time:
    """Chance: the time limit has expired."""

    def __str__(self) -> str:
        return "time"


Act = Walk | Lay | Take
"""The actions of a dwarf."""
Action = Act | Conduct | Coin | Time


def parse(text: str) -> Action:
    match text.split():
        case [step] if found := _STEP.fullmatch(step):
            return Walk(*found.groups())
        case ["sign", step] if found := _STEP.fullmatch(step):
            return Lay(*found.groups())
        case ["take", step] if found := _STEP.fullmatch(step):
            return Take(*found.groups())
        case ["conduct", square] if re.fullmatch(_SQUARE, square):
            return Conduct(square)
        case ["coin", clan] if clan in CLANS:
            return Coin(CLANS.index(clan))
        case ["time"]:
            return Time()
        case ["pass"]:
            raise IllegalMoveError("illegal-pass", rule="T28")
    raise IllegalMoveError("illegal-unreadable", move=text)
