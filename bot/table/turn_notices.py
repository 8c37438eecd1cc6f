"""Who is notified because a table waits for them, and when a notification is obsolete."""

from collections.abc import Callable, Container

from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.table.clocks import PACES
from bot.table.table import Table
from bot.table.waiting import is_alone, may_decide_secretly, people_waited_for

SOON_SECONDS = 600.0
"""With at most so much time for a decision, nobody waits long for an automatic seat."""


def to_notify(
    table: Table, match: Match | None, called: Container[int], is_there: Callable[[int], bool]
) -> list[int]:
    """The people who must decide, are not active, and have no notification yet."""
    waiting = people_waited_for(table, match)
    return [person for person in waiting if person not in called and not is_there(person)]


def may_become_inactive(table: Table, match: Match | None, called: Container[int]) -> list[int]:
    """The people who are notified later, should they become inactive while others wait."""
    if sum(seat.present for seat in table.seats) < 2:
        return []
    return [person for person in people_waited_for(table, match) if person not in called]


def needs_no_notice(table: Table, person: int) -> bool:
    """Whether nobody waits long for this person: the seat is automatic, or nobody else plays.

    A choice of an automatic seat is left to the computer that plays when the time is over.
    """
    seat, limit = table.seat_of(person), PACES[table.pace]
    automatic = seat is not None and table.seats[seat].auto
    return is_alone(table) or (automatic and limit is not None and limit <= SOON_SECONDS)


def is_over(table: Table, match: Match | None, person: int, turn: int, *, secret: bool) -> bool:
    """Whether a notification is obsolete; a secret may be changed until all have decided."""
    waiting = person in people_waited_for(table, match)
    if match is None:
        return True
    if not secret:
        return not waiting or _is_asked_again(table, match, person, turn)
    return turn != match.turn or not (waiting or may_decide_secretly(table, match, person))


def _is_asked_again(table: Table, match: Match, person: int, turn: int) -> bool:
    """Whether the person has decided and another seat has moved since, before anybody looked."""
    own, after = table.seat_of(person), [move.seat for move in match.log[turn:]]
    return own in after and any(seat not in (own, CHANCE) for seat in after[after.index(own) :])
