"""What happened since: the events after a move, and from where on a seat has not heard them."""

from dataclasses import replace

from bot.engine.game import CHANCE, Event
from bot.engine.match import STORY_LENGTH, Match

BEGINNING = -1
"""Before the first move: what the start itself has told."""


def since(match: Match, number: int, seat: int | None = None) -> tuple[Event, ...]:
    """What this move and all after it have told, as far as the seat may hear it."""
    told = match.story
    if len(told) == STORY_LENGTH and told[0].at >= number:  # an older one may have been dropped
        told = _all(match)
    return tuple(e for e in told if e.at >= number and e.only in (None, seat))


def unheard(match: Match, seat: int) -> int:
    """The number of the first move that is news to a seat.

    What its own last move brought, up to the next decision of another seat, was the answer to it.
    """
    own = last_own(match, seat)
    if own == BEGINNING:
        return BEGINNING
    later = match.log[own + 1 :]
    return next((m.number for m in later if m.seat not in (seat, CHANCE)), match.version)


def whispers(match: Match, seat: int) -> tuple[Event, ...]:
    """What happened to a seat in private since its own last move."""
    own = last_own(match, seat)
    private = (event for event in match.story if event.only == seat)
    return tuple(event for event in private if event.at > own or own == BEGINNING)


def last_own(match: Match, seat: int) -> int:
    """The number of the seat's own last move."""
    own = (move.number for move in reversed(match.log) if move.seat == seat)
    return next(own, BEGINNING)


def latest(match: Match) -> tuple[Event, ...]:
    """Of what is at hand, what happened since those who must decide now had their last turn."""
    first = min((_after_turn(match, seat) for seat in match.to_act), default=BEGINNING)
    return tuple(event for event in match.story if event.at >= first)


def _after_turn(match: Match, seat: int) -> int:
    """The number of the first move of others after the turn before this one."""
    end = next((m.number for m in reversed(match.log) if m.seat not in (seat, CHANCE)), BEGINNING)
    first = end
    for move in reversed(match.log[: end + 1]):
        if move.seat == seat:
            return first
        first = move.number if move.seat != CHANCE else first
    return BEGINNING


def _all(match: Match) -> tuple[Event, ...]:
    """The whole story, folded once more from the log."""
    told: list[Event] = []
    again = Match.begin(match.game, match.header)
    for move in match.log:
        told += again.story
        again = replace(again, story=()).play(move.seat, move.text)
    return (*told, *again.story)
