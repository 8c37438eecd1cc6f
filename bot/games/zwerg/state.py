"""The state of Der 7bte Zwerg: public board, secret bets, view of a seat."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.zwerg.seed import Options


@dataclass(frozen=True, slots=True)
class Die:
    colour: str
    value: int


Row: TypeAlias = tuple[Die | None, ...]
"""The fields from left to right; None: empty."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a row: points for all seven (0 if one is missing), and for colour matches."""

    complete: bool
    evasions: int
    matches: int
    bonus: int
    points: int


Phase = Literal["choose", "roll", "place", "bet", "over"]


@dataclass(frozen=True, slots=True)
class Past:
    """The previous turn, while the new row is empty."""

    seat: int
    row: Row
    cave: tuple[Die, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    """The public part of the state."""

    options: Options
    points: tuple[int, ...]
    row: Row
    left: tuple[str, ...]
    """The colours of the dice not thrown yet."""
    phase: Phase = "choose"
    round: int = 1
    active: int = 0
    cave: tuple[Die, ...] = ()
    thrown: str = ""
    """The colour of the die that chance has still to roll."""
    rolled: Die | None = None
    """The rolled die that is to be placed."""
    past: Past | None = None
    hits: tuple[int, ...] = ()
    """By seat the number of right bets."""

    @property
    def bettors(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.points)) if seat != self.active)


Bets = tuple[bool | None, ...]
"""By seat the bet; None: no bet yet, or the active seat."""


@dataclass(frozen=True, slots=True)
class State:
    board: Board
    bets: Bets


@dataclass(frozen=True, slots=True)
class View:
    """What a seat or a spectator may know; without the bets of others (G6, Z11)."""

    board: Board
    seat: int | None
    has_bet: tuple[bool, ...]
    own_bet: bool | None
