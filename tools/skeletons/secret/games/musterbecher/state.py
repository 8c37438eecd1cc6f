"""The state: public board, secrets, and the view of a seat."""

from dataclasses import dataclass
from typing import Literal

from .seed import Options

Phase = Literal["fall", "say", "guess", "over"]


@dataclass(frozen=True, slots=True)
class Board:
    """The public part of the state."""

    options: Options
    points: tuple[int, ...]
    phase: Phase = "fall"
    round: int = 1
    seat: int = 0
    """The seat with the cup."""
    said_high: bool = False
    """The claim about the die, true or not."""

    @property
    def guessers(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.points)) if seat != self.seat)


@dataclass(frozen=True, slots=True)
class State:
    board: Board
    die: int = 0
    """The die under the cup."""
    guesses: tuple[bool | None, ...] = ()
    """By seat whether it believes the claim; None: not decided yet."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat or a spectator may know: its own type, so that a leak is a type error."""

    board: Board
    seat: int | None
    die: int
    """The die, for the seat with the cup; 0 for all others."""
    has_guessed: tuple[bool, ...]
    own: bool | None
    """The seat's own guess."""
