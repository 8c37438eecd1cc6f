"""What is staged: steps of a match that are shown in beats, the suspense before the outcome."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.game import CHANCE, Event, Game
from bot.engine.phrases import Word

Rules = TypeVar("Rules")
Sight = TypeVar("Sight")


@dataclass(frozen=True, slots=True)
class Happening:
    """One step of a match: a seat's or chance's action, what stood before, and what came of it."""

    seat: int
    action: Any
    before: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Scene(Generic[Sight]):
    """The same step as everybody saw it."""

    action: Any
    """None where not everybody learns of it."""
    before: Sight
    after: Sight
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Beat(Generic[Sight]):
    """A still on the way to the outcome: one large line over the table as it stands then."""

    headline: Word
    view: Sight
    told: tuple[Event, ...] = ()
    """What is known by then and worth repeating."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[Sight]):
    """Nothing but the headline, where there is no suspense in it."""

    outcome: Word
    """The large line over the board as it is afterwards."""
    beats: tuple[Beat[Sight], ...] = ()
    told: tuple[Event, ...] = ()
    """What explains it; where there is nothing of the kind, the usual news stands there."""


Scenes: TypeAlias = tuple[Scene[Sight], ...]
Staging: TypeAlias = Callable[[Rules, Scenes[Sight]], Moment[Sight] | None]
"""A game's own say: what of somebody's action, and of all that followed by itself, is a moment."""


def nothing_staged(game: Any, scenes: Scenes[Any]) -> None:
    return None


def scenes(game: Game[Any, Any, Any], trail: tuple[Happening, ...]) -> Scenes[Any]:
    """As a spectator saw them: games stage views, so that no suspense tells a secret."""
    return tuple(
        Scene(
            step.action if game.sees(step.before, None, step.seat, step.action) else None,
            game.view(step.before, None),
            game.view(step.after, None),
            tuple(event for event in step.events if event.only is None),
        )
        for step in trail
    )


def goes_on(game: Game[Any, Any, Any], state: Any, seat: int, action: Any) -> bool:
    """Whether a step happens by itself, and so belongs to the action before it."""
    return seat == CHANCE or game.forced(state) == (seat, action)
