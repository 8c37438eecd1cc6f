"""SQLite connections, each in a thread of its own that aiosqlite runs."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

import aiosqlite
from sqlalchemy import Connection, Engine

if TYPE_CHECKING:
    import sqlite3

T = TypeVar("T")
CHUNK = 64
"""aiosqlite's default; only its own cursors use it, and we open none."""


class SyncConnection:
    """A SQLAlchemy connection in the place of the `sqlite3` one that aiosqlite would open.

    Only the thread calls it. It is opened by the first visit, and by the next where that failed:
    aiosqlite does not wait for a thread whose connection could not be opened.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def visit(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return work(self._connection)
        finally:
            self._connection.rollback()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class ConnectionThread(aiosqlite.Connection):
    """aiosqlite's thread, queue and shutdown around a synchronous SQLAlchemy connection.

    A whole transaction is one visit to the thread. SQLAlchemy's async engine, which uses the same
    thread, switches to it and back for every statement and costs three times as much. The first
    visit starts the thread, so that a store that nobody asks costs nothing.
    """

    def __init__(self, engine: Engine) -> None:
        sync = self._sync = SyncConnection(engine)
        super().__init__(lambda: cast("sqlite3.Connection", sync), CHUNK)
        self._thread.daemon = True  # a process that dies without closing must not hang
        self._starting: asyncio.Future[aiosqlite.Connection] | None = None

    async def visit(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the thread. What it did not commit is rolled back."""
        if self._starting is None:
            self._starting = asyncio.ensure_future(self)
        # A visitor who is cancelled must not leave a thread that nobody closes.
        await asyncio.shield(self._starting)
        return cast("T", await self._execute(self._sync.visit, work))  # type: ignore[no-untyped-call]

    async def close(self) -> None:
        """Visits that are in the queue are finished first."""
        if self._starting is not None:
            await self._starting
            await super().close()
