"""What is stored about one person: count, export, forget."""

from datetime import date
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from bot.store import blocks, days
from bot.store.database import Database
from bot.store.puzzles import withdraw
from bot.store.schema import (
    calls,
    daily_places,
    daily_tries,
    faces,
    lessons,
    matches,
    moves,
    people,
    puzzle_tries,
    ratings,
    results,
    seats,
    sitters,
    standings,
    sunday_answers,
)
from bot.store.wakeups import SCREEN_READERS, wake
from bot.table.table import FORGOTTEN

PERSONAL = (
    people,
    ratings,
    standings,
    faces,
    calls,
    daily_tries,
    daily_places,
    sunday_answers,
    puzzle_tries,
    lessons,
)
"""Tables whose rows belong to one person; they are deleted."""
SHARED = (results, seats, sitters)
"""Tables whose rows others need too; only the id is removed."""


class PersonalData:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def everything(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """By table every row that contains the id, and the moves that the person made."""
        return await self._database.read(lambda connection: _everything(connection, person))

    async def counts(self, person: int) -> dict[str, int]:
        """Number of rows by table."""
        return await self._database.read(lambda connection: _counts(connection, person))

    async def forget(self, person: int, today: date) -> None:
        """Remove the id from every row. Matches stay whole; the seat has no person; blocks hold.

        Private tables are nobody else's and are deleted. Whoever had a try today has no second one.
        """
        await self._database.write(lambda connection: _forget(connection, person, today))


def _everything(connection: Connection, person: int) -> dict[str, list[dict[str, Any]]]:
    found = {
        table.name: _plain(connection, select(table).where(_contains(table, person)))
        for table in (*PERSONAL, *SHARED)
    }
    found["blocked"] = [{"guild": guild} for guild in blocks.servers_of(connection, person)]
    hosted = select(*(c for c in matches.c if c.name != "seed"))
    own_tables = or_(matches.c.host == person, matches.c.owner == person)
    found["matches"] = _plain(connection, hosted.where(own_tables))
    own = (*_plain(connection, _moves_now(person)), *_plain(connection, _moves_before(person)))
    found["moves"] = sorted(own, key=lambda move: (move["match"], move["number"]))
    return found


def _counts(connection: Connection, person: int) -> dict[str, int]:
    counted = (seats, results, ratings, daily_tries, puzzle_tries)
    found = {table.name: connection.scalar(_count(table, person)) or 0 for table in counted}
    return found | {"blocked": len(blocks.servers_of(connection, person))}


def _contains(table: Table, person: int) -> ColumnElement[bool]:
    if table is seats:
        return or_(seats.c.person == person, seats.c.gave_up == person)
    return table.c.person == person


def _moves_now(person: int) -> Select[Any]:
    """Moves on seats where the person sits, without those of whoever sat there before."""
    here = and_(moves.c.match == seats.c.match, moves.c.seat == seats.c.number)
    mine = select(moves).join(seats, here).where(seats.c.person == person)
    return mine.where(~_sat_there(sitters.c.until > moves.c.number))


def _moves_before(person: int) -> Select[Any]:
    """Moves on seats where the person sat until another stepped in.

    A move belongs to the first sitter whose `until` is past it (see `Table.person_at`).
    """
    me = sitters.alias("me")
    here = and_(moves.c.match == me.c.match, moves.c.seat == me.c.seat)
    mine = select(moves).join(me, and_(here, moves.c.number < me.c.until))
    earlier = _sat_there(sitters.c.until > moves.c.number, sitters.c.until < me.c.until)
    return mine.where(me.c.person == person, ~earlier)


def _sat_there(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether there is such a sitter on the seat of a move."""
    same = and_(sitters.c.match == moves.c.match, sitters.c.seat == moves.c.seat)
    return exists().where(same, *conditions)


def _forget(connection: Connection, person: int, today: date) -> None:
    withdraw(connection, person)
    blocks.forget(connection, person)
    days.forget(connection, person, today)
    connection.execute(delete(matches).where(matches.c.owner == person))
    for table in PERSONAL:
        connection.execute(delete(table).where(table.c.person == person))
    wake(connection, SCREEN_READERS)
    for sat in (select(seats.c.match).where(_contains(seats, person)), _sat_before(person)):
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
    return select(func.count()).select_from(table).where(_contains(table, person))


def _plain(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]
