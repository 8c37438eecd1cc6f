"""Whom a table calls because it waits for them, and when a call is over."""

from collections.abc import Callable, Container

from bot.engine.match import Match
from bot.table.table import Table
from bot.table.waiting import may_decide_secretly, people_waited_for

SOON_SECONDS = 600.0
"""Where the clock runs out sooner than this, its reminder reaches whoever drifts away."""


def to_call(
    table: Table, match: Match | None, called: Container[int], is_there: Callable[[int], bool]
) -> list[int]:
    """The people who must decide, are not at the board, and were not called for it."""
    waiting = people_waited_for(table, match)
    return [person for person in waiting if person not in called and not is_there(person)]


def may_drift(table: Table, match: Match | None, called: Container[int], now: float) -> list[int]:
    """The people who must be called later, should they go away while others wait for them."""
    if table.deadline is not None and table.deadline - now < SOON_SECONDS:
        return []
    if sum(seat.present for seat in table.seats) < 2:
        return []
    return [person for person in people_waited_for(table, match) if person not in called]


def is_over(table: Table, match: Match | None, person: int, turn: int, *, secret: bool) -> bool:
    """Whether a call has nothing more to say; a secret may be changed until all have decided."""
    waiting = person in people_waited_for(table, match)
    if match is None or not secret:
        return not waiting
    return turn != match.turn or not (waiting or may_decide_secretly(table, match, person))
