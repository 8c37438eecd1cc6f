"""What is stored about one person: shown, handed out, taken away."""

from typing import Any

from sqlalchemy import Select, Table, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.tables import (
    faces,
    letters,
    matches,
    moves,
    people,
    ratings,
    results,
    seats,
    standings,
)

PERSONAL = (people, ratings, standings, faces, letters)
"""Rows that are about one person only."""
SHARED = (results, seats)
"""Rows that others need as well: the person is taken out of them."""


class OwnData:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def everything(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that carries the id, by table, and the person's own moves."""
        async with self._engine.connect() as connection:
            found = {
                table.name: await _plain(connection, select(table).where(table.c.person == person))
                for table in (*PERSONAL, *SHARED)
            }
            hosted = select(*(c for c in matches.c if c.name != "seed"))
            found["matches"] = await _plain(connection, hosted.where(matches.c.host == person))
            mine = and_(moves.c.match == seats.c.match, moves.c.seat == seats.c.number)
            own = select(moves).select_from(moves.join(seats, mine))
            found["moves"] = await _plain(connection, own.where(seats.c.person == person))
        return found

    async def counts(self, person: int) -> dict[str, int]:
        """How many rows of each kind are kept."""
        async with self._engine.connect() as connection:
            return {
                table.name: (await connection.execute(_count(table, person))).scalar_one()
                for table in (seats, results, ratings)
            }

    async def forget(self, person: int) -> None:
        """Afterwards no row carries the id; matches stay whole, with a nameless seat."""
        async with self._engine.begin() as connection:
            for table in PERSONAL:
                await connection.execute(delete(table).where(table.c.person == person))
            nameless = update(results).where(results.c.person == person)
            await connection.execute(nameless.values(person=None))
            empty = update(seats).where(seats.c.person == person)
            await connection.execute(empty.values(person=None, away=True))  # a computer drives it
            hosting = update(matches).where(matches.c.host == person)
            await connection.execute(hosting.values(host=None))


def _count(table: Table, person: int) -> Select[int]:
    return select(func.count()).select_from(table).where(table.c.person == person)


async def _plain(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
