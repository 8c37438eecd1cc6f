"""Leases: which process serves which shard. Kept by a heartbeat, released at the end."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, select, update

from bot.store.database import Database
from bot.store.schema import leases
from bot.store.upsert import put
from bot.store.wakeups import LEASES, wake

TAKING = 0x57A3
"""The number of PostgreSQL's advisory lock: one process at a time takes leases."""


@dataclass(frozen=True, slots=True)
class Left:
    """The state in which the previous owner left a shard."""

    shard: int
    seen: float | None
    """Its last heartbeat; None: the shard had no owner before."""
    in_order: bool
    """It released the lease; False: the lease expired."""
    served: frozenset[int]
    """The last interactions it served; known only if it released the lease."""


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(
        self, wanted: Iterable[int], count: int, owner: str, now: float, seconds: float
    ) -> list[Left]:
        """Take those of the wanted shards that have no live owner.

        What the previous owner left stays in the row until the next heartbeat, so that a taking
        whose answer was lost can be repeated. On SQLite all are free: the lock file admits one
        process (see `file_lock`).
        """
        asked = sorted(wanted)

        def take(connection: Connection) -> list[Left]:
            _alone(connection)
            moment = _moment(connection)
            rows = {row.shard: row for row in connection.execute(select(leases))}
            others = [r for r in rows.values() if r.owner not in (None, owner)]
            alive = [row for row in others if row.expires > moment]
            if any(row.shards != count for row in alive):
                return []  # another shard count: two processes would serve the same server
            free = [shard for shard in asked if shard not in {row.shard for row in alive}]
            mine = {"shards": count, "owner": owner, "expires": moment + seconds}
            put(
                connection, leases, *(_before(shard, rows.get(shard), now) | mine for shard in free)
            )
            return [_left(shard, rows.get(shard)) for shard in free]

        return await self._database.write(take)

    async def keep(
        self, owner: str, now: float, seconds: float, settled: Iterable[int]
    ) -> frozenset[int]:
        """Heartbeat; returns the shards that the owner still holds.

        Shards that are not `settled` keep the last heartbeat of their previous owner: their
        clocks have still to be moved.
        """
        ready = leases.c.shard.in_(sorted(settled))

        def keep(connection: Connection) -> frozenset[int]:
            mine = leases.c.owner == owner
            kept = update(leases).where(mine)
            connection.execute(kept.values(expires=_moment(connection) + seconds))
            connection.execute(kept.where(ready).values(seen=now, served=""))
            return frozenset(connection.execute(select(leases.c.shard).where(mine)).scalars())

        return await self._database.write(keep)

    async def hand_over(self, owner: str, now: float, served: Iterable[int]) -> None:
        """Release all leases of the owner, with the interactions that need not be served again."""
        free = {"owner": None, "expires": 0.0, "seen": now, "served": ",".join(map(str, served))}
        change = update(leases).where(leases.c.owner == owner).values(free)

        def hand_over(connection: Connection) -> None:
            connection.execute(change)
            wake(connection, LEASES)

        await self._database.write(hand_over)


def alive(connection: Connection) -> bool:
    """Whether any process holds a lease; always False on SQLite."""
    query = select(leases.c.shard).where(
        leases.c.owner.is_not(None), leases.c.expires > _moment(connection)
    )
    return connection.execute(query).first() is not None


@dataclass(frozen=True, slots=True)
class Settling:
    """Shards that the owner still holds, and those of them whose clocks are still behind."""

    held: frozenset[int]
    behind: frozenset[int]


def settle(connection: Connection, owner: str, shards: Iterable[int], now: float) -> Settling:
    """Heartbeat for these shards. A repetition after a lost answer finds none of them behind."""
    whose = (leases.c.owner == owner, leases.c.shard.in_(sorted(shards)))
    rows = connection.execute(select(leases.c.shard, leases.c.seen).where(*whose)).all()
    connection.execute(update(leases).where(*whose).values(seen=now))
    behind = frozenset(row.shard for row in rows if row.seen != now)
    return Settling(frozenset(row.shard for row in rows), behind)


def _alone(connection: Connection) -> None:
    """Processes that take leases do it one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(TAKING)))


def _moment(connection: Connection) -> float:
    """The clock of the database, with the lock taken. SQLite: infinity, every lease is expired."""
    if connection.dialect.name != "postgresql":
        return float("inf")
    clock = func.extract("epoch", func.clock_timestamp())
    return float(connection.execute(select(clock)).scalar_one())


def _before(shard: int, row: Row[*tuple[Any, ...]] | None, now: float) -> dict[str, Any]:
    if row is None:
        return {"shard": shard, "seen": now, "served": ""}
    return {"shard": shard, "seen": row.seen, "served": row.served}


def _left(shard: int, row: Row[*tuple[Any, ...]] | None) -> Left:
    if row is None:
        return Left(shard, None, True, frozenset())
    served = frozenset(map(int, filter(None, row.served.split(","))))
    return Left(shard, row.seen, row.owner is None, served)
