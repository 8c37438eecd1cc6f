"""A database server: a pool of connections. Other processes may use the database too."""

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, ExceptionContext, event
from sqlalchemy.exc import DBAPIError

from bot.store.away import giving_up_is_an_error

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CONNECTIONS = 10
"""All are kept: one that is opened and closed under load costs more than the wait for another."""
WIRE_SECONDS = 4.0
"""The longest wait for a connection, an answer, or a free place in the pool. A standby takes over
within ten seconds of the death of a process, so nothing may wait for longer than a lease."""
SERVER_LIMITS = {
    "statement_timeout": "4000",
    "lock_timeout": "2000",
    "idle_in_transaction_session_timeout": "3000",
    "tcp_user_timeout": "5000",
}
"""Milliseconds after which PostgreSQL ends what a process left behind whose connection died: its
locks would keep a standby waiting until TCP keepalive, two hours by default."""
LIMITED: dict[str, Any] = {
    "pool_size": CONNECTIONS,
    "max_overflow": 0,
    "pool_timeout": WIRE_SECONDS,
    "pool_pre_ping": True,
    "connect_args": {
        "timeout": WIRE_SECONDS,
        "command_timeout": WIRE_SECONDS,
        "server_settings": SERVER_LIMITS,
    },
}

T = TypeVar("T")


class Pool:
    shared = True
    file = None
    moved = False
    waiting = 0

    def __init__(self, url: URL) -> None:
        self.url = url
        in_memory = url.database in (None, "", ":memory:")  # a single connection
        self._engine = _engine(url) if in_memory else _engine(url, **LIMITED)
        if in_memory:
            self.pool = self._engine

    @cached_property
    def pool(self) -> "AsyncEngine":
        """Without time limits: for copies, migrations, and to wait for wakeups."""
        from sqlalchemy.pool import NullPool  # noqa: PLC0415 with the rest of the engine

        return _engine(self.url, poolclass=NullPool)

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        async with self.pool.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _retried(lambda: self._read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Nobody knows whether a commit arrived on a connection that died, so it is tried again.

        The key of a press keeps it from counting twice (`presses.py`); a table names its version,
        and other rows are written whole.
        """
        return await _retried(lambda: self._write(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with giving_up_is_an_error():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with giving_up_is_an_error():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
        if "pool" in vars(self) and self.pool is not self._engine:
            await self.pool.dispose()


def _engine(url: URL, **limits: Any) -> "AsyncEngine":
    """SQLAlchemy's coroutines import its whole ORM, which a bot on SQLite never needs."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    # A failed statement is logged, and its parameters may be a secret bet.
    engine = create_async_engine(url, hide_parameters=True, **limits)
    event.listen(engine.sync_engine, "handle_error", _hide_row)
    return engine


def _hide_row(context: ExceptionContext) -> None:
    """PostgreSQL's DETAIL names the whole row that it refused, and asyncpg prints it."""
    error = context.original_exception.__cause__
    if getattr(error, "detail", None):
        error.detail = None  # type: ignore[union-attr]


async def _retried(attempt: Callable[[], Awaitable[T]]) -> T:
    """Retry once: a restarted server leaves dead connections, and the first error drops all."""
    try:
        return await attempt()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    return await attempt()
