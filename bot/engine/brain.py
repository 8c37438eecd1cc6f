"""What a computer player is: it sees a seat's view, picks a legal action, and can be asked."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from bot.engine.game import Game, Seen
from bot.engine.screen import Sheet
from bot.engine.words import Word

if TYPE_CHECKING:
    from random import Random

Strength = Literal["easy", "normal", "master"]
STRENGTHS: tuple[Strength, ...] = ("easy", "normal", "master")
Unit = Literal["points", "chance"]
Line: TypeAlias = Word | Sheet
"""Something to tell people: a sentence of the game's texts, or a table of numbers."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An action with its worth in the brain's unit."""

    action: Any
    worth: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat has for certain, and which part of the match its rates are about.

    A worth looks ahead to the end of its stretch: the whole match, or one turn. What was expected
    when a stretch began can so be held against what it brought.
    """

    stretch: Hashable
    booked: float


Rate: TypeAlias = "Callable[[Any, Any, int], tuple[Rated, ...]]"
Choose: TypeAlias = "Callable[[Any, Any, int, Strength, Random], Any]"
Odds: TypeAlias = "Callable[[Any, Any, int | None, Random], tuple[Line, ...]]"


def plain_rate(game: Game[Any, Any, Any], view: Seen[Any], seat: int) -> tuple[Rated, ...]:
    return tuple(Rated(action, 0.0) for action in game.legal(view.state, seat))


def plain_choose(
    game: Game[Any, Any, Any], view: Seen[Any], seat: int, strength: Strength, random: "Random"
) -> Any:
    """By lot, until the game has a brain of its own."""
    del strength
    return random.choice(game.legal(view.state, seat))


def no_odds(game: Any, view: Any, seat: int | None, random: "Random") -> tuple[Line, ...]:
    return ()


def no_solution(game: Any) -> dict[str, float]:
    return {}


def victory(game: Game[Any, Any, Any], view: Seen[Any], seat: int) -> Standing:
    """The one thing booked is the victory, at the end; teams that tie share it (G3)."""
    return Standing("match", victory_share(game, view.state, seat))


def victory_share(game: Game[Any, Any, Any], state: Any, seat: int) -> float:
    result = game.result(state)
    if result is None:
        return 0.0
    winning = [team for team in game.teams(state) if set(team) & set(result.winners)]
    return any(seat in team for team in winning) / len(winning)


def no_bet(game: Any, view: Any, action: Any) -> float | None:
    return None


def nothing_kept(game: Any, kept: bytes) -> None:
    raise ValueError("this brain keeps no tables")


@dataclass(frozen=True, slots=True)
class Brain:
    """A game's brain: pure functions that may run in another process."""

    rate: Rate = plain_rate
    """The legal actions as the master sees them, best first."""
    choose: Choose = plain_choose
    """The action a strength takes; the weaker ones err as people do."""
    unit: Unit = "chance"
    """What a worth is: expected points, or a chance to win between 0 and 1."""
    glance: Rate = plain_rate
    """Rates as quick as a look back over a whole match needs them."""
    odds: Odds = no_odds
    """What everybody may be told about the chances now; None asks for a spectator."""
    standing: Callable[[Any, Any, int], Standing] = victory
    bet_chance: Callable[[Any, Any, Any], float | None] = no_bet
    """How likely a bet is right when it is placed; None: the action is no bet."""
    prepare: Callable[[Any], bytes] | None = None
    """Computes tables that are worth keeping; `restore` takes them back, or a ValueError."""
    restore: Callable[[Any, bytes], None] = nothing_kept
    solve: Callable[[Any], dict[str, float]] = no_solution
    """The exact values of a game that is solved, by what they are."""

    @classmethod
    def of(cls, *modules: Any) -> "Brain":
        """Gathered from a game's modules; what none of them has stays plain."""
        found = {
            field.name: getattr(module, field.name)
            for module in modules
            for field in fields(cls)
            if hasattr(module, field.name)
        }
        return cls(**{"glance": found.get("rate", plain_rate)} | found)
