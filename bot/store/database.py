"""The database behind the store: one method to read, one to write."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from bot.engine.errors import OperatorError
from bot.store.migrate import prepare, trouble
from bot.store.pool import Pool
from bot.store.private_files import make_database_private
from bot.store.sqlite_file import SqliteFile

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Database(Protocol):
    """A work is a plain function of a connection.

    It cannot await, so it can never wait for a second connection while it holds one.
    """

    @property
    def url(self) -> URL: ...

    @property
    def file(self) -> Path | None:
        """The SQLite file; None: it is none."""

    @property
    def moved(self) -> bool:
        """Whether that file was replaced or deleted since it was opened; then writes fail."""

    @property
    def pool(self) -> "AsyncEngine":
        """SQLAlchemy's async engine: for copies of whole databases and for LISTEN."""

    @property
    def shared(self) -> bool:
        """Whether other processes may serve on it too. An SQLite file is for one process."""

    @property
    def waiting(self) -> int:
        """Writes in the queue; 0 for a pool, which has none."""

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        """Run migrations in one transaction, before anything else."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a work that only reads. It never waits for writers."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a work in one transaction, in the order of the calls; durable when this returns.

        The work may run twice if the first attempt was rolled back.
        """

    async def close(self) -> None: ...


def unopened(url: str) -> Database:
    """A database that connects at its first use."""
    try:
        parsed = make_url(url)
        return SqliteFile(parsed) if _file(parsed) else Pool(parsed)
    except (SQLAlchemyError, ImportError) as error:
        raise trouble(_shown(url), error) from None


async def opened(url: str, *, upgrade: bool = False) -> Database:
    """Connect and check the version; raises OperatorError with a sentence."""
    database = unopened(url)
    try:
        _create_folder(database.file)
        await _prepare(database, upgrade=upgrade)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise trouble(_shown(url), error) from None
    return database


async def existing(url: str) -> Database:
    """Like `opened`, but a file that does not exist is an error and is not created."""
    file = _file(make_url(url)) if url.startswith("sqlite") else None
    if file is not None and not file.is_file():
        raise OperatorError(f"There is no database at {file}.")
    return await opened(url)


async def _prepare(database: Database, *, upgrade: bool) -> None:
    """Closes all connections if the database cannot be used."""
    try:
        await database.prepare(partial(prepare, upgrade=upgrade))
    except (SQLAlchemyError, OperatorError):
        await database.close()
        raise


def _create_folder(file: Path | None) -> None:
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        make_database_private(file)


def _file(url: URL) -> Path | None:
    """None: another database, or SQLite in memory, where each connection has its own."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def _shown(url: str) -> str:
    return make_url(url).render_as_string() if "://" in url else url
