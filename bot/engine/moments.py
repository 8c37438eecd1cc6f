"""Staged moments: an action that is shown in several steps, the outcome last."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.game import CHANCE, Event, Game
from bot.engine.phrases import Word

Rules = TypeVar("Rules")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Transition:
    """One action of a seat or of chance, with the states before and after it."""

    seat: int
    action: Any
    before: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Scene(Generic[View]):
    """A transition as a spectator sees it."""

    action: Any
    """None where it is hidden."""
    before: View
    after: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Beat(Generic[View]):
    """One picture before the outcome: a headline over the board of this view."""

    headline: Word
    view: View
    told: tuple[Event, ...] = ()
    """Known events that are repeated below the headline."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[View]):
    """Without beats it is only a headline over the board."""

    outcome: Word
    """The headline over the board afterwards."""
    beats: tuple[Beat[View], ...] = ()
    told: tuple[Event, ...] = ()
    """The events that explain it; empty: the usual recent events."""
    usual: bool = False
    """It happens every turn, so computers do not wait until people have read one of theirs."""
    tells: tuple[Event, ...] = ()
    """The events that the headline tells already; the recent ones are without them."""


Scenes: TypeAlias = tuple[Scene[View], ...]
Staging: TypeAlias = Callable[[Rules, Scenes[View]], Moment[View] | None]
"""A game's function that decides whether an action and what followed it is a moment."""


def nothing_staged(game: Any, scenes: Scenes[Any]) -> None:
    return None


def scenes(game: Game[Any, Any, Any], trail: tuple[Transition, ...]) -> Scenes[Any]:
    """What a spectator saw. Games stage views only, so that a moment cannot reveal a secret."""
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
    """Whether a move is chance's or forced, and so belongs to the action before it."""
    return seat == CHANCE or game.forced(state) == (seat, action)
