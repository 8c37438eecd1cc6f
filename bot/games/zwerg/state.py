"""What lies on the table: for everybody to see, in secret, and as one seat knows it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.zwerg.seed import Options


@dataclass(frozen=True, slots=True)
class Die:
    colour: str
    value: int


Row: TypeAlias = tuple[Die | None, ...]
"""The fields from left to right; None where no die lies."""


@dataclass(frozen=True, slots=True)
class Score:
    """A finished row: points for all seven (0 if one is missing), and the colour matches."""

    complete: bool
    evasions: int
    matches: int
    bonus: int
    points: int


Phase = Literal["choose", "roll", "place", "bet", "over"]


@dataclass(frozen=True, slots=True)
class Past:
    """The turn before this one, as long as the new row is still empty."""

    seat: int
    row: Row
    cave: tuple[Die, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that lies open."""

    options: Options
    points: tuple[int, ...]
    row: Row
    left: tuple[str, ...]
    """The colours not thrown yet."""
    phase: Phase = "choose"
    round: int = 1
    active: int = 0
    cave: tuple[Die, ...] = ()
    thrown: str = ""
    """The colour of the die in the air."""
    rolled: Die | None = None
    """The die that waits for its field."""
    past: Past | None = None
    hits: tuple[int, ...] = ()
    """Per seat how many of its revealed bets were right."""

    @property
    def bettors(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.points)) if seat != self.active)


Bets = tuple[bool | None, ...]
"""Per seat what it bet; None where it has not, and for the active seat."""


@dataclass(frozen=True, slots=True)
class State:
    board: Board
    bets: Bets


@dataclass(frozen=True, slots=True)
class View:
    """What one seat or a spectator knows: other people's bets do not exist here (G6, Z11)."""

    board: Board
    seat: int | None
    has_bet: tuple[bool, ...]
    own_bet: bool | None
