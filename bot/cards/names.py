"""What the seats of a table are called."""

from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.table.table import Seat, Table


def names(table: Table, ink: Ink) -> tuple[str | Person, ...]:
    """People as mentions, so that no name is ever stored; computers by character and number."""
    strengths = [seat.strength for seat in table.seats]
    return tuple(
        _name(seat, strengths[: number + 1].count(seat.strength), ink)
        for number, seat in enumerate(table.seats)
    )


def _name(seat: Seat, number: int, ink: Ink) -> str | Person:
    if seat.person is not None:
        return Person(seat.person)
    if seat.strength is None:  # somebody who wanted to be forgotten
        return ink("former-dwarf")
    return ink(f"computer-{seat.strength}", number=number)
