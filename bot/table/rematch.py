"""A rematch: a lobby that asks the players of a finished match, with a deadline."""

from collections.abc import Container
from dataclasses import replace
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.table import lobby, phases
from bot.table.table import STAND_IN, Seat, Table
from bot.table.wishes import Invite, Join, Leave, Start, Wish

SECONDS = 30.0
"""Seconds to say yes; then computers take the seats of those who have not."""
ALONE_SECONDS = 2.0
"""Without anybody to ask: until the commitment of the dice is posted in the channel."""


def asked(
    fresh: Table, old: Table, person: int, token: str, now: float, barred: Container[int] = ()
) -> Table:
    """A lobby with everybody on the old seats and options; `person` has said yes.

    Who is barred from sitting down is not asked.
    The next seat begins: in Zug and Flick the first turn is a small disadvantage.
    """
    seats = tuple(
        _computer(seat, token) if seat.person in barred else _seat(seat, person, token)
        for seat in old.seats
    )
    patience = SECONDS if any(seat.away for seat in seats) else ALONE_SECONDS
    first = 1 if len(seats) > 1 else None  # the old first seat is number 0
    agreed: dict[str, Any] = {"pace": old.pace, "closed": old.closed, "voices": old.voices}
    return replace(fresh, seats=seats, first=first, deadline=now + patience, **agreed)


def _seat(seat: Seat, person: int, token: str) -> Seat:
    """A person who is asked is away until they say yes: nobody is seated without a press."""
    if seat.person is None or (seat.left and seat.person != person):
        return _computer(seat, token)
    away = seat.person != person
    return Seat(seat.person, token, options=seat.options, auto=seat.auto, away=away)


def _computer(seat: Seat, token: str) -> Seat:
    return Seat(None, token, strength=seat.strength or STAND_IN, options=seat.options)


def is_asking(table: Table) -> bool:
    return table.phase == "lobby" and table.deadline is not None


def people_asked(table: Table) -> tuple[int, ...]:
    """The people who have not answered yet."""
    if not is_asking(table):
        return ()
    return tuple(seat.person for seat in table.seats if seat.away and seat.person is not None)


def is_agreed(table: Table) -> bool:
    return is_asking(table) and not people_asked(table)


def apply(box: Box, table: Table, person: int, wish: Wish, token: str) -> Table:
    """Apply one wish of a person while the players are asked."""
    number = table.seat_of(person)
    match wish:
        case Join() if number is not None and table.seats[number].away:
            return table.change_seat(number, away=False, token=token)
        case Leave() if number is not None:
            return _declined(table, number, token)
        case Start() | Invite():  # whoever has no answer when it starts would be a computer
            raise PlayerError("rematch-asks")
    return lobby.apply(box, table, person, wish, token)


def _declined(table: Table, number: int, token: str) -> Table:
    """A computer takes the seat, so that the match can start."""
    person, left = (
        table.seats[number].person,
        table.with_seat(number, _computer(table.seats[number], token)),
    )
    agreed = [seat.person for seat in left.seats if seat.present]
    host = table.host if table.host != person else next(iter((*agreed, *left.people)), None)
    return replace(left, host=host, phase="lobby" if host is not None else "stopped")


def closed(table: Table, now: float) -> Table:
    """The table after its deadline: computers take the seats of those who have not answered."""
    for number, seat in enumerate(table.seats):
        if seat.away:
            table = table.with_seat(number, _computer(seat, seat.token))
    agreed = table.people
    if not agreed:
        return phases.stopped(table, now)
    return table if table.host in agreed else replace(table, host=agreed[0])


def begun(box: Box, table: Table, token: str, now: float) -> Table:
    """The started match; a plain lobby where it cannot start; stopped where nobody said yes.

    `token` is the snowflake of the last yes, or of the message with the commitment; it enters only
    the dice of tables of form 1.
    """
    ready = closed(table, now)
    if not ready.live or ready.host is None:
        return ready
    try:
        return lobby.start(box, ready, ready.host, token, now)
    except PlayerError:
        return replace(ready, deadline=None)
