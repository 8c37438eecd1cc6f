"""Leaderboards: one page, and the row of the person who reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, select

from bot.store.database import Database
from bot.store.schema import standings
from bot.table.scores import Measure

PAGE = 10
Rows = Sequence[Row[Any, Any, Any]]


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a leaderboard. Equal values share a rank."""

    rank: int
    person: int
    value: float
    matches: int


@dataclass(frozen=True, slots=True)
class Page:
    places: tuple[Place, ...]
    number: int
    """Counted from 1."""
    pages: int
    own: Place | None
    """The reader's row, even if it is on another page."""


class Leaders:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, guild: int, game: str, period: str, measure: Measure, number: int, reader: int
    ) -> Page:
        """The page of this number, or the nearest one that exists."""
        return await self._database.read(
            lambda connection: _page(
                _Board(connection, guild, game, period, standings.c[measure]), number, reader
            )
        )


class _Board:
    """The queries of one leaderboard; each is a range of one index."""

    def __init__(
        self,
        connection: Connection,
        guild: int,
        game: str,
        period: str,
        value: ColumnElement[Any],
    ) -> None:
        c = standings.c
        self._connection = connection
        self._value = value
        self._all = (c.guild == guild, c.game == game, c.period == period, value.is_not(None))
        self._listed = (*self._all, c.listed.is_(True))
        self._picked = select(c.person, c.matches, value.label("value"))

    def rows(self, number: int) -> Rows:
        query = (
            self._picked.where(*self._listed)
            .order_by(self._value.desc(), standings.c.person)
            .limit(PAGE)
            .offset((number - 1) * PAGE)
        )
        return self._connection.execute(query).all()

    def own(self, reader: int) -> Row[Any, Any, Any] | None:
        """Also for a reader who is not listed."""
        query = self._picked.where(*self._all, standings.c.person == reader)
        return self._connection.execute(query).first()

    def counts(self, rows: Rows, own: Row[Any, Any, Any] | None) -> tuple[int, int, int]:
        """The number of rows, of those ahead of the first of these, and of those ahead of `own`."""
        first = rows[0].value if rows else 0
        query = select(
            func.count(),
            func.count().filter(self._value > first),
            func.count().filter(self._value > (own.value if own else 0)),
        )
        found = self._connection.execute(query.where(*self._listed))
        size, ahead, ahead_of_own = found.one()
        return size, ahead, ahead_of_own


def _page(board: _Board, number: int, reader: int) -> Page:
    number = max(number, 1)
    rows, own = board.rows(number), board.own(reader)
    size, ahead, ahead_of_own = board.counts(rows, own)
    pages = max(1, -(-size // PAGE))
    if number > pages:
        number, rows = pages, board.rows(pages)
        _, ahead, _ = board.counts(rows, None)
    places = _placed(rows, ahead, (number - 1) * PAGE)
    standing = _place(own, ahead_of_own + 1) if own else None
    return Page(places, number, pages, standing)


def _placed(rows: Rows, ahead: int, skipped: int) -> tuple[Place, ...]:
    """Equal values share a rank, also across pages."""
    places: list[Place] = []
    rank = ahead + 1
    for position, row in enumerate(rows, skipped + 1):
        if places and row.value != places[-1].value:
            rank = position
        places.append(_place(row, rank))
    return tuple(places)


def _place(row: Row[Any, Any, Any], rank: int) -> Place:
    return Place(rank, row.person, row.value, row.matches)
