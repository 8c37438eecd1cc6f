"""Finds matches that are over, and takes in those that come from a file."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select

from bot.engine.match import Move
from bot.store.database import Database
from bot.store.rows import move_rows, seat_rows, table_row
from bot.store.schema import matches, moves, results, seats
from bot.store.upsert import add
from bot.table.table import Phase, Table

OVER: tuple[Phase, ...] = ("finished", "stopped")
PAST: tuple[Phase, ...] = (*OVER, "shelved")


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def past(
        self, channel: int, *, most: int, skip: int = 0, phases: Iterable[Phase] = PAST
    ) -> list[str]:
        """The matches of a channel that were begun and do not run any more, newest first."""
        query = (
            select(matches.c.id)
            .where(_past(channel, phases))
            .order_by(matches.c.opened.desc(), matches.c.id)
            .limit(most)
            .offset(skip)
        )
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def count(self, channel: int) -> int:
        query = select(func.count()).select_from(matches).where(_past(channel, PAST))
        return await self._database.read(lambda c: c.execute(query).scalar_one())

    async def winners(self, ids: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """The seats that won, by match, where a result was written."""
        query = (
            select(results.c.match, results.c.seat)
            .where(results.c.match.in_(ids), results.c.rank == 1)
            .order_by(results.c.seat)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {match: tuple(r.seat for r in rows if r.match == match) for match, _ in rows}

    async def times(self, match: str) -> list[float]:
        """When each move of a match was made."""
        query = select(moves.c.at).where(moves.c.match == match).order_by(moves.c.number)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def take_in(self, table: Table, log: Sequence[Move], times: Sequence[float]) -> bool:
        """Keep a match that is over; False where its id is taken already."""
        rows = move_rows(table.id, log, times)

        def take_in(connection: Connection) -> bool:
            if not add(connection, matches, table_row(table)):
                return False
            connection.execute(insert(seats), seat_rows(table))
            if rows:
                connection.execute(insert(moves), rows)
            return True

        return await self._database.write(take_in)


def _past(channel: int, phases: Iterable[Phase]) -> ColumnElement[bool]:
    return and_(
        matches.c.channel == channel,
        matches.c.phase.in_(tuple(phases)),
        matches.c.started.is_not(None),
    )
