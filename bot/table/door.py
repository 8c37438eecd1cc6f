"""Who may sit down at a table: invitations, a closed door, removing a person from the lobby."""

from dataclasses import replace

from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.phrases import Person
from bot.table.table import FORGOTTEN, Seat, Table
from bot.table.wishes import Invite, Remove, SetDoor


def apply(box: Box, table: Table, wish: Invite | Remove | SetDoor, token: str) -> Table:
    """Apply a wish of the host."""
    match wish:
        case SetDoor(wanted):
            return replace(table, closed=wanted == "closed")
        case Invite(person):
            return _invited(box, table, person, token)
        case Remove(person):
            return _removed(table, person)


def is_invited(table: Table, person: int) -> bool:
    """Whether a seat of the lobby is kept for this person."""
    number = table.seat_of(person)
    return table.phase == "lobby" and number is not None and table.seats[number].away


def check_came(table: Table, person: int) -> None:
    """Raise a PlayerError for somebody who is only invited; in a rematch they are asked."""
    if is_invited(table, person) and table.deadline is None:
        raise PlayerError("not-seated-yet")


def check(table: Table, person: int) -> None:
    """Raise a PlayerError where the door is closed to this person."""
    if table.closed and table.seat_of(person) is None:
        host = Person(table.host) if table.host is not None else "–"
        raise PlayerError("door-is-closed", host=host)


def without_guests(table: Table) -> Table:
    """Without the seats of those who were invited and did not come."""
    gone = [number for number, seat in enumerate(table.seats) if _is_kept(seat)]
    for number in reversed(gone):
        table = without(table, number)
    return table


def without(table: Table, number: int) -> Table:
    """Without a seat; who was chosen to begin still is, under the new number."""
    seats, first = table.seats[:number] + table.seats[number + 1 :], table.first
    if first is not None and first >= number:
        first = first - 1 if first > number else None
    return replace(table, seats=seats, first=first)


def _is_kept(seat: Seat) -> bool:
    return seat.person is not None and seat.away


def _invited(box: Box, table: Table, person: int, token: str) -> Table:
    if person == FORGOTTEN:
        raise PlayerError("remove-nobody")
    if table.seat_of(person) is not None:
        raise PlayerError("invited-already", who=Person(person))
    most = box.game.seed.seats.most
    if len(table.seats) >= most:
        raise PlayerError("table-full", most=most)
    return replace(table, seats=(*table.seats, Seat(person, token, away=True)))


def _removed(table: Table, person: int) -> Table:
    """Who sat there does not come back without an invitation: the door is closed."""
    number = table.seat_of(person)
    if number is None or person == table.host:
        raise PlayerError("remove-nobody")
    closed = table.closed or table.seats[number].present
    return replace(without(table, number), closed=closed)
