"""An SQLite file: one thread writes, two read beside it; a whole work is one visit to a thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from bot.store.writer import Writer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)
READERS = 2
"""Whoever comes third waits a millisecond."""
READ_KIB, WRITTEN_KIB = 16_000, 1_000
"""Of the file in memory: the index of a big leaderboard, and what the last moves have touched."""

T = TypeVar("T")


class SqliteFile:
    shared = False

    def __init__(self, url: URL) -> None:
        self.url = url
        self._reading = _engine(url, READ_KIB, pool_size=READERS, max_overflow=0)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(_engine(url, WRITTEN_KIB, isolation_level="AUTOCOMMIT"))

    @property
    def file(self) -> Path:
        return Path(self.url.database or "")

    @cached_property
    def pool(self) -> "AsyncEngine":
        """For what streams whole tables; nothing else wants coroutines and what they cost."""
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        address = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(address, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _careful(READ_KIB))
        return engine

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        return await self._visit(self._reading.begin, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._visit(self._reading.connect, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.write(work)

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        if "pool" in vars(self):
            await self.pool.dispose()

    async def _visit(self, entered: Callable[[], Any], work: Callable[[Connection], T]) -> T:
        def visit() -> T:
            with entered() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)


def _engine(url: URL, kept: int, **options: Any) -> Engine:
    """The driver without its coroutines: these cost more than the statements themselves."""
    plain = url.set(drivername="sqlite")
    # A failed statement is logged, and its parameters may be a secret bet.
    engine = create_engine(plain, hide_parameters=True, **options)
    event.listen(engine, "connect", _careful(kept))
    return engine


def _careful(kept: int) -> Callable[[Any, object], None]:
    """A committed move is on disk before anybody is told, even if the power fails."""

    def connected(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"cache_size=-{kept}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return connected
