"""Group commit for SQLite: writes that wait at the same time share one transaction."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from bot.store.connection_thread import ConnectionThread

log = logging.getLogger(__name__)

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]
PRIMARY_CODE = 0xFF
"""The part of an SQLite error code that names its kind."""


@dataclass(slots=True)
class Outcome:
    """What a work returned or raised."""

    result: Any = None
    failure: Exception | None = None


@dataclass(slots=True)
class Write:
    """A write that waits, and the future that its caller awaits."""

    work: Work
    done: "asyncio.Future[Any]"

    def resolve(self, outcome: Outcome) -> None:
        if self.done.done():  # the caller was cancelled
            return
        if outcome.failure is not None:
            self.done.set_exception(outcome.failure)
        else:
            self.done.set_result(outcome.result)


class Writer:
    """Collects writes on the event loop and commits them in the order of the calls.

    One disk flush serves all writes of a batch. Each has a savepoint, so that one can fail alone.
    """

    def __init__(self, connection: ConnectionThread, check: Callable[[], None]) -> None:
        """`check` runs in the thread before each transaction and may refuse it."""
        self._connection = connection
        self._check = check
        self._waiting: list[Write] = []
        self._running: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns once the work is on disk; raises what the work raised, and then it is not.

        A caller that is cancelled does not cancel its write.
        """
        write = Write(work, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run(), name="writer")
        result: T = await write.done
        return result

    async def close(self) -> None:
        """Commits what waits, then closes. A locked database fails it instead of delaying it."""
        self._closing = True
        if self._running is not None and not self._running.done():
            await asyncio.wait((self._running,))
        await self._connection.close()

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write(batch)
            finally:
                for write in batch:  # of a task that was cancelled; nobody knows what is on disk
                    write.done.cancel()

    async def _write(self, batch: Sequence[Write]) -> None:
        try:
            outcomes = await self._commit([write.work for write in batch])
        except Exception as failure:  # noqa: BLE001 the caller is told
            await self._write_each(batch, failure)
        else:
            for write, outcome in zip(batch, outcomes, strict=True):
                write.resolve(outcome)

    async def _write_each(self, batch: Sequence[Write], failure: Exception) -> None:
        """The transaction was rolled back for all: each write gets one of its own."""
        if len(batch) == 1:
            batch[0].resolve(Outcome(failure=failure))
            return
        for write in batch:
            await self._write([write])

    async def _commit(self, works: Sequence[Work]) -> list[Outcome]:
        """Waits while another process holds the write lock, until the store is closed."""
        while True:
            try:
                return await self._connection.visit(partial(_commit, self._check, works))
            except OperationalError as error:
                if self._closing or not _is_busy(error):
                    raise
                log.warning("the database is held by another process; writes wait")


def _commit(
    check: Callable[[], None], works: Sequence[Work], connection: Connection
) -> list[Outcome]:
    """Runs in the thread of the connection, which rolls back whatever is not committed."""
    check()
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    if len(works) == 1:  # nothing else is lost with it, so it needs no savepoint
        outcomes = [Outcome(works[0](connection))]
    else:
        outcomes = [_in_savepoint(work, connection) for work in works]
    connection.exec_driver_sql("COMMIT")
    return outcomes


def _in_savepoint(work: Work, connection: Connection) -> Outcome:
    """Raises only if SQLite has rolled back the whole transaction, as on a full disk."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        outcome = Outcome(work(connection))
    except Exception as failure:  # noqa: BLE001 it fails alone
        outcome = Outcome(failure=failure)
        connection.exec_driver_sql("ROLLBACK TO one")
    connection.exec_driver_sql("RELEASE one")
    return outcome


def _is_busy(error: OperationalError) -> bool:
    driver = error.orig
    return (
        isinstance(driver, sqlite3.OperationalError)
        and driver.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY
    )
