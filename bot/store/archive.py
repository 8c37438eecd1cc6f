"""Finds matches that are over, and takes in those that come from a file."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, and_, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.engine.match import Move
from bot.store.tables import matches, moves, results, seats
from bot.tables import Phase, Table

OVER: tuple[Phase, ...] = ("finished", "stopped")
PAST: tuple[Phase, ...] = (*OVER, "shelved")


class Archive:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

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
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def count(self, channel: int) -> int:
        query = select(func.count()).select_from(matches).where(_past(channel, PAST))
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def winners(self, ids: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """The seats that won, by match, where a result was written."""
        query = (
            select(results.c.match, results.c.seat)
            .where(results.c.match.in_(ids), results.c.rank == 1)
            .order_by(results.c.seat)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {match: tuple(r.seat for r in rows if r.match == match) for match, _ in rows}

    async def times(self, match: str) -> list[float]:
        """When each move of a match was made."""
        query = select(moves.c.at).where(moves.c.match == match).order_by(moves.c.number)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def take_in(self, table: Table, log: Sequence[Move], times: Sequence[float]) -> bool:
        """Keep a match that is over; False where its id is taken already."""
        row = {column.name: getattr(table, column.name) for column in matches.columns}
        places = [{"match": table.id, "number": n} | asdict(s) for n, s in enumerate(table.seats)]
        rows = [
            {"match": table.id, "number": m.number, "seat": m.seat, "move": m.text, "at": at}
            for m, at in zip(log, times, strict=True)
        ]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(matches).values(row))
                await connection.execute(insert(seats), places)
                if rows:
                    await connection.execute(insert(moves), rows)
        except IntegrityError:
            return False
        return True


def _past(channel: int, phases: Iterable[Phase]) -> ColumnElement[bool]:
    return and_(
        matches.c.channel == channel,
        matches.c.phase.in_(tuple(phases)),
        matches.c.started.is_not(None),
    )
