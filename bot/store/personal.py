"""What is stored about one person: shown, handed out, taken away."""

from typing import Any

from sqlalchemy import Connection, Select, Table, and_, delete, func, or_, select, update

from bot.store.database import Database
from bot.store.hints import LISTENERS, hint
from bot.store.schema import (
    calls,
    faces,
    matches,
    moves,
    people,
    ratings,
    results,
    seats,
    sitters,
    standings,
)
from bot.table.table import FORGOTTEN

PERSONAL = (people, ratings, standings, faces, calls)
"""Rows that are about one person only."""
SHARED = (results, seats, sitters)
"""Rows that others need as well: the person is taken out of them."""


class PersonalData:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def everything(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that carries the id, by table, and the person's own moves."""
        return await self._database.read(lambda connection: _everything(connection, person))

    async def counts(self, person: int) -> dict[str, int]:
        """How many rows of each kind are kept."""
        return await self._database.read(
            lambda connection: {
                table.name: connection.execute(_count(table, person)).scalar_one()
                for table in (seats, results, ratings)
            }
        )

    async def forget(self, person: int) -> None:
        """Afterwards no row carries the id; matches stay whole, with a nameless seat."""
        await self._database.write(lambda connection: _forget(connection, person))


def _everything(connection: Connection, person: int) -> dict[str, list[dict[str, Any]]]:
    found = {
        table.name: _plain(connection, select(table).where(table.c.person == person))
        for table in (*PERSONAL, *SHARED)
    }
    hosted = select(*(c for c in matches.c if c.name != "seed"))
    found["matches"] = _plain(connection, hosted.where(matches.c.host == person))
    mine = and_(moves.c.match == seats.c.match, moves.c.seat == seats.c.number)
    own = select(moves).select_from(moves.join(seats, mine))
    found["moves"] = _plain(connection, own.where(seats.c.person == person))
    return found


def _forget(connection: Connection, person: int) -> None:
    for table in PERSONAL:
        connection.execute(delete(table).where(table.c.person == person))
    hint(connection, LISTENERS)
    here = or_(seats.c.person == person, seats.c.gave_up == person)
    for sat in (select(seats.c.match).where(here), _sat_before(person)):
        newer = update(matches).where(matches.c.id.in_(sat)).values(version=matches.c.version + 1)
        connection.execute(newer)  # who still holds one of these tables must not write it back
    for shared in (results, sitters):
        nameless = update(shared).where(shared.c.person == person)
        connection.execute(nameless.values(person=None))
    nobody = update(seats).where(seats.c.gave_up == person)
    connection.execute(nobody.values(gave_up=FORGOTTEN))  # who stepped in is still not rated
    empty = update(seats).where(seats.c.person == person)
    connection.execute(empty.values(person=None, away=True, left=True))  # a computer drives it
    hosting = update(matches).where(matches.c.host == person)
    connection.execute(hosting.values(host=None))


def _sat_before(person: int) -> Select[str]:
    return select(sitters.c.match).where(sitters.c.person == person)


def _count(table: Table, person: int) -> Select[int]:
    return select(func.count()).select_from(table).where(table.c.person == person)


def _plain(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]
