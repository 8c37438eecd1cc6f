"""A table, its seats and its moves as rows of the database, and back."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import RowMapping

from bot.engine.match import Move
from bot.table.table import Seat, Table

Row = dict[str, Any]

TABLE_COLUMNS = tuple(field.name for field in fields(Table) if field.name != "seats")
SEAT_COLUMNS = tuple(field.name for field in fields(Seat))


def table_row(table: Table, without: Sequence[str] = ()) -> Row:
    return {name: getattr(table, name) for name in TABLE_COLUMNS if name not in without}


def seat_rows(table: Table) -> list[Row]:
    return [{"match": table.id, "number": n} | asdict(seat) for n, seat in enumerate(table.seats)]


def move_rows(match: str, log: Iterable[Move], times: Iterable[float]) -> list[Row]:
    return [
        {"match": match, "number": move.number, "seat": move.seat, "move": move.text, "at": at}
        for move, at in zip(log, times, strict=True)
    ]


def table_of(row: RowMapping, places: Iterable[RowMapping]) -> Table:
    """The seats must come in the order of their numbers."""
    seats = tuple(Seat(**{name: place[name] for name in SEAT_COLUMNS}) for place in places)
    return Table(**{name: row[name] for name in TABLE_COLUMNS}, seats=seats)
