"""The interface of a game: pure functions over frozen states, with chance as a seat."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from bot.engine.colours import COLOURS, Colour
from bot.engine.data import DOZEN, Options, Seed
from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.phrases import Param, Who

CHANCE: Final = -1
"""The seat that rolls and draws."""
NOBODY: Final[frozenset[int]] = frozenset()
ALONE: Final = tuple(frozenset({seat}) for seat in (*range(DOZEN), CHANCE))
"""By seat the set of this seat alone, for `to_act`; CHANCE, being -1, indexes the last."""
WHO: Final = tuple(map(Who, range(DOZEN)))
"""By seat the parameter for events."""

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


class Weight(IntEnum):
    """How much an event matters to people who were not looking."""

    SEEN = -1
    """The board itself shows it; it is for who hears the board, and for the log."""
    LIGHT = 0
    """A board has room for it only if nothing else happened: a throw, a step."""
    USUAL = 1
    HEAVY = 2
    """It stands on the board at the next decision of whom it concerns."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact for the narration, for all or for one seat. The state never depends on events."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)
    only: int | None = None
    asks: bool = False
    """The next question repeats it."""
    weight: Weight = Weight.USUAL
    touches: tuple[int, ...] = ()
    """Seats that it concerns although its parameters do not name them."""
    at: int = -1
    """The number of the move that caused it, set by the match; -1: the start of the match."""


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""The effect of an action: the next state and its events."""


@dataclass(frozen=True, slots=True)
class Result:
    """Points and rank of every seat at the end; equal ranks share the place (G3)."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(points: Sequence[int]) -> Result:
    return Result(tuple(points), tuple(1 + sum(p > own for p in points) for own in points))


@dataclass(frozen=True, slots=True)
class Alarm:
    """A time limit of the rules: so many minutes after the start chance plays this action."""

    minutes: int
    action: Any


@dataclass(frozen=True, slots=True)
class Seen(Generic[State]):
    """The view in a game without secrets: the whole state, and the viewer's seat."""

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
    """What each seat chooses for itself in the lobby (a clan, a children's plate)."""
    chance_types: ClassVar[tuple[type, ...]] = ()
    """The actions that only chance takes."""
    secret_types: ClassVar[tuple[type, ...]] = ()
    """The actions, of players or of chance, that are hidden from others until the rules reveal
    them (G6); `sees` decides from whom."""
    has_forced_moves: ClassVar[bool] = True
    """A seat has moves without a choice, such as a roll, that it may leave to the bot."""
    mostly_forced: ClassVar[bool] = False
    """Most moves hold no choice, so the board has a button that makes them automatic."""

    def turns_ended(self, state: State, seat: int) -> int:
        """The turns that a seat has ended: people are told the goal in their first ones."""
        del state, seat
        return 0

    def is_awaited(self, state: State) -> bool:
        """Whether people follow every move, so that a computer's are shown one by one."""
        del state
        return False

    seed: Any

    def __init__(self, seed: Any) -> None:
        self.seed = seed

    def seat_range(self, options: Any) -> range:
        """The numbers of seats that these options allow."""
        del options
        return range(self.seed.seats.least, self.seed.seats.most + 1)

    def idle_options(self, options: Any) -> frozenset[str]:
        """The options without effect, given the values of the others."""
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
        """The first state. Seat 0 begins: the lobby has ordered the seats so (G1, G2)."""

    @abstractmethod
    def to_act(self, state: State) -> frozenset[int]:
        """The seats that must act now. Empty: the match is over. {CHANCE}: a roll or a draw."""

    def may_act(self, state: State) -> frozenset[int]:
        """The seats that must act, and those that may (to change a secret bet)."""
        return self.to_act(state)

    @abstractmethod
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """The legal actions in a fixed order; empty when the seat may not act."""

    def forced(self, state: State) -> tuple[int, Action] | None:
        """A seat and its only move, which the match makes and logs by itself.

        Only for moves that no player wants to press: throwing the own dice stays a press.
        """
        del state
        return None

    @abstractmethod
    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        """The outcomes of chance with their exact integer weights."""

    def place(self, state: State) -> str | None:
        """What the next draw depends on beside the secret, where the dice are those of a day.

        The same choices lead to the same place, other choices to other ones, and nobody reaches
        the dice of a later turn by throwing one die more. It may tell only what everybody sees.
        None: the length of the log, as in all other matches.
        """
        del state
        return None

    @abstractmethod
    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        """Apply an action of a seat that may act; raises IllegalMoveError with the ruling."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know.

        A viewer cannot tell apart two states with equal views.
        """

    def to_act_in(self, view: View) -> frozenset[int]:
        """`to_act` from a view; to be overridden by a game with a view type of its own."""
        return self.to_act(_seen(view))

    def legal_in(self, view: View, seat: int) -> tuple[Action, ...]:
        """`legal` from the seat's own view; to be overridden like `to_act_in`."""
        return self.legal(_seen(view), seat)

    def result_in(self, view: View) -> Result | None:
        """`result` from a view; to be overridden like `to_act_in`."""
        return self.result(_seen(view))

    def sees(self, state: State, viewer: int | None, seat: int, action: Action) -> bool:
        """Whether a viewer (None: a spectator) sees which action the seat takes here."""
        del state
        return viewer == seat or not isinstance(action, self.secret_types)

    @property
    def asks_secretly(self) -> bool:
        """Whether players make secret decisions, about which they are asked privately."""
        return any(not issubclass(kind, self.chance_types) for kind in self.secret_types)

    @property
    def hides_chance(self) -> bool:
        """Whether some rolls are hidden; then `bot.engine.seal` reveals them one by one."""
        return any(issubclass(kind, self.secret_types) for kind in self.chance_types)

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """None until the match is over."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action of a move text; the inverse of str(action)."""

    def alarm(self, state: State) -> Alarm | None:
        """The time limit of the rules in this state, if there is one."""
        del state
        return None

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, at the end; by default each seat alone."""
        result = self.result(state)
        return tuple((seat,) for seat in range(len(result.ranks))) if result else ()

    def turn(self, state: State) -> int:
        """The turn that a choice belongs to, counted from 1, in a match of one seat."""
        del state
        return 1

    def colour(self, state: State, seat: int) -> Colour:
        """The colour of a seat on boards and pictures."""
        del state
        return COLOURS[seat % len(COLOURS)]

    def tallies(self, state: State) -> tuple[dict[str, int], ...]:
        """Per seat, statistics beside the points (bets-won, bets-lost), at the end."""
        del state
        return ()

    @property
    def counts_bets(self) -> bool:
        """Whether the game has such statistics."""
        return type(self).tallies is not Game.tallies

    def points(self, state: State) -> tuple[int, ...]:
        """The points of every seat so far; empty where there are none before the end."""
        del state
        return ()

    def progress(self, state: State) -> float:
        """The part of the match that has been played, from 0 to 1, as a rough guess.

        Where a game does not say it, only the end counts as progress.
        """
        return float(self.result(state) is not None)

    def faces(self) -> tuple[str, ...]:
        """The equally likely faces of the game's die as move texts; empty without a die."""
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
