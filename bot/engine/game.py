"""What a game is: pure functions over frozen states, with chance as one more seat."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.engine.colours import Colour, seat_colour
from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.phrases import Param, Who

CHANCE: Final = -1
"""The seat that rolls and draws."""
DOZEN: Final = 12
NOBODY: Final[frozenset[int]] = frozenset()
ALONE: Final = tuple(frozenset({seat}) for seat in (*range(DOZEN), CHANCE))
"""By seat the set of this seat alone, for `to_act`; chance, being -1, finds the last."""
WHO: Final = tuple(map(Who, range(DOZEN)))
"""By seat who sits there, for events."""

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


EmojiName: TypeAlias = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9]+(_[A-Za-z0-9]+)*$", min_length=2, max_length=32)
]


Few: TypeAlias = Annotated[int, Field(ge=1, le=DOZEN)]
"""Dice, rolls, faces: where a dozen is more than any table has seen."""
Many: TypeAlias = Annotated[int, Field(ge=1, le=100)]
"""Fields, turns, weights."""
Points: TypeAlias = Annotated[int, Field(ge=0, le=1000)]
Effort: TypeAlias = Annotated[int, Field(ge=1, le=100_000)]
"""Positions or matches that a computer looks at for one answer."""
Share: TypeAlias = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Measure: TypeAlias = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]


class Data(BaseModel):
    """What crosses the border of the rules: seeds, options, headers."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Options(Data):
    """A game's options; every field is a Literal or a bool, so that a lobby can list its values."""


class SeatRange(Data):
    least: Few
    most: Few

    @model_validator(mode="after")
    def _is_a_range(self) -> Self:
        if self.least > self.most:
            raise ValueError("least is more than most")
        return self


class Seed(Data):
    """A game's data file; each game adds its own tables."""

    rules_version: Many
    seats: SeatRange
    author: str
    publisher: str
    year: Annotated[int, Field(ge=1, le=9999)] | None = None
    minutes: Many | None = None
    """How long a match usually lasts."""
    icons: dict[str, str]
    """Every picture the screens name, with the Unicode sign that stands in for it."""
    emoji: dict[str, EmojiName] = {}
    """The word under which a picture is uploaded and read aloud, by its name among the icons."""
    short: dict[str, str] = {}
    """The options of its shortest match, for whoever only wants to see a whole one."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact worth telling, to all or to one seat only; it narrates and never rebuilds."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)
    only: int | None = None
    asks: bool = False
    """Whoever is asked next finds it in the question too."""
    at: int = -1
    """The number of the move that led to it; a match writes it down, the start has none."""


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""What an action leads to: the next state, and what is told of it."""


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


def _seen(view: Any) -> Any:
    if isinstance(view, Seen):
        return view.state
    raise NotImplementedError(f"{type(view).__name__}: write to_act_in, legal_in and result_in")


class Game(ABC, Generic[State, Action, View]):
    """The rules of one game over its seed data."""

    seed_type: ClassVar[type[Seed]] = Seed
    options_type: ClassVar[type[Options]] = Options
    seat_options_type: ClassVar[type[Options]] = Options
    """What every single seat may choose in the lobby (a clan, a children's plate)."""
    chance_types: ClassVar[tuple[type, ...]] = ()
    """The actions that only chance may take."""
    secret_types: ClassVar[tuple[type, ...]] = ()
    """The actions, of people or of chance, that others may not learn of before the rules reveal
    them (G6); `sees` says who does."""
    mostly_forced: ClassVar[bool] = False
    """Most moves hold no decision, so the board itself offers to make them automatically."""

    seed: Any

    def __init__(self, seed: Any) -> None:
        self.seed = seed

    def seat_range(self, options: Any) -> range:
        """How many seats these options allow."""
        del options
        return range(self.seed.seats.least, self.seed.seats.most + 1)

    def idle_options(self, options: Any) -> frozenset[str]:
        """The options that change nothing while the others are as they are."""
        del options
        return frozenset()

    def check_seats(self, seats: Sequence[Any], options: Any) -> None:
        """Raise a PlayerError where these seats cannot play with these options."""
        allowed = self.seat_range(options)
        if len(seats) not in allowed:
            raise PlayerError(
                "seats-few" if len(seats) < allowed.start else "seats-many",
                seats=len(seats),
                missing=allowed.start - len(seats),
                least=allowed.start,
                most=allowed.stop - 1,
            )

    @abstractmethod
    def start(self, seats: Sequence[Any], options: Any) -> Step[State]:
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

    def forced(self, state: State) -> tuple[int, Action] | None:
        """A seat and its move that holds no choice and is made by itself, into the log.

        Only what nobody wants to press: the throw of one's own dice stays a press.
        """
        del state
        return None

    @abstractmethod
    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        """Chance only: every outcome with its exact integer weight."""

    @abstractmethod
    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        """One action of a seat that is to act; raises IllegalMoveError naming the rule."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What that seat, or a spectator, may know: states with equal views are one to them."""

    def to_act_in(self, view: View) -> frozenset[int]:
        """Who is to act, as every viewer knows; to be written where a game has views of its own."""
        return self.to_act(_seen(view))

    def legal_in(self, view: View, seat: int) -> tuple[Action, ...]:
        """What a seat may do, as its own view tells it; to be written like `to_act_in`."""
        return self.legal(_seen(view), seat)

    def result_in(self, view: View) -> Result | None:
        """The end, as every viewer knows it; to be written like `to_act_in`."""
        return self.result(_seen(view))

    def sees(self, state: State, viewer: int | None, seat: int, action: Action) -> bool:
        """Whether a viewer (None: a spectator) learns at once which action a seat takes here."""
        del state
        return viewer == seat or not isinstance(action, self.secret_types)

    @property
    def asks_secretly(self) -> bool:
        """Whether people decide in secret, so that they are asked in private."""
        return any(not issubclass(kind, self.chance_types) for kind in self.secret_types)

    @property
    def hides_chance(self) -> bool:
        """Whether there are rolls that not everybody sees; their seal opens roll by roll."""
        return any(issubclass(kind, self.secret_types) for kind in self.chance_types)

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

    def colour(self, state: State, seat: int) -> Colour:
        """The colour of a seat, by which boards and pictures tell whose turn it is."""
        del state
        return seat_colour(seat)

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

    def apply(self, state: State, seat: int, action: Action) -> Step[State]:
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
