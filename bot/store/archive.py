"""Past matches: find them, and import one from a file."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select

from bot.engine.match import Move
from bot.store.database import Database
from bot.store.rows import move_rows, seat_rows, table_row
from bot.store.schema import matches, moves, results, seats
from bot.store.upsert import add
from bot.table.table import Phase, Table


@dataclass(frozen=True, slots=True)
class Placed:
    """The result of one seat."""

    seat: int
    rank: int
    points: int | None
    """None: it was given up."""


OVER: tuple[Phase, ...] = ("finished", "stopped")
PAST: tuple[Phase, ...] = (*OVER, "shelved")


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def past(
        self, channel: int, *, most: int, skip: int = 0, phases: Iterable[Phase] = PAST
    ) -> list[str]:
        """Matches of a channel that were started and are no longer running, newest first."""
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

    async def scores(self, ids: Sequence[str]) -> dict[str, tuple[Placed, ...]]:
        """The seats by match, winners first; a match that was aborted is left out."""
        c = results.c
        query = (
            select(c.match, c.seat, c.rank, c.points)
            .where(c.match.in_(ids), c.rank.is_not(None))
            .order_by(c.rank, c.seat)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found: dict[str, tuple[Placed, ...]] = {}
        for match, *placed in rows:
            found[match] = (*found.get(match, ()), Placed(*placed))
        return found

    async def times(self, match: str) -> list[float]:
        """The time of each move of a match."""
        query = select(moves.c.at).where(moves.c.match == match).order_by(moves.c.number)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def take_in(self, table: Table, log: Sequence[Move], times: Sequence[float]) -> bool:
        """Import a match that is over; False if its id exists already."""
        return await self._database.write(lambda c: take_in(c, table, log, times))


def take_in(
    connection: Connection, table: Table, log: Sequence[Move], times: Sequence[float]
) -> bool:
    """Insert a match that is over; False if its id exists already."""
    if not add(connection, matches, table_row(table)):
        return False
    connection.execute(insert(seats), seat_rows(table))
    if rows := move_rows(table.id, log, times):
        connection.execute(insert(moves), rows)
    return True


def _past(channel: int, phases: Iterable[Phase]) -> ColumnElement[bool]:
    return and_(
        matches.c.channel == channel,
        matches.c.owner.is_(None),
        matches.c.phase.in_(tuple(phases)),
        matches.c.started.is_not(None),
    )
