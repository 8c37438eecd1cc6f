"""A table: who sits where, what was agreed, and how far it has come; pure data."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from bot.engine.brain import Strength
from bot.engine.chance import Dice, commitment
from bot.engine.errors import PlayerError
from bot.engine.match import Header

Phase = Literal["lobby", "running", "finished", "stopped", "shelved"]
Pace = Literal["quick", "cosy", "relaxed", "none"]
"""How long a decision may take."""

STAND_IN: Strength = "normal"
"""How well the computer plays for somebody who left."""


FORGOTTEN = 0
"""In the place of somebody who wanted to be forgotten, where it matters that there was one."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sat on a seat until another one stepped in."""

    seat: int
    person: int | None
    until: int
    """The number of the first move that was not theirs any more."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table, taken by a person or a computer."""

    person: int | None
    token: str
    """This join's own part of the dice: a number that Discord gave it, not the bot."""
    strength: Strength | None = None
    options: dict[str, Any] = field(default_factory=dict)
    auto: bool = False
    """Moves without a choice are made by themselves."""
    away: bool = False
    """A computer plays until the person comes back."""
    left: bool = False
    """The person gave the seat up; somebody else may step in."""
    gave_up: int | None = None
    """Whose seat it was, where somebody else stepped in and plays on without being rated."""

    @property
    def owner(self) -> int | None:
        """Whose match it is: who sat down here, whoever plays it now."""
        return self.person if self.gave_up is None else self.gave_up or None

    @property
    def driver(self) -> Strength | None:
        """How strong the computer is that moves for this seat, if one does."""
        return self.strength or (STAND_IN if self.away else None)

    @property
    def given_up(self) -> bool:
        """Its person left for good; who is only away keeps what the seat reaches."""
        return self.left or self.gave_up is not None

    @property
    def present(self) -> bool:
        """A person sits here and plays."""
        return self.person is not None and not self.away


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    game: str
    rules: int
    channel: int
    guild: int | None
    host: int | None
    locale: str
    seed: bytes = field(repr=False)
    opened: float
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[Seat, ...] = ()
    sitters: tuple[Sitter, ...] = ()
    """Who sat here before others stepped in, the first one first."""
    first: int | None = None
    """The seat that the host lets begin; None: drawn (G1)."""
    phase: Phase = "lobby"
    players: str = ""
    started: float | None = None
    ended: float | None = None
    pace: Pace = "cosy"
    pictured: bool = False
    """The board is shown as a picture instead of emoji."""
    deadline: float | None = None
    """When the computer decides for whoever is waited for now."""
    reminded: bool = False
    touched: float | None = None
    """When anybody last did anything here."""
    due: float | None = None
    """When the bot must look after this table by itself."""
    pressed: int | None = None
    """The newest press that changed it, as Discord numbers them: the later the higher."""
    board: int | None = None
    posted: float | None = None
    drawn: int | None = None
    """The version that the board shows."""
    version: int = 0
    """How often the table was written; who changes it names the version that was seen."""

    def seat_of(self, person: int) -> int | None:
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def seat_for(self, person: int) -> int:
        """The seat of somebody who must sit here to want that."""
        seat = self.seat_of(person)
        if seat is None:
            raise PlayerError("not-seated-yet" if self.phase == "lobby" else "not-seated")
        return seat

    def person_at(self, seat: int, move: int) -> int | None:
        """Who sat there when this move was made."""
        then = (s.person for s in self.sitters if s.seat == seat and move < s.until)
        return next(then, self.seats[seat].person)

    def change_seat(self, number: int, **changes: Any) -> "Table":
        return self.with_seat(number, replace(self.seats[number], **changes))

    def with_seat(self, number: int, seat: Seat) -> "Table":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def live(self) -> bool:
        return self.phase in ("lobby", "running")

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, self.players)

    @property
    def header(self) -> Header:
        return Header(
            id=self.id,
            game=self.game,
            rules=self.rules,
            options=self.options,
            seats=tuple(seat.options for seat in self.seats),
            commitment=self.commitment,
            players=self.players,
        )
