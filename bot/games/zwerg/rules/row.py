"""The row of nine fields: where a die fits, and the direction of the row."""

from functools import lru_cache
from typing import Literal

from bot.games.zwerg.state import Die, Row

Direction = Literal["undecided", "rising", "falling"]


def fitting(row: Row, value: int) -> tuple[int, ...]:
    """The fields (from 1) where a die of this value may lie (Z1)."""
    return _fitting(tuple(die.value if die else 0 for die in row), value)


@lru_cache(maxsize=1 << 12)
def _fitting(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The fields by value. Z2 needs no case: equal values both rise and fall."""
    return tuple(
        place + 1
        for place, lying in enumerate(values)
        if not lying and _ordered((*values[:place], value, *values[place + 1 :]))
    )


def _ordered(values: tuple[int, ...]) -> bool:
    lying = [value for value in values if value]  # gaps are ignored
    rising = sorted(lying)
    return lying in (rising, rising[::-1])


def direction(row: Row) -> Direction:
    """The direction, from the first two different values (Z3)."""
    values = [die.value for die in row if die]
    if not values or values[0] == values[-1]:
        return "undecided"
    return "rising" if values[0] < values[-1] else "falling"


def laid(row: Row, field: int, die: Die) -> Row:
    return (*row[: field - 1], die, *row[field:])
