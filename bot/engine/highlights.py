"""Highlights: of a match one sentence about each seat, no two of them alike."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.game import Event
from bot.engine.match import Match
from bot.engine.phrases import Many, Param, Who

Rules = TypeVar("Rules")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Fact(Generic[View]):
    """A public event of the match, with a spectator's views before and after its move."""

    at: int
    """The number of the move."""
    event: Event
    before: View
    after: View

    @property
    def key(self) -> str:
        return self.event.key

    @property
    def seat(self) -> int:
        """The seat that the event is about, or the only one of several; -1: none or more."""
        found = self.named("who")
        return found[0] if len(found) == 1 else -1

    def named(self, param: str) -> tuple[int, ...]:
        """The seats in a parameter."""
        match self.event.params.get(param):
            case Who(seat):
                return (seat,)
            case Many(items):
                return tuple(item.seat for item in items if isinstance(item, Who))
        return ()


Facts: TypeAlias = Sequence[Fact[View]]


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something about one seat, told by the text `highlight-KEY` with the parameter `who`."""

    seat: int
    key: str
    params: Mapping[str, Param] = field(default_factory=dict)
    at: int = -1
    """The number of the move that it is about, the last one of several; -1: none."""

    def worded(self, *keys: str) -> "Iterator[Highlight]":
        """The same in several wordings, so that it can be told about several seats."""
        return (replace(self, key=key) for key in keys)


Remarkable: TypeAlias = Callable[[Rules, Facts[View]], Iterable[Highlight]]
"""A game's function that finds all highlights of a match, the most remarkable first."""


def nothing_remarkable(game: Any, facts: Facts[Any]) -> tuple[Highlight, ...]:
    return ()


def facts(match: Match, since: Mapping[int, int] | None = None) -> list[Fact[Any]]:
    """All public events in order. `since`: by seat the first move of who sits there at the end.

    What an earlier person on a seat did is left out: nobody is praised for it.
    """
    game, state, found = match.game, Match.begin(match.game, match.header).state, list[Fact[Any]]()
    before = game.view(state, None)
    for move in match.log:  # the moves of a log are legal: no need for `apply`
        state, events = game.step(state, move.seat, game.parse(move.text))
        after = game.view(state, None)
        public = (event for event in events if event.only is None)
        found += [Fact(move.number, event, before, after) for event in public]
        before = after
    return [fact for fact in found if fact.at >= (since or {}).get(fact.seat, 0)]


def chosen(found: Iterable[Highlight], seats: Iterable[int]) -> tuple[Highlight, ...]:
    """For as many of these seats as possible one highlight, each with a key of its own.

    Of several ways the earlier highlights are preferred.
    """
    by_seat: dict[int, list[Highlight]] = {seat: [] for seat in seats}
    taken: dict[str, Highlight] = {}
    told = set[int]()
    for one in found:
        if one.seat not in by_seat:
            continue
        by_seat[one.seat].append(one)
        if one.seat not in told and one.key not in taken:
            taken[one.key] = one
            told.add(one.seat)
    for seat in by_seat.keys() - told:
        _make_room(seat, by_seat, taken, set())
    places = {one.seat: one for one in taken.values()}
    return tuple(places[seat] for seat in by_seat if seat in places)


def _make_room(
    seat: int, by_seat: Mapping[int, list[Highlight]], taken: dict[str, Highlight], tried: set[str]
) -> bool:
    """An augmenting path: who holds a key of this seat is told something else."""
    for one in by_seat[seat]:
        if one.key in tried:
            continue
        tried.add(one.key)
        holder = taken.get(one.key)
        if holder is None or _make_room(holder.seat, by_seat, taken, tried):
            taken[one.key] = one
            return True
    return False
