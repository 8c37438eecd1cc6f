"""The seats of a running match: giving up, time-out, deletion, coming back, stepping in."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Move
from bot.engine.phrases import Person
from bot.table import door, phases
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
    """Apply one wish of a person at a running match with `moves` moves.

    `hides` says whether the last secret decision of a seat lies face down.
    """
    match wish:
        case ComeBack() | StepIn() | Join() if taken := taken_over(table, person):
            raise PlayerError("seat-taken", who=Person(taken))
        case StepIn() | Join() if table.seat_of(person) is None:
            return step_in(table, person, moves, hides)
        case SetPicture(wanted):
            return show_as(table, person, wanted)
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
    raise PlayerError("started")  # a press on a lobby that has started since


def show_as(table: Table, person: int, pictured: bool) -> Table:
    """The board as a picture or in emoji; at the end of a match, of its rematch."""
    table.seat_for(person)
    return replace(table, pictured=pictured)


def taken_over(table: Table, person: int) -> int | None:
    """Who plays on the seat that this person gave up, where no seat is free to come back to."""
    if table.seat_of(person) is not None or free_seats(table):
        return None
    own = {sat.seat for sat in table.sitters if sat.person == person}
    own |= {number for number, seat in enumerate(table.seats) if seat.gave_up == person}
    return next((table.seats[number].person for number in sorted(own)), None)


def leaves_nobody(table: Table, seat: int) -> bool:
    """Whether the match rests when the person of this seat leaves."""
    return not any(other.present for n, other in enumerate(table.seats) if n != seat)


def give_up(table: Table, seat: int, at: float) -> Table:
    """The person leaves; a computer plays on, and another person may step in.

    The last person, after others gave up, ends the match and has not given up.
    """
    if is_last(table, seat):
        return phases.stopped(table.change_seat(seat, away=True), at)
    return _goes_on(table.change_seat(seat, away=True, left=True), at)


def stop(table: Table, person: int, at: float) -> Table:
    """End the table; where others play or gave up, the person leaves the own seat instead."""
    if table.phase != "running":
        return phases.stopped(table, at)
    if others_play(table, person) or is_last(table, table.seat_for(person)):
        return give_up(table, table.seat_for(person), at)
    return phases.stopped(table, at)


def is_last(table: Table, seat: int) -> bool:
    """Whether all other persons gave up, and the first person of this seat has not.

    A person who is only away has not given up.
    """
    others = [s for n, s in enumerate(table.seats) if n != seat and s.strength is None]
    own = table.seats[seat]
    gone = all(other.left for other in others)
    return table.phase == "running" and bool(others) and gone and not own.given_up


def outlasted(table: Table) -> int | None:
    """The seat of the last person, where the match ended because all others had given up.

    A match that somebody stopped for cause has a present person.
    """
    stayed = [n for n, s in enumerate(table.seats) if s.strength is None and not s.given_up]
    if table.phase != "stopped" or len(stayed) != 1 or any(s.present for s in table.seats):
        return None
    return stayed[0] if any(seat.given_up for seat in table.seats) else None


def has_sat(table: Table, person: int) -> bool:
    """Whether the person has a seat, or had one before another person stepped in."""
    known = (*((s.person, s.gave_up) for s in table.seats), *((s.person,) for s in table.sitters))
    return any(person in ids for ids in known)


def others_play(table: Table, person: int) -> bool:
    """Whether other persons have a seat in the match, also those who are away."""
    people = (seat.person for seat in table.seats if not seat.left)
    return any(other not in (None, person) for other in people)


def time_out(table: Table, seats: Iterable[int], at: float) -> Table:
    """A computer plays these seats until their persons come back, with a new deadline."""
    for seat in seats:
        table = table.change_seat(seat, away=True)
    return _goes_on(replace(table, deadline=None), at)


def knows(table: Table, person: int) -> bool:
    """Whether the table contains the person's id."""
    return table.host == person or has_sat(table, person)


def forget(table: Table, person: int, at: float) -> Table:
    """Remove the person's id from all places; a computer plays on."""
    own = table.seat_of(person)
    last = own is not None and is_last(table, own)
    for number, seat in enumerate(table.seats):
        if seat.gave_up == person:
            table = table.change_seat(number, gave_up=FORGOTTEN)
        if seat.person == person:
            table = table.change_seat(number, person=None, away=True, left=not last, auto=False)
    if table.live:
        table = phases.stopped(table, at) if last else _goes_on(table, at)
    sat = (replace(s, person=None) if s.person == person else s for s in table.sitters)
    host = None if table.host == person else table.host
    return replace(table, host=host, sitters=tuple(sat))


def come_back(table: Table, seat: int) -> Table:
    """The person of the seat plays again."""
    return handed_on(table.change_seat(seat, away=False, left=False))


def step_in(table: Table, person: int, moves: int, hides: Callable[[int], bool]) -> Table:
    """Another person takes a free seat, and is not rated for it.

    Refused where the seat's last secret decision lies face down: the new person would see it. The
    moves made so far stay those of the former person.
    """
    number = next((seat for seat in free_seats(table) if not hides(seat)), None)
    if number is None:
        raise PlayerError("started")
    if not has_sat(table, person):
        door.check(table, person)
    seat = table.seats[number]
    whose = seat.person or FORGOTTEN if seat.gave_up is None else seat.gave_up
    sitters = _and_before(table, Sitter(number, seat.person, moves))
    kept = replace(seat, person=person, gave_up=None if whose == person else whose)
    taken = replace(kept, away=False, left=False, auto=False, vote=None)
    return replace(table, sitters=sitters).with_seat(number, taken)


def _and_before(table: Table, going: Sitter) -> tuple[Sitter, ...]:
    """The sitters and the leaving one, unless no move was made while that one sat there."""
    idle = any((s.seat, s.until) == (going.seat, going.until) for s in table.sitters)
    return table.sitters if idle else (*table.sitters, going)


def resume(table: Table, person: int, at: float) -> Table:
    """Resume a shelved match; the person plays again."""
    return come_back(phases.resumed(table, person, at), table.seat_for(person))


def counted(table: Table, moves: Iterable[Move]) -> Table:
    """The table with these moves counted for the seats where a computer stood in."""
    for move in moves:
        if move.seat != CHANCE and table.seats[move.seat].away:
            made = table.seats[move.seat].stood_in
            table = table.change_seat(move.seat, stood_in=made + 1)
    return table


def free_seats(table: Table) -> list[int]:
    """The seats that their persons gave up."""
    return [number for number, seat in enumerate(table.seats) if seat.away and seat.left]


def deserted(table: Table) -> int | None:
    """The first of the free seats."""
    return next(iter(free_seats(table)), None)


def handed_on(table: Table) -> Table:
    """If the host has left, the first person who is present becomes host."""
    present = [seat.person for seat in table.seats if seat.present]
    if table.host in present or not present:
        return table
    return replace(table, host=present[0])


def _goes_on(table: Table, at: float) -> Table:
    """The table with a present host; shelved if no person plays, stopped if none is left."""
    if any(seat.present for seat in table.seats):
        return handed_on(table)
    return phases.put_away(table, at) if table.people else phases.stopped(table, at)
