"""What lies open, what lies under the cup, and what one seat knows of it."""

from dataclasses import dataclass
from typing import Literal

from .seed import Options

Phase = Literal["fall", "say", "guess", "over"]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that all may know."""

    options: Options
    points: tuple[int, ...]
    phase: Phase = "fall"
    round: int = 1
    seat: int = 0
    """Who has the cup."""
    said_high: bool = False
    """What was said of the die; true or not."""

    @property
    def guessers(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.points)) if seat != self.seat)


@dataclass(frozen=True, slots=True)
class State:
    board: Board
    die: int = 0
    """Under the cup."""
    guesses: tuple[bool | None, ...] = ()
    """Per seat whether it believes; None: it has not said so yet."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, knows: a type of its own, so that a leak is a type error."""

    board: Board
    seat: int | None
    die: int
    """For whoever has the cup; 0 for all others."""
    has_guessed: tuple[bool, ...]
    own: bool | None
    """This seat's own guess."""
