"""What stands on the table, what lies under the cup, and what one seat knows of it."""

from dataclasses import dataclass
from typing import Literal

from .seed import Options

Phase = Literal["roll", "claim", "vote", "over"]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that is open."""

    options: Options
    lives: tuple[int, ...]
    phase: Phase = "roll"
    round: int = 1
    active: int = 0
    claim: str = ""
    """What was said last, and must be beaten; empty after the cup was lifted."""

    @property
    def alive(self) -> tuple[int, ...]:
        return tuple(seat for seat, lives in enumerate(self.lives) if lives)

    @property
    def voters(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.alive if seat != self.active)


@dataclass(frozen=True, slots=True)
class State:
    board: Board
    cup: str = ""
    doubts: tuple[bool | None, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    board: Board
    seat: int | None
    cup: str
    """What lies under the cup, for whoever has it."""
    voted: tuple[bool, ...]
    doubts: bool | None
    """This seat's own vote."""
