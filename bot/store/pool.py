"""Any other database: an ordinary pool of connections, which other processes may use as well."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import URL, Connection

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

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
        return cls(create_async_engine(url, hide_parameters=True))

    @property
    def url(self) -> URL:
        return self.pool.url

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.pool.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.pool.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.pool.dispose()
