"""An SQLite file: one connection writes, two read beside it, each in a thread of aiosqlite."""

import asyncio
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

from bot.store.connection_thread import ConnectionThread
from bot.store.writer import Writer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)
"""FULL: a committed move is on disk before anybody is told, even if the power fails."""
READERS = 2
"""Reader threads and connections. A third concurrent read queues (about 1 ms)."""
READ_KIB, WRITTEN_KIB = 16_000, 1_000
"""Page cache per connection: the index of a big leaderboard; what the last moves have touched."""

T = TypeVar("T")


class FileMovedError(OSError):
    """The file at the path of the database is not the one that is open."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"the database file {file} was replaced or deleted while the bot was running"
        )


class Readers:
    """Connections for reading; the one used last is used first, so a quiet bot opens only one."""

    def __init__(self, engine: Engine) -> None:
        self._idle = [ConnectionThread(engine) for _ in range(READERS)]
        self._free = asyncio.Semaphore(READERS)

    async def visit(self, work: Callable[[Connection], T]) -> T:
        async with self._free:
            connection = self._idle.pop()
            try:
                return await connection.visit(work)
            finally:
                self._idle.append(connection)

    async def close(self) -> None:
        """Waits for all visits first."""
        for _ in range(READERS):
            await self._free.acquire()
        for connection in self._idle:
            await connection.close()


class SqliteFile:
    shared = False

    def __init__(self, url: URL) -> None:
        self.url = url
        self.file = Path(url.database or "")
        self._inode: tuple[int, int] | None = None
        reading = self._engine(READ_KIB)
        self._readers = Readers(reading)
        autocommit = {"isolation_level": "AUTOCOMMIT"}  # the writer says BEGIN
        writing = self._engine(WRITTEN_KIB, **autocommit)
        self._writer = Writer(ConnectionThread(writing), self.check_unmoved)
        self._closed = False

    @cached_property
    def pool(self) -> "AsyncEngine":
        """SQLAlchemy's async engine, for streaming whole tables. Its import is big."""
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        address = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(address, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", self._connected(READ_KIB))
        return engine

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        def in_transaction(connection: Connection) -> T:
            with connection.begin():
                return work(connection)

        return await self.read(in_transaction)

    async def read(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        return await self._readers.visit(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        return await self._writer.write(work)

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._readers.close()
        if "pool" in vars(self):
            await self.pool.dispose()

    @property
    def moved(self) -> bool:
        """Whether the path no longer names the file that is open."""
        return self._inode is not None and self._inode != _inode(self.file)

    def check_unmoved(self) -> None:
        """What is committed to a file without a name is lost at the next start."""
        if self.moved:
            raise FileMovedError(self.file)

    def _check_open(self) -> None:
        """A connection that is opened after the end would never be closed."""
        if self._closed:
            raise RuntimeError(f"{self.file} is closed")

    def _engine(self, cache: int, **options: Any) -> Engine:
        """Makes synchronous connections and keeps none: their threads do."""
        plain = self.url.set(drivername="sqlite")
        # A failed statement is logged, and its parameters may be a secret bet.
        engine = create_engine(plain, hide_parameters=True, poolclass=NullPool, **options)
        event.listen(engine, "do_connect", self._connecting)
        event.listen(engine, "connect", self._connected(cache))
        return engine

    def _connecting(self, _: Any, record: object, where: list[Any], how: dict[str, Any]) -> None:
        """Only the first connection may create the file."""
        self.check_unmoved()
        mode = "rwc" if self._inode is None else "rw"
        where[0] = f"{self.file.absolute().as_uri()}?mode={mode}"
        how["uri"] = True

    def _connected(self, cache: int) -> Callable[[Any, object], None]:
        """Prepares each new connection; all must be to the same file."""

        def prepare(connection: Any, record: object) -> None:
            try:
                self.check_unmoved()
                self._inode = _inode(self.file)
                _set_pragmas(connection, cache)
            except BaseException:
                connection.close()
                raise

        return prepare


def _set_pragmas(connection: Any, cache: int) -> None:
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"cache_size=-{cache}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _inode(file: Path) -> tuple[int, int] | None:
    """None: there is no such file."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
