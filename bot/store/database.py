"""The database: opened, checked, and reached in two ways only, to read and to write."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.engine.errors import OperatorError
from bot.store.migrate import prepare, trouble
from bot.store.private_files import make_database_private
from bot.store.writer import Writer

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "cache_size=-16000",  # 16 MB: the index of a big leaderboard stays in memory
)
READERS = {"pool_size": 2, "max_overflow": 0, "pool_timeout": None}
"""Of an SQLite file; whoever comes third waits a millisecond."""

T = TypeVar("T")


class Database:
    """A work is a plain function of a connection.

    So no work can ask for a second connection while it holds one: there is nothing to await.
    """

    def __init__(self, pool: AsyncEngine, writer: Writer | None = None) -> None:
        self.pool = pool
        """For readers, and for what is no work of the bot: migrations and copies."""
        self._writer = writer
        """None: all share the pool, as every database but SQLite likes it."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Beside all others; nobody waits for a writer."""
        async with self.pool.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction, in the order of the calls; it is on disk when this returns.

        The work may be done twice, where the first attempt was rolled back.
        """
        if self._writer is not None:
            return await self._writer.write(work)
        async with self.pool.begin() as connection:
            return await connection.run_sync(work)

    @property
    def shared(self) -> bool:
        """Whether other processes may write as well; an SQLite file is for one."""
        return self._writer is None

    @property
    def waiting(self) -> int:
        """Writes in the queue; where all share a pool there is none."""
        return self._writer.waiting if self._writer else 0

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.pool.dispose()


def unopened(url: str) -> Database:
    """A database that is connected only when it is first asked."""
    try:
        return _database(url)
    except (SQLAlchemyError, ImportError) as error:
        raise trouble(_shown(url), error) from None


async def opened(url: str, *, upgrade: bool = False) -> Database:
    """Connect and check the version; raises OperatorError with a sentence."""
    database = unopened(url)
    try:
        _make_room(database.pool)
        await _prepare(database, upgrade=upgrade)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise trouble(_shown(url), error) from None
    return database


async def existing(url: str) -> Database:
    """The same for one that must be there already: a wrong name makes no new file."""
    file = _file(make_url(url)) if url.startswith("sqlite") else None
    if file is not None and not file.is_file():
        raise OperatorError(f"There is no database at {file}.")
    return await opened(url)


def _database(url: str) -> Database:
    parsed = make_url(url)
    # A failed statement is logged, and its parameters may be a secret bet.
    if parsed.get_backend_name() != "sqlite" or not _file(parsed):
        return Database(create_async_engine(parsed, hide_parameters=True))
    readers = create_async_engine(parsed, hide_parameters=True, **READERS)
    event.listen(readers.sync_engine, "connect", _careful)
    return Database(readers, Writer(_writing(parsed)))


def _writing(url: URL) -> Engine:
    """The same driver without its coroutines: these cost more than the statements themselves."""
    plain = url.set(drivername="sqlite")
    engine = create_engine(plain, hide_parameters=True, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _careful)
    return engine


async def _prepare(database: Database, *, upgrade: bool) -> None:
    """A database that cannot be used leaves no connection open."""
    try:
        async with database.pool.begin() as connection:
            await connection.run_sync(prepare, upgrade=upgrade)
    except (SQLAlchemyError, OperatorError):
        await database.close()
        raise


def _make_room(engine: AsyncEngine) -> None:
    if engine.dialect.name == "sqlite" and (file := _file(engine.url)):
        file.parent.mkdir(parents=True, exist_ok=True)
        make_database_private(file)


def _file(url: URL) -> Path | None:
    """None: it is kept in memory, where every connection would have a database of its own."""
    return Path(url.database) if url.database and url.database != ":memory:" else None


def _careful(connection: Any, record: object) -> None:
    """A committed move is on disk before anybody is told, even if the power fails."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _shown(url: str) -> str:
    return make_url(url).render_as_string() if "://" in url else url
