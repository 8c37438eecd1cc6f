"""The interface of a computer player: from the view of a seat it chooses and rates actions."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from bot.engine.game import Game, Seen
from bot.engine.phrases import Word
from bot.engine.screen import Sheet

if TYPE_CHECKING:
    from random import Random

Strength = Literal["easy", "normal", "master"]
STRENGTHS: tuple[Strength, ...] = ("easy", "normal", "master")
Unit = Literal["points", "chance"]
Line: TypeAlias = Word | Sheet
"""A line of advice: a sentence of the game's texts, or a table of numbers."""


Rules = TypeVar("Rules")
View = TypeVar("View")
Action = TypeVar("Action")
"""The types of one game."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of every team to win alone, and of a tie of all teams; the sum is 1."""

    teams: tuple[tuple[int, ...], ...]
    """The seats of every team."""
    wins: tuple[float, ...]
    tie: float = 0.0

    def share(self, seat: int) -> float:
        """The expected share of the victory; teams that tie share it (G3)."""
        return self.wins[self.team(seat)] + self.tie / len(self.teams)

    def percent(self) -> tuple[int, ...]:
        """The percentages to print, by team, then of the tie; the sum is 100."""
        return percent((*self.wins, self.tie))

    def team(self, seat: int) -> int:
        return next(number for number, seats in enumerate(self.teams) if seat in seats)


@dataclass(frozen=True, slots=True)
class Rated(Generic[Action]):
    """An action with its value in the brain's unit."""

    action: Action
    worth: float
    chances: Chances | None = None
    """The chances after this action, where the unit is a chance."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat has for certain, and which part of the match its ratings refer to.

    A rating predicts the value at the end of its stretch: the whole match, or one turn. So the
    prediction at the start of a stretch can be compared with what the stretch brought.
    """

    stretch: Hashable
    booked: float


def plain_rate(game: Any, view: Any, seat: int) -> tuple[Rated[Any], ...]:
    return tuple(Rated(action, 0.0) for action in game.legal_in(view, seat))


def plain_choose(game: Any, view: Any, seat: int, strength: Strength, random: "Random") -> Any:
    """A random action, for a game without a brain."""
    del strength
    return random.choice(game.legal_in(view, seat))


def no_odds(game: Any, view: Any, seat: int | None, random: "Random") -> tuple[Line, ...]:
    return ()


def no_odds_of(game: Any, view: Any, action: Any) -> tuple[Line, ...]:
    return ()


def no_solution(game: Any) -> dict[str, float]:
    return {}


def victory(game: Any, view: Any, seat: int) -> Standing:
    """Only the victory is booked, at the end; teams that tie share it (G3)."""
    if isinstance(view, Seen):
        return Standing("match", victory_share(game, view.state, seat))
    result = game.result_in(view)
    return Standing("match", float(result is not None and seat in result.winners))


def victory_share(game: Game[Any, Any, Any], state: Any, seat: int) -> float:
    """The seat's share of the victory; teams that tie share it (G3)."""
    result = game.result(state)
    if result is None:
        return 0.0
    winning = [team for team in game.teams(state) if set(team) & set(result.winners)]
    return any(seat in team for team in winning) / len(winning)


def percent(parts: Sequence[float]) -> tuple[int, ...]:
    """Parts of a whole in percent, rounded so that they add up to 100 (largest remainder)."""
    whole = sum(parts)
    exact = [100 * part / whole for part in parts]
    floors = [int(part) for part in exact]
    by_rest = sorted(range(len(parts)), key=lambda n: floors[n] - exact[n])
    for n in by_rest[: 100 - sum(floors)]:
        floors[n] += 1
    return tuple(floors)


def no_chances(game: Any, view: Any) -> Chances | None:
    return None


def no_bet(game: Any, view: Any, action: Any) -> float | None:
    return None


def no_reasons(game: Any, view: Any, seat: int, praised: Any, blamed: Any) -> tuple[Word, ...]:
    return ()


def as_written(game: Any, view: Any, action: Any) -> Hashable:
    return str(action)


def nothing_kept(game: Any, kept: bytes) -> None:
    raise ValueError("this brain keeps no values")


@dataclass(frozen=True, slots=True)
class Brain(Generic[Rules, View, Action]):
    """A game's brain: pure functions that may run in another process."""

    rate: Callable[[Rules, View, int], tuple[Rated[Action], ...]] = plain_rate
    """The legal actions with their values at master strength, best first."""
    choose: "Callable[[Rules, View, int, Strength, Random], Action]" = plain_choose
    """The action of a player of this strength; weaker ones make the mistakes people make."""
    unit: Unit = "chance"
    """What a value is: expected points, or a chance to win between 0 and 1."""
    counted: Callable[[Rules, View, int], tuple[Rated[Action], ...]] | None = None
    """The same actions with values that add up to the result of the match, where `rate` weighs
    more than that; a look back uses them to price a deviation from the best action of `rate`."""
    chances: Callable[[Rules, View], Chances | None] = no_chances
    """The only source of chances to win: hint, odds and look back print these."""
    odds: "Callable[[Rules, View, int | None, Random], tuple[Line, ...]]" = no_odds
    """The chances as they follow from this view; None is a spectator."""
    odds_of: Callable[[Rules, View, Action], tuple[Line, ...]] = no_odds_of
    """The chances of one action, where they take no search."""
    reasons: Callable[[Rules, View, int, Action, Action], tuple[Word, ...]] = no_reasons
    """Features of the position that hold for the first action and not for the second, most
    important first."""
    gist: Callable[[Rules, View, Action], Hashable] = as_written
    """Actions with equal gists count as one alternative in a hint."""
    standing: Callable[[Rules, View, int], Standing] = victory
    bet_chance: Callable[[Rules, View, Action], float | None] = no_bet
    """The chance that a bet is right when it is placed; None: the action is no bet."""
    prepare: Callable[[Rules], bytes] | None = None
    """Computes values to store; `restore` loads them, or raises a ValueError."""
    restore: Callable[[Rules, bytes], None] = nothing_kept
    solve: Callable[[Rules], dict[str, float]] = no_solution
    """The exact values of a solved game, by name."""

    @property
    def advises(self) -> bool:
        """Whether it has ratings; without them no advice is offered."""
        return self.rate is not plain_rate

    @property
    def foretells(self) -> bool:
        """Whether it knows the chances to win in every position."""
        return self.chances is not no_chances
