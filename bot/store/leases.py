"""Which process looks after which shards: taken when free, kept by a heartbeat, handed over."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, select, update

from bot.store.database import Database
from bot.store.hints import LEASES, hint
from bot.store.schema import leases
from bot.store.upsert import put

TAKING = 0x57A3
"""Who holds PostgreSQL's lock of that number takes leases; others wait a moment."""


@dataclass(frozen=True, slots=True)
class Left:
    """What the last owner of a shard left behind."""

    shard: int
    seen: float | None
    """When it last said that it was alive; None: nobody had this one before."""
    in_order: bool
    """It handed the shard over, and was not merely silent for too long."""
    served: frozenset[int]
    """The last interactions that it served; known only where it handed over in order."""


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(
        self, wanted: Iterable[int], count: int, owner: str, now: float, seconds: float
    ) -> list[Left]:
        """Those of the wanted shards that nobody has; from here on they are the owner's.

        An SQLite file has one process at a time, so there everything is free.
        """
        asked = sorted(wanted)

        def take(connection: Connection) -> list[Left]:
            moment = _moment(connection)
            rows = {row.shard: row for row in connection.execute(select(leases))}
            others = [r for r in rows.values() if r.owner not in (None, owner)]
            alive = [row for row in others if row.expires > moment]
            if any(row.shards != count for row in alive):
                return []  # somebody counts otherwise: two would look after the same server
            free = [shard for shard in asked if shard not in {row.shard for row in alive}]
            mine = {"shards": count, "owner": owner, "seen": now, "expires": moment + seconds}
            put(connection, leases, *({"shard": shard, "served": ""} | mine for shard in free))
            return [_left(shard, rows.get(shard)) for shard in free]

        return await self._database.write(take)

    async def keep(self, owner: str, now: float, seconds: float) -> frozenset[int]:
        """The shards that are still the owner's."""

        def keep(connection: Connection) -> frozenset[int]:
            mine = leases.c.owner == owner
            kept = update(leases).where(mine)
            connection.execute(kept.values(seen=now, expires=_moment(connection) + seconds))
            return frozenset(connection.execute(select(leases.c.shard).where(mine)).scalars())

        return await self._database.write(keep)

    async def hand_over(self, owner: str, now: float, served: Iterable[int]) -> None:
        """Whoever waits may have them at once, and knows what need not be served again."""
        free = {"owner": None, "expires": 0.0, "seen": now, "served": ",".join(map(str, served))}
        change = update(leases).where(leases.c.owner == owner).values(free)

        def hand_over(connection: Connection) -> None:
            connection.execute(change)
            hint(connection, LEASES)

        await self._database.write(hand_over)


def alive(connection: Connection) -> bool:
    """Whether a process looks after anything; of an SQLite file nobody else can know."""
    query = select(leases.c.shard).where(
        leases.c.owner.is_not(None), leases.c.expires > _moment(connection)
    )
    return connection.execute(query).first() is not None


def seen_by(
    connection: Connection, owner: str, shards: Iterable[int], now: float
) -> frozenset[int]:
    """Those of the shards that are the owner's, who is alive now."""
    whose = (leases.c.owner == owner, leases.c.shard.in_(sorted(shards)))
    connection.execute(update(leases).where(*whose).values(seen=now))
    return frozenset(connection.execute(select(leases.c.shard).where(*whose)).scalars())


def _moment(connection: Connection) -> float:
    """Now, for all processes alike; one that takes leases is alone with them."""
    if connection.dialect.name != "postgresql":
        return float("inf")
    connection.execute(select(func.pg_advisory_xact_lock(TAKING)))
    clock = func.extract("epoch", func.clock_timestamp())
    return float(connection.execute(select(clock)).scalar_one())


def _left(shard: int, row: Row[*tuple[Any, ...]] | None) -> Left:
    if row is None:
        return Left(shard, None, True, frozenset())
    served = frozenset(map(int, filter(None, row.served.split(","))))
    return Left(shard, row.seen, row.owner is None, served)
