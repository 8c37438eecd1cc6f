"""What a computer player is: it sees a seat's view, picks a legal action, and can be asked."""

from collections.abc import Callable, Hashable
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
"""Something to tell people: a sentence of the game's texts, or a table of numbers."""


Rules = TypeVar("Rules")
Sight = TypeVar("Sight")
Deed = TypeVar("Deed")
"""The rules, views and actions of one game, as its own modules type them."""


@dataclass(frozen=True, slots=True)
class Rated(Generic[Deed]):
    """An action with its worth in the brain's unit."""

    action: Deed
    worth: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat has for certain, and which part of the match its rates are about.

    A worth looks ahead to the end of its stretch: the whole match, or one turn. What was expected
    when a stretch began can so be held against what it brought.
    """

    stretch: Hashable
    booked: float


def plain_rate(game: Any, view: Any, seat: int) -> tuple[Rated[Any], ...]:
    return tuple(Rated(action, 0.0) for action in game.legal_in(view, seat))


def plain_choose(game: Any, view: Any, seat: int, strength: Strength, random: "Random") -> Any:
    """By lot, until the game has a brain of its own."""
    del strength
    return random.choice(game.legal_in(view, seat))


def no_odds(game: Any, view: Any, seat: int | None, random: "Random") -> tuple[Line, ...]:
    return ()


def no_odds_of(game: Any, view: Any, action: Any) -> tuple[Line, ...]:
    return ()


def no_solution(game: Any) -> dict[str, float]:
    return {}


def victory(game: Any, view: Any, seat: int) -> Standing:
    """The one thing booked is the victory, at the end; teams that tie share it (G3)."""
    if isinstance(view, Seen):
        return Standing("match", victory_share(game, view.state, seat))
    result = game.result_in(view)
    return Standing("match", float(result is not None and seat in result.winners))


def victory_share(game: Game[Any, Any, Any], state: Any, seat: int) -> float:
    """How much of the victory is a seat's own; teams that tie share it (G3)."""
    result = game.result(state)
    if result is None:
        return 0.0
    winning = [team for team in game.teams(state) if set(team) & set(result.winners)]
    return any(seat in team for team in winning) / len(winning)


def no_bet(game: Any, view: Any, action: Any) -> float | None:
    return None


def nothing_kept(game: Any, kept: bytes) -> None:
    raise ValueError("this brain keeps no values")


@dataclass(frozen=True, slots=True)
class Brain(Generic[Rules, Sight, Deed]):
    """A game's brain: pure functions that may run in another process."""

    rate: Callable[[Rules, Sight, int], tuple[Rated[Deed], ...]] = plain_rate
    """The legal actions as the master sees them, best first."""
    choose: "Callable[[Rules, Sight, int, Strength, Random], Deed]" = plain_choose
    """The action a strength takes; the weaker ones err as people do."""
    unit: Unit = "chance"
    """What a worth is: expected points, or a chance to win between 0 and 1."""
    glance: Callable[[Rules, Sight, int], tuple[Rated[Deed], ...]] | None = None
    """Rates as quick as a look back over a whole match needs them, where `rate` is not."""
    odds: "Callable[[Rules, Sight, int | None, Random], tuple[Line, ...]]" = no_odds
    """What everybody may be told about the chances now; None asks for a spectator."""
    odds_of: Callable[[Rules, Sight, Deed], tuple[Line, ...]] = no_odds_of
    """What may come of one action, where that can be told at once."""
    standing: Callable[[Rules, Sight, int], Standing] = victory
    bet_chance: Callable[[Rules, Sight, Deed], float | None] = no_bet
    """How likely a bet is right when it is placed; None: the action is no bet."""
    prepare: Callable[[Rules], bytes] | None = None
    """Computes values that are worth keeping; `restore` takes them back, or a ValueError."""
    restore: Callable[[Rules, bytes], None] = nothing_kept
    solve: Callable[[Rules], dict[str, float]] = no_solution
    """The exact values of a game that is solved, by what they are."""

    @property
    def advises(self) -> bool:
        """Whether its rates mean anything; where a game has none, nobody is told any."""
        return self.rate is not plain_rate

    @property
    def rate_quickly(self) -> Callable[[Rules, Sight, int], tuple[Rated[Deed], ...]]:
        return self.glance or self.rate
