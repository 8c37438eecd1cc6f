"""Who plays for whom: told until the substitute has moved, and at the end of the match."""

from bot.engine.match import Match
from bot.engine.phrases import Person, Who, Word
from bot.engine.screen import Ink
from bot.table.table import FORGOTTEN, Table


def substitutes(table: Table, match: Match, ink: Ink) -> str:
    """One line for each seat that another person took over."""
    key = "stepped-in" if table.live else "stepped-in-end"
    lines = (
        ink(key, who=Who(number), owner=owner(seat.gave_up))
        for number, seat in enumerate(table.seats)
        if seat.gave_up is not None and (not table.live or _is_new(table, match, number))
    )
    return "\n".join(lines)


def owner(gave_up: int) -> Person | Word:
    return Word("former-dwarf-accusative") if gave_up == FORGOTTEN else Person(gave_up)


def _is_new(table: Table, match: Match, seat: int) -> bool:
    """Whether the person on the seat has not moved yet."""
    return not any(move.seat == seat for move in match.log[table.sat_since(seat) :])
