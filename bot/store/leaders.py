"""Leaderboards: a page of one, and the row of whoever looks at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.scores import Measure
from bot.store.tables import standings

PAGE = 10
Rows = Sequence[Row[Any, Any, Any]]


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a leaderboard; equal values share the rank."""

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
    """The reader's row, also where it stands on another page."""


class Leaders:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(
        self, guild: int, game: str, period: str, measure: Measure, number: int, reader: int
    ) -> Page:
        """A page that exists: numbers beyond the ends lead to the nearest one."""
        async with self._engine.connect() as connection:
            board = _Board(connection, guild, game, period, standings.c[measure])
            number = max(number, 1)
            rows, own = await board.rows(number), await board.own(reader)
            size, ahead, ahead_of_own = await board.counts(rows, own)
            pages = max(1, -(-size // PAGE))
            if number > pages:
                number, rows = pages, await board.rows(pages)
                _, ahead, _ = await board.counts(rows, None)
        places = _placed(rows, ahead, (number - 1) * PAGE)
        standing = _place(own, ahead_of_own + 1) if own else None
        return Page(places, number, pages, standing)


class _Board:
    """One leaderboard within a connection; every query is a range of one index."""

    def __init__(
        self,
        connection: AsyncConnection,
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

    async def rows(self, number: int) -> Rows:
        query = (
            self._picked.where(*self._listed)
            .order_by(self._value.desc(), standings.c.person)
            .limit(PAGE)
            .offset((number - 1) * PAGE)
        )
        return (await self._connection.execute(query)).all()

    async def own(self, reader: int) -> Row[Any, Any, Any] | None:
        """Somebody who is not listed still sees where they would stand."""
        query = self._picked.where(*self._all, standings.c.person == reader)
        return (await self._connection.execute(query)).first()

    async def counts(self, rows: Rows, own: Row[Any, Any, Any] | None) -> tuple[int, int, int]:
        """How many there are, and how many before the first of these rows and before one's own."""
        first = rows[0].value if rows else 0
        query = select(
            func.count(),
            func.count().filter(self._value > first),
            func.count().filter(self._value > (own.value if own else 0)),
        )
        found = await self._connection.execute(query.where(*self._listed))
        size, ahead, ahead_of_own = found.one()
        return size, ahead, ahead_of_own


def _placed(rows: Rows, ahead: int, skipped: int) -> tuple[Place, ...]:
    """Equal values share the rank, also across the turn of a page."""
    places: list[Place] = []
    rank = ahead + 1
    for position, row in enumerate(rows, skipped + 1):
        if places and row.value != places[-1].value:
            rank = position
        places.append(_place(row, rank))
    return tuple(places)


def _place(row: Row[Any, Any, Any], rank: int) -> Place:
    return Place(rank, row.person, row.value, row.matches)
