"""A table: seats, options and phase of a match; pure data."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from bot.engine.brain import Strength
from bot.engine.chance import (
    FORM_OF_CHARMS,
    FORM_OF_DAYS,
    FORM_OF_JOINS,
    Dice,
    bound_commitment,
    commitment,
)
from bot.engine.errors import PlayerError
from bot.engine.match import Header

Phase = Literal["lobby", "running", "finished", "stopped", "shelved"]
Pace = Literal["quick", "cosy", "relaxed", "none"]
"""The time limit for decisions."""

STAND_IN: Strength = "normal"
"""The strength of the computer that plays for an absent person."""
NOWHERE = 0
"""The channel of a table that stands in none: a private one, or one that was imported."""
LESSON = "lesson"
"""The kind of a private table whose moves a script makes, except the learner's."""
FORGOTTEN = 0
"""Replaces the id of a person whose data was deleted, where it matters that there was one."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person who sat on a seat until another one stepped in."""

    seat: int
    person: int | None
    until: int
    """The number of the first move that was no longer theirs."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, taken by a person or a computer."""

    person: int | None
    token: str
    """The snowflake of the join; a part of the dice of form 1 only."""
    strength: Strength | None = None
    options: dict[str, Any] = field(default_factory=dict)
    auto: bool = False
    """The bot makes moves without a choice."""
    away: bool = False
    """A computer plays until the person is back. In a lobby: the person is invited or asked."""
    left: bool = False
    """The person gave the seat up; another one may step in."""
    gave_up: int | None = None
    """The first person of the seat, where another one stepped in, who is not rated."""
    stood_in: int = 0
    """The moves that a computer made here for an absent person."""
    vote: int | None = None
    """The decision that this person votes to end; in a lobby 0, the start."""
    charm: str = ""
    """The lucky charm, a part of the dice: a sign, digits of a word's hash, or nothing."""

    @property
    def kind(self) -> str:
        """Who took the seat: a person, or a computer of this strength."""
        return self.strength or "person"

    @property
    def owner(self) -> int | None:
        """The first person on this seat, also if another one plays now."""
        return self.person if self.gave_up is None else self.gave_up or None

    @property
    def driver(self) -> Strength | None:
        """The strength of the computer that moves this seat, if one does."""
        return self.strength or (STAND_IN if self.away else None)

    @property
    def given_up(self) -> bool:
        """Whether the first person left for good; one who is only away keeps the result."""
        return self.left or self.gave_up is not None

    @property
    def present(self) -> bool:
        """Whether a person sits here and plays."""
        return self.person is not None and not self.away

    @property
    def is_as_at_start(self) -> bool:
        """Whether the player has neither changed nor left, moves by hand and votes for nothing."""
        changed = self.away or self.left or self.auto or self.gave_up is not None
        return not changed and self.vote is None


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
    """The persons before others stepped in, in order of time."""
    first: int | None = None
    """The seat that begins, as the host chose; None: drawn (G1)."""
    phase: Phase = "lobby"
    players: str = ""
    started: float | None = None
    ended: float | None = None
    pace: Pace = "cosy"
    pictured: bool = False
    """The board is a picture instead of emoji."""
    closed: bool = False
    """Only who is invited may sit down."""
    voices: bool = True
    """Computers say something now and then."""
    waiting_since: float | None = None
    """Since when the decision is open; in a lobby, since when all but the host are ready."""
    deadline: float | None = None
    """When a computer takes over for those who must decide now."""
    reminded: bool = False
    touched: float | None = None
    """When the table last changed."""
    due: float | None = None
    """When the bot must act on this table next."""
    board: int | None = None
    posted: float | None = None
    drawn: int | None = None
    """The version that the board shows."""
    dice_form: int = FORM_OF_CHARMS
    """What its dice are made of (see `bot.engine.chance`)."""
    day: str = ""
    """The date whose dice it shares with other matches; empty: it has dice of its own."""
    kind: str = ""
    """What a private table is for (lesson, daily …); empty: a table of a channel."""
    owner: int | None = None
    """The person whom a private table belongs to."""
    version: int = 0
    """The number of writes. A write names the version that it has read (optimistic locking)."""

    def seat_of(self, person: int) -> int | None:
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def seat_for(self, person: int) -> int:
        """The seat of a person; raises a PlayerError where they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise PlayerError("not-seated-yet" if self.phase == "lobby" else "not-seated")
        return seat

    def person_at(self, seat: int, move: int) -> int | None:
        """The person on the seat when this move was made."""
        then = (s.person for s in self.sitters if s.seat == seat and move < s.until)
        return next(then, self.seats[seat].person)

    def sat_since(self, seat: int) -> int:
        """The first move of the person who sits there at last."""
        return max((sat.until for sat in self.sitters if sat.seat == seat), default=0)

    def change_seat(self, number: int, **changes: Any) -> "Table":
        return self.with_seat(number, replace(self.seats[number], **changes))

    def with_seat(self, number: int, seat: Seat) -> "Table":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def private(self) -> bool:
        """Whether it belongs to a person and not to a channel."""
        return self.owner is not None

    @property
    def present(self) -> tuple[int, ...]:
        """The people who play, in a lobby without those who are only invited."""
        return tuple(s.person for s in self.seats if s.person is not None and s.present)

    @property
    def seats_are_as_at_start(self) -> bool:
        """Whether there is nothing to tell about any seat."""
        return all(seat.is_as_at_start for seat in self.seats)

    @property
    def live(self) -> bool:
        return self.phase in ("lobby", "running")

    @property
    def is_freshly_over(self) -> bool:
        """Whether the match has been finished since its board message was posted."""
        return self.phase == "finished" and (self.posted or 0.0) < (self.ended or 0.0)

    @property
    def is_over(self) -> bool:
        """Whether it can never go on, unlike one that was put away."""
        return self.phase in ("finished", "stopped")

    @property
    def commitment(self) -> str:
        if self.dice_form == FORM_OF_JOINS:
            return commitment(self.seed)
        return bound_commitment(self.seed, self.day or self.id, self.game)

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, self.players, named=self.dice_form == FORM_OF_DAYS)

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
