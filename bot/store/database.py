"""The database: opened, checked, and reached in two ways only, to read and to write."""

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

    So no work can ask for a second connection while it holds one: there is nothing to await.
    """

    @property
    def url(self) -> URL: ...

    @property
    def file(self) -> Path | None:
        """Where it is an SQLite file."""

    @property
    def pool(self) -> "AsyncEngine":
        """For what is no work of the bot: whole copies."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write as well; an SQLite file is for one."""

    @property
    def waiting(self) -> int:
        """Writes in the queue; where all share a pool there is none."""

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        """One transaction before anything else: migrations."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Beside all others; nobody waits for a writer."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction, in the order of the calls; it is on disk when this returns.

        The work may be done twice, where the first attempt was rolled back.
        """

    async def close(self) -> None: ...


def unopened(url: str) -> Database:
    """A database that is connected only when it is first asked."""
    try:
        parsed = make_url(url)
        return SqliteFile(parsed) if _file(parsed) else Pool.of(parsed)
    except (SQLAlchemyError, ImportError) as error:
        raise trouble(_shown(url), error) from None


async def opened(url: str, *, upgrade: bool = False) -> Database:
    """Connect and check the version; raises OperatorError with a sentence."""
    database = unopened(url)
    try:
        _make_room(database.file)
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


async def _prepare(database: Database, *, upgrade: bool) -> None:
    """A database that cannot be used leaves no connection open."""
    try:
        await database.prepare(partial(prepare, upgrade=upgrade))
    except (SQLAlchemyError, OperatorError):
        await database.close()
        raise


def _make_room(file: Path | None) -> None:
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        make_database_private(file)


def _file(url: URL) -> Path | None:
    """None: no SQLite, or kept in memory, where every connection would have one of its own."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def _shown(url: str) -> str:
    return make_url(url).render_as_string() if "://" in url else url
