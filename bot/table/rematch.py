"""Once more with the same people: who is asked, who said yes, what time decides for the rest."""

from dataclasses import replace

from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.table import lobby, phases
from bot.table.table import STAND_IN, Seat, Table
from bot.table.wishes import Join, Leave, Start, Wish

SECONDS = 30.0
"""So long people have to say yes; then computers take the seats of the others."""
ALONE_SECONDS = 2.0
"""Where nobody has to be asked it only waits until the seal of its dice stands in the channel."""


def asked(fresh: Table, old: Table, person: int, token: str, now: float) -> Table:
    """A lobby with everybody on the old seats, own options included; one of them has said yes."""
    seats = tuple(_seat(seat, person, token) for seat in old.seats)
    patience = SECONDS if any(seat.away for seat in seats) else ALONE_SECONDS
    return replace(fresh, seats=seats, pace=old.pace, deadline=now + patience)


def _seat(seat: Seat, person: int, token: str) -> Seat:
    """Who is asked counts as away until they say yes: nobody is seated without pressing."""
    if seat.person is None or (seat.left and seat.person != person):
        return _computer(seat, token)
    away = seat.person != person
    return Seat(seat.person, token, options=seat.options, auto=seat.auto, away=away)


def _computer(seat: Seat, token: str) -> Seat:
    return Seat(None, token, strength=seat.strength or STAND_IN, options=seat.options)


def is_asking(table: Table) -> bool:
    return table.phase == "lobby" and table.deadline is not None


def people_asked(table: Table) -> tuple[int, ...]:
    """Those who have not answered yet."""
    if not is_asking(table):
        return ()
    return tuple(seat.person for seat in table.seats if seat.away and seat.person is not None)


def is_agreed(table: Table) -> bool:
    return is_asking(table) and not people_asked(table)


def apply(box: Box, table: Table, person: int, wish: Wish, token: str) -> Table:
    """One wish of a person while the others are asked."""
    number = table.seat_of(person)
    match wish:
        case Join() if number is not None and table.seats[number].away:
            return table.change_seat(number, away=False, token=token)
        case Leave() if number is not None:
            return _declined(table, number, token)
        case Start():
            raise PlayerError("rematch-asks")
    return lobby.apply(box, table, person, wish, token)


def _declined(table: Table, number: int, token: str) -> Table:
    """A computer takes the seat, so that the match can begin all the same."""
    person, left = (
        table.seats[number].person,
        table.with_seat(number, _computer(table.seats[number], token)),
    )
    agreed = [seat.person for seat in left.seats if seat.present]
    host = table.host if table.host != person else next(iter((*agreed, *left.people)), None)
    return replace(left, host=host, phase="lobby" if host is not None else "stopped")


def closed(table: Table, now: float) -> Table:
    """Time is up: whoever said nothing is not made to play."""
    for number, seat in enumerate(table.seats):
        if seat.away:
            table = table.with_seat(number, _computer(seat, seat.token))
    agreed = table.people
    if not agreed:
        return phases.stopped(table, now)
    return table if table.host in agreed else replace(table, host=agreed[0])


def begun(box: Box, table: Table, token: str, now: float) -> Table:
    """The match, where it can begin; else a plain lobby, in which people may put it right.

    `token` is the last yes, or the number that Discord gave to the message with the seal: neither
    was known when the seal was made.
    """
    ready = closed(table, now)
    if not ready.live or ready.host is None:
        return ready
    try:
        return lobby.start(box, ready, ready.host, token, now)
    except PlayerError:
        return replace(ready, deadline=None)
