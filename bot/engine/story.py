"""Events after a move, and from which move on they are new to a seat."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from bot.engine.game import CHANCE, Event, Weight
from bot.engine.match import STORY_LENGTH, Match, Move
from bot.engine.phrases import Many, Who, Word

BEGINNING = -1
"""The move number of the events of the start."""


def since(match: Match, number: int, seat: int | None = None) -> tuple[Event, ...]:
    """The events of this move and all after it that are for all or for the seat."""
    events = match.story
    if len(events) == STORY_LENGTH and events[0].at >= number:  # an older one may have been dropped
        events = _all(match)
    return tuple(e for e in events if e.at >= number and e.only in (None, seat))


def unheard(match: Match, seat: int) -> int:
    """The number of the first move whose events are new to a seat.

    It has seen what followed its own last move up to the next decision of another seat.
    """
    own = last_own(match, seat)
    if own == BEGINNING:
        return BEGINNING
    later = (move for move in match.log[own + 1 :] if _is_chosen(match, move))
    return next((move.number for move in later if move.seat != seat), match.version)


def whispers(match: Match, seat: int) -> tuple[Event, ...]:
    """The private events of a seat since its own last move."""
    own = last_own(match, seat)
    private = (event for event in match.story if event.only == seat)
    return tuple(event for event in private if event.at > own or own == BEGINNING)


def last_own(match: Match, seat: int) -> int:
    """The number of the last move that the seat itself chose."""
    own = (m.number for m in reversed(match.log) if m.seat == seat and _is_chosen(match, m))
    return next(own, BEGINNING)


def _is_chosen(match: Match, move: Move) -> bool:
    """Whether somebody decided it: neither chance nor a move without a choice."""
    return move.seat != CHANCE and move.number not in match.unchosen


def latest(match: Match) -> tuple[Event, ...]:
    """Of the kept events, those since the last decision of the seats that must act now.

    Included is what that decision brought; left out are light events of the own moves, which the
    board has just shown, what it shows anyway, and heavy events that are the decision itself: a
    kick of one's own is no news to oneself.
    """
    acting = match.to_act or {move.seat for move in match.log[-1:]}
    first = min((last_own(match, seat) for seat in acting), default=BEGINNING)
    own = {move.number for move in match.log[max(first, 0) :] if move.seat in acting}
    since = [e for e in match.story if e.at >= first and e.weight > Weight.SEEN]
    chosen = {number for number in own if _is_chosen(match, match.log[number])}
    since = [e for e in since if e.weight is not Weight.HEAVY or e.at not in chosen]
    return tuple(e for e in since if e.weight > Weight.LIGHT or not _follows(match, e.at, own))


def _follows(match: Match, number: int, own: AbstractSet[int]) -> bool:
    """Whether a move is one of these, or of chance after one of these."""
    while number > BEGINNING and number not in own and not _is_chosen(match, match.log[number]):
        number -= 1
    return number in own


def concerned(event: Event) -> frozenset[int]:
    """The seats that an event names or touches."""
    return frozenset((*event.touches, *_named(tuple(event.params.values()))))


def _named(params: Iterable[object]) -> Iterator[int]:
    for param in params:
        match param:
            case Who(seat):
                yield seat
            case Word():
                yield from _named(param.params.values())
            case Many():
                yield from _named(param.items)


def _all(match: Match) -> tuple[Event, ...]:
    """All events, by folding the log again."""
    events: list[Event] = []
    again = Match.begin(match.game, match.header)
    for move in match.log:
        events += again.story
        again = replace(again, story=()).play(move.seat, move.text)
    return (*events, *again.story)
