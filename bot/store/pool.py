"""Any other database: an ordinary pool of connections, which other processes may use as well."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CONNECTIONS = 10
"""All are kept: one that is opened and closed under load costs more than the wait for another."""

T = TypeVar("T")


class Pool:
    shared = True
    file = None
    waiting = 0

    def __init__(self, pool: "AsyncEngine") -> None:
        self.pool = pool

    @classmethod
    def of(cls, url: URL) -> "Pool":
        """Coroutines of SQLAlchemy bring its whole ORM along, which a bot on SQLite never needs."""
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        # A failed statement is logged, and its parameters may be a secret bet.
        in_memory = url.get_backend_name() == "sqlite"  # of which there is one connection
        size = {} if in_memory else {"pool_size": CONNECTIONS, "max_overflow": 0}
        return cls(create_async_engine(url, hide_parameters=True, **size))

    @property
    def url(self) -> URL:
        return self.pool.url

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _on_a_living_one(lambda: self._read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Whether a commit arrived on a connection that died, nobody knows.

        Tried again it changes nothing twice: a table names its version, the rest are whole rows.
        """
        return await _on_a_living_one(lambda: self._write(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self.pool.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self.pool.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.pool.dispose()


async def _on_a_living_one(attempt: Callable[[], Awaitable[T]]) -> T:
    """A server that was restarted leaves a pool of dead connections; all go with the first."""
    try:
        return await attempt()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    return await attempt()
