"""What a computer player is: it sees its seat's view and picks a legal action."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from bot.engine.game import Game, Seen

if TYPE_CHECKING:
    from random import Random

Strength = Literal["easy", "normal", "master"]
STRENGTHS: tuple[Strength, ...] = ("easy", "normal", "master")


@dataclass(frozen=True, slots=True)
class Rated:
    """An action with its worth: expected points, or a winning chance between 0 and 1."""

    action: Any
    worth: float


class Brain(Protocol):
    """A game's brain module; both functions are pure and may run in another process."""

    @staticmethod
    def rate(game: Any, view: Any, seat: int) -> tuple[Rated, ...]:
        """The legal actions as the master sees them, best first."""
        ...

    @staticmethod
    def choose(game: Any, view: Any, seat: int, strength: Strength, random: "Random") -> Any:
        """The action this strength takes; the weaker ones err as people do."""
        ...


class PlainBrain:
    """Plays any open game by lot, until the game has a brain of its own."""

    @staticmethod
    def rate(game: Game[Any, Any, Any], view: Seen[Any], seat: int) -> tuple[Rated, ...]:
        return tuple(Rated(action, 0.0) for action in game.legal(view.state, seat))

    @staticmethod
    def choose(
        game: Game[Any, Any, Any], view: Seen[Any], seat: int, strength: Strength, random: "Random"
    ) -> Any:
        del strength
        return random.choice(game.legal(view.state, seat))
