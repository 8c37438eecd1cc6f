"""What a game is: pure functions over frozen states, with chance as one more seat."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.words import Param

CHANCE: Final = -1
"""The seat that rolls and draws."""

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


class Data(BaseModel):
    """What crosses the border of the rules: seeds, options, headers."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Options(Data):
    """A game's options; every field is a Literal or a bool, so that a lobby can list its values."""


class SeatRange(Data):
    least: int
    most: int


class Seed(Data):
    """A game's data file; each game adds its own tables."""

    rules_version: int
    seats: SeatRange
    author: str
    publisher: str
    year: int | None = None
    icons: dict[str, str]
    """Every picture the screens name, with the Unicode sign that stands in for it."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact worth telling, to all or to one seat only; it narrates and never rebuilds."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)
    only: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The end: points and rank of every seat; equal ranks share the place (G3)."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(points: Sequence[int]) -> Result:
    return Result(tuple(points), tuple(1 + sum(p > own for p in points) for own in points))


@dataclass(frozen=True, slots=True)
class Alarm:
    """A clock of the rules: so many minutes after the start the session lets chance play this."""

    minutes: int
    action: Any


@dataclass(frozen=True, slots=True)
class Seen(Generic[State]):
    """The view of a game without secrets: the whole state, as looked at from a seat."""

    state: State
    seat: int | None


class Game(ABC, Generic[State, Action, View]):
    """The rules of one game over its seed data."""

    seed_type: ClassVar[type[Seed]] = Seed
    options_type: ClassVar[type[Options]] = Options
    seat_options_type: ClassVar[type[Options]] = Options
    """What every single seat may choose in the lobby (a clan, a children's plate)."""
    chance_types: ClassVar[tuple[type, ...]] = ()
    """The actions that only chance may take."""
    secret_types: ClassVar[tuple[type, ...]] = ()
    """The actions that nobody else may learn of before the rules reveal them (G6)."""
    mostly_forced: ClassVar[bool] = False
    """Most moves hold no decision, so the board itself offers to make them automatically."""

    seed: Any

    def __init__(self, seed: Any) -> None:
        self.seed = seed

    def seat_range(self, options: Any) -> range:
        """How many seats these options allow."""
        del options
        return range(self.seed.seats.least, self.seed.seats.most + 1)

    def check_seats(self, seats: Sequence[Any], options: Any) -> None:
        """Raise a PlayerError where these seats cannot play with these options."""
        allowed = self.seat_range(options)
        if len(seats) not in allowed:
            raise PlayerError(
                "seats-few" if len(seats) < allowed.start else "seats-many",
                seats=len(seats),
                least=allowed.start,
                most=allowed.stop - 1,
            )

    @abstractmethod
    def start(self, seats: Sequence[Any], options: Any) -> tuple[State, tuple[Event, ...]]:
        """The first state; seat 0 begins (the session turns the round so, G1, G2)."""

    @abstractmethod
    def to_act(self, state: State) -> frozenset[int]:
        """The seats that must act now; empty: over; {CHANCE}: a roll or a draw."""

    def may_act(self, state: State) -> frozenset[int]:
        """Who is to act, and who may although nobody waits for it (to change a secret bet)."""
        return self.to_act(state)

    @abstractmethod
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """The legal actions in a fixed order; empty when the seat may not act."""

    @abstractmethod
    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        """Chance only: every outcome with its exact integer weight."""

    @abstractmethod
    def step(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """One action of a seat that is to act; raises IllegalMoveError naming the rule."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What that seat, or a spectator, may know."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """None while somebody is to act."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action a move text means; str(action) is its inverse."""

    def alarm(self, state: State) -> Alarm | None:
        """The clock that runs in this state, where the rules know one."""
        del state
        return None

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Who wins and loses together, asked at the end; by default every seat for itself."""
        result = self.result(state)
        return tuple((seat,) for seat in range(len(result.ranks))) if result else ()

    def tallies(self, state: State) -> tuple[dict[str, int], ...]:
        """Per seat what is worth counting beside the points (bets-won, bets-lost), at the end."""
        del state
        return ()

    def points(self, state: State) -> tuple[int, ...]:
        """The points of every seat so far, where they can be told before the end."""
        del state
        return ()

    def faces(self) -> tuple[str, ...]:
        """The equally likely faces of this game's die as chance plays them, where it has one."""
        return ()

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        if isinstance(action, self.chance_types) != (seat == CHANCE):
            raise IllegalMoveError("illegal-chance")
        if seat == CHANCE:
            self._check_chance(state, action)
        elif seat not in self.may_act(state):
            raise IllegalMoveError("illegal-not-to-act")
        return self.step(state, seat, action)

    def _check_chance(self, state: State, action: Action) -> None:
        alarm = self.alarm(state)
        if alarm and alarm.action == action:
            return
        rolls = self.outcomes(state) if CHANCE in self.to_act(state) else ()
        if all(action != outcome for outcome, _ in rolls):
            raise IllegalMoveError("illegal-chance")
