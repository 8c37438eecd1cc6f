"""Leaderboards: a page of one, and the row of whoever looks at it."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.scores import Measure
from bot.store.tables import standings

PAGE = 10


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
            pages = max(1, -(-await board.size() // PAGE))
            number = min(max(number, 1), pages)
            return Page(await board.places(number), number, pages, await board.own(reader))


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
        self._rows = (c.guild == guild, c.game == game, c.period == period, value.is_not(None))
        self._listed = (*self._rows, c.listed.is_(True))
        self._picked = select(c.person, c.matches, value.label("value"))

    async def size(self) -> int:
        query = select(func.count()).select_from(standings).where(*self._listed)
        return int((await self._connection.execute(query)).scalar_one())

    async def places(self, number: int) -> tuple[Place, ...]:
        skipped = (number - 1) * PAGE
        query = (
            self._picked.where(*self._listed)
            .order_by(self._value.desc(), standings.c.person)
            .limit(PAGE)
            .offset(skipped)
        )
        rows = (await self._connection.execute(query)).all()
        places: list[Place] = []
        for position, row in enumerate(rows, skipped + 1):
            if not places:
                rank = await self._rank(row.value)
            elif row.value != places[-1].value:
                rank = position
            places.append(Place(rank, row.person, row.value, row.matches))
        return tuple(places)

    async def own(self, reader: int) -> Place | None:
        """Somebody who is not listed still sees where they would stand."""
        query = self._picked.where(*self._rows, standings.c.person == reader)
        row = (await self._connection.execute(query)).first()
        if row is None:
            return None
        return Place(await self._rank(row.value), row.person, row.value, row.matches)

    async def _rank(self, value: float) -> int:
        query = select(func.count()).select_from(standings)
        better = query.where(*self._listed, self._value > value)
        return int((await self._connection.execute(better)).scalar_one()) + 1
