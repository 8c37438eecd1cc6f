"""Converts tables, seats and moves to database rows and back."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import RowMapping

from bot.engine.match import Move
from bot.table.table import Seat, Sitter, Table

Row = dict[str, Any]

LISTS = ("seats", "sitters")
"""Fields of a `Table` that are stored in tables of their own."""
TABLE_COLUMNS = tuple(field.name for field in fields(Table) if field.name not in LISTS)
SEAT_COLUMNS = tuple(field.name for field in fields(Seat))
SITTER_COLUMNS = tuple(field.name for field in fields(Sitter))


def table_row(table: Table, without: Sequence[str] = ()) -> Row:
    return {name: getattr(table, name) for name in TABLE_COLUMNS if name not in without}


def seat_rows(table: Table) -> list[Row]:
    return [{"match": table.id, "number": n} | asdict(seat) for n, seat in enumerate(table.seats)]


def sitter_rows(table: Table) -> list[Row]:
    return [{"match": table.id} | asdict(sitter) for sitter in table.sitters]


def move_rows(match: str, log: Iterable[Move], times: Iterable[float]) -> list[Row]:
    return [
        {"match": match, "number": move.number, "seat": move.seat, "move": move.text, "at": at}
        for move, at in zip(log, times, strict=True)
    ]


def table_of(
    row: RowMapping, places: Iterable[RowMapping], sat: Iterable[RowMapping] = ()
) -> Table:
    """`places` ordered by seat number, `sat` ordered by time."""
    seats = tuple(Seat(**{name: place[name] for name in SEAT_COLUMNS}) for place in places)
    sitters = tuple(Sitter(**{name: one[name] for name in SITTER_COLUMNS}) for one in sat)
    return Table(**{name: row[name] for name in TABLE_COLUMNS}, seats=seats, sitters=sitters)
