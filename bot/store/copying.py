"""Copies all rows of a database into an empty one of any kind, and verifies the copy."""

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, Table, func, insert, select

from bot.engine.errors import OperatorError
from bot.store.database import Database, existing, opened
from bot.store.leases import alive
from bot.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

BATCH = 1000
SNAPSHOT = "REPEATABLE READ"

Rows = Sequence[Row[*tuple[Any, ...]]]
Sums = dict[str, tuple[int, int]]
"""By table: the number of rows, and a checksum that does not depend on their order."""


async def copied(source: str, target: str) -> Counter[str]:
    """From one URL to another; raises OperatorError with a sentence."""
    if source == target:
        raise OperatorError("These are the same database.")
    old = await existing(source)
    try:
        new = await opened(target)
        try:
            return await copy(old, new)
        finally:
            await new.close()
    finally:
        await old.close()


async def copy(source: Database, target: Database) -> Counter[str]:
    """In one transaction; returns the number of rows by table."""
    async with _snapshot(source) as old, target.pool.begin() as new:
        await old.run_sync(_check_idle)
        await _check_empty(new)
        read: Sums = {}
        for table in metadata.sorted_tables:
            read[table.name] = await _copy(table, old, new)
        written = {table.name: await _summed(table, new) for table in metadata.sorted_tables}
        if wrong := sorted(name for name in read if read[name] != written[name]):
            raise OperatorError(
                f"The copy is not the same as the original ({', '.join(wrong)}), so nothing was "
                "kept of it. Is a bot still running on one of the two? Stop it and try again."
            )
    return Counter({name: count for name, (count, _) in read.items()})


@asynccontextmanager
async def _snapshot(source: Database) -> AsyncIterator["AsyncConnection"]:
    """A snapshot of the source for the whole copy."""
    async with source.pool.connect() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level=SNAPSHOT)
        yield connection


def _check_idle(connection: Connection) -> None:
    """What a bot writes after the snapshot would be missing in the copy."""
    if alive(connection):
        url = connection.engine.url.render_as_string()
        raise OperatorError(f"A bot is running on {url}. Stop it, then copy again.")


async def _check_empty(new: "AsyncConnection") -> None:
    for table in metadata.sorted_tables:
        if (await new.execute(select(func.count()).select_from(table))).scalar_one():
            url = new.engine.url.render_as_string()
            raise OperatorError(f"There is something in {url} already. Name an empty database.")


async def _copy(table: Table, old: "AsyncConnection", new: "AsyncConnection") -> tuple[int, int]:
    count, total = 0, 0
    async for rows in _batches(table, old):
        await new.execute(insert(table), [dict(row._mapping) for row in rows])
        count, total = count + len(rows), total + _sum(rows)
    return count, total


async def _summed(table: Table, connection: "AsyncConnection") -> tuple[int, int]:
    count, total = 0, 0
    async for rows in _batches(table, connection):
        count, total = count + len(rows), total + _sum(rows)
    return count, total


async def _batches(table: Table, connection: "AsyncConnection") -> AsyncIterator[Rows]:
    found = await connection.stream(select(table))
    async for rows in found.partitions(BATCH):
        yield rows


def _sum(rows: Iterable[Row[*tuple[Any, ...]]]) -> int:
    """The sum of the digests of the rows, which does not depend on their order."""
    return sum(int.from_bytes(sha256(_canonical(row)).digest()) for row in rows)


def _canonical(row: Row[*tuple[Any, ...]]) -> bytes:
    return json.dumps(list(row), sort_keys=True, default=bytes.hex).encode()
