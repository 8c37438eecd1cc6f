"""The seats of a running match: given up, timed out, forgotten, taken back, taken over."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.engine.errors import PlayerError
from bot.table import phases
from bot.table.table import FORGOTTEN, Sitter, Table
from bot.table.wishes import (
    Automatic,
    ComeBack,
    GiveUp,
    Join,
    SetPicture,
    StepIn,
    SwitchAutomatic,
    Wish,
)


def apply(
    table: Table, person: int, wish: Wish, at: float, moves: int, hides: Callable[[int], bool]
) -> Table:
    """One wish of a person at a running match of so many moves.

    `hides`: whether a seat's secret lies face down.
    """
    match wish:
        case StepIn() | Join() if table.seat_of(person) is None:
            return step_in(table, person, moves, hides)
        case SetPicture(wanted) if table.seat_for(person) is not None:
            return replace(table, pictured=wanted)
        case StepIn() | Join() if not table.seats[table.seat_for(person)].away:
            raise PlayerError("started")
        case GiveUp():
            return give_up(table, table.seat_for(person), at)
        case ComeBack() | StepIn() | Join():
            return come_back(table, table.seat_for(person))
        case Automatic(wanted):
            return table.change_seat(table.seat_for(person), auto=wanted)
        case SwitchAutomatic():
            seat = table.seat_for(person)
            return table.change_seat(seat, auto=not table.seats[seat].auto)
    raise PlayerError("started")  # a press in the lobby, overtaken by the start


def give_up(table: Table, seat: int, at: float) -> Table:
    """Its person leaves; a computer plays on, and somebody else may step in."""
    return _goes_on(table.change_seat(seat, away=True, left=True), at)


def stop(table: Table, person: int, at: float) -> Table:
    """End the table where that spoils nobody's match; where others play, it is giving up."""
    if table.phase != "running" or not others_play(table, person):
        return phases.stopped(table, at)
    return give_up(table, table.seat_for(person), at)


def others_play(table: Table, person: int) -> bool:
    """Whether it is the match of others too; who is merely away keeps what the seat reaches."""
    people = (seat.person for seat in table.seats if not seat.left)
    return any(other not in (None, person) for other in people)


def time_out(table: Table, seats: Iterable[int], at: float) -> Table:
    """Their people are slow: a computer plays until they come back, and then with a new clock."""
    for seat in seats:
        table = table.change_seat(seat, away=True)
    return _goes_on(replace(table, deadline=None), at)


def knows(table: Table, person: int) -> bool:
    """Whether the person's id stands anywhere at this table."""
    sat = any(person in (s.person, s.gave_up) for s in table.seats)
    return sat or table.host == person or any(person == s.person for s in table.sitters)


def forget(table: Table, person: int, at: float) -> Table:
    """The person is taken out for good, as player and as host; a computer plays on."""
    for number, seat in enumerate(table.seats):
        if seat.gave_up == person:
            table = table.change_seat(number, gave_up=FORGOTTEN)
        if seat.person == person:
            table = table.change_seat(number, person=None, away=True, left=True, auto=False)
    if table.live:
        table = _goes_on(table, at)
    sat = (replace(s, person=None) if s.person == person else s for s in table.sitters)
    host = None if table.host == person else table.host
    return replace(table, host=host, sitters=tuple(sat))


def come_back(table: Table, seat: int) -> Table:
    """Its own person plays again."""
    return handed_on(table.change_seat(seat, away=False, left=False))


def step_in(table: Table, person: int, moves: int, hides: Callable[[int], bool]) -> Table:
    """Somebody else takes a seat that was given up, and is not rated for it.

    Who steps in knows what the seat knows, but not what was just decided there in secret. What
    was done there before stays theirs who did it.
    """
    number = deserted(table)
    if number is None or hides(number):
        raise PlayerError("started")
    seat = table.seats[number]
    whose = seat.person or FORGOTTEN if seat.gave_up is None else seat.gave_up
    sitters = _and_before(table, Sitter(number, seat.person, moves))
    kept = replace(seat, person=person, gave_up=None if whose == person else whose)
    taken = replace(kept, away=False, left=False, auto=False)
    return replace(table, sitters=sitters).with_seat(number, taken)


def _and_before(table: Table, going: Sitter) -> tuple[Sitter, ...]:
    """Who went without a move of the match has left no trace in its story."""
    idle = any((s.seat, s.until) == (going.seat, going.until) for s in table.sitters)
    return table.sitters if idle else (*table.sitters, going)


def resume(table: Table, person: int) -> Table:
    """One of its people takes a table that was put away back to its channel, and plays."""
    return come_back(phases.resumed(table, person), table.seat_for(person))


def deserted(table: Table) -> int | None:
    """A seat whose person gave it up."""
    seats = enumerate(table.seats)
    return next((number for number, seat in seats if seat.away and seat.left), None)


def handed_on(table: Table) -> Table:
    """The next person who is there becomes host when the host has gone."""
    present = [seat.person for seat in table.seats if seat.present]
    if table.host in present or not present:
        return table
    return replace(table, host=present[0])


def _goes_on(table: Table, at: float) -> Table:
    """Somebody is host; where no person plays any more, the table rests until one comes back."""
    if any(seat.present for seat in table.seats):
        return handed_on(table)
    return phases.put_away(table) if table.people else phases.stopped(table, at)
