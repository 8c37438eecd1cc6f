"""What the seats of a table are called."""

from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.table.table import Seat, Table


def names(table: Table, ink: Ink, move: int | None = None) -> tuple[str | Person, ...]:
    """People as mentions, so that no name is ever stored; computers by character and number.

    Of those who sat there when a move was made, or of those who sit there now.
    """
    strengths = [seat.strength for seat in table.seats]
    return tuple(
        _name(
            seat.person if move is None else table.person_at(number, move),
            seat,
            strengths[: number + 1].count(seat.strength),
            ink,
        )
        for number, seat in enumerate(table.seats)
    )


def _name(person: int | None, seat: Seat, number: int, ink: Ink) -> str | Person:
    if person is not None:
        return Person(person)
    if seat.strength is None:  # somebody who wanted to be forgotten
        return ink("former-dwarf")
    return ink(f"computer-{seat.strength}", number=number)
