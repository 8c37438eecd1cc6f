"""The one writer of an SQLite file: in order, together where several wait, told when on disk."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

log = logging.getLogger(__name__)

T = TypeVar("T")
PRIMARY_CODE = 0xFF
"""The part of an SQLite error code that names its kind."""


@dataclass(slots=True)
class Asked:
    """A write that waits: what is to be done in its transaction, and who is to be told."""

    work: Callable[[Connection], Any]
    told: "asyncio.Future[Any]"
    result: Any = None
    failure: Exception | None = None

    def tell(self) -> None:
        if self.told.done():  # whoever asked has gone
            return
        if self.failure is not None:
            self.told.set_exception(self.failure)
        else:
            self.told.set_result(self.result)


class Writer:
    """A thread with the only connection that writes.

    A whole transaction is one visit to that thread. Writes that wait together share a commit, so
    that a crowd pays for one flush of the disk; each has a savepoint, so that one fails alone.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closing = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns when the work is on disk; raises what the work raised, and then it is not."""
        loop = asyncio.get_running_loop()
        asked = Asked(work, loop.create_future())
        if self._thread is None:
            self._closing = False
            self._thread = threading.Thread(target=self._run, args=(loop,), daemon=True)
            self._thread.start()
        self._waiting.put(asked)
        result: T = await asked.told
        return result

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    async def close(self) -> None:
        """What waits is still written."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._closing = True
            self._waiting.put(None)
            await asyncio.to_thread(thread.join)
        self._engine.dispose()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while together := self._next():
            self._write(together)
            loop.call_soon_threadsafe(_tell, together)

    def _next(self) -> list[Asked]:
        """Everything that waits by now; nothing at the end."""
        first = self._waiting.get()
        found = [first]
        try:
            while found[-1] is not None:
                found.append(self._waiting.get_nowait())
        except Empty:
            pass
        else:
            if first is not None:
                self._waiting.put(None)  # the end is met once more, after these
        return [asked for asked in found if asked is not None]

    def _write(self, together: Sequence[Asked]) -> None:
        try:
            self._commit(together)
        except Exception as failure:  # noqa: BLE001 whoever asked is told, whatever it was
            if len(together) == 1:
                together[0].failure = failure
                return
            for asked in together:  # what they share has failed, so each tries without the others
                asked.failure = None
                self._write([asked])

    def _commit(self, together: Sequence[Asked]) -> None:
        with self._engine.connect() as connection:
            self._begin(connection)
            try:
                _do_all(connection, together)
                connection.exec_driver_sql("COMMIT")
            except BaseException:
                _undo(connection)
                raise

    def _begin(self, connection: Connection) -> None:
        """Other processes may hold the file for as long as they need: that only delays."""
        while True:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            except OperationalError as error:
                if self._closing or not _is_busy(error):
                    raise
                log.warning("the database is held by another process; writes wait")
            else:
                return


def _do_all(connection: Connection, together: Sequence[Asked]) -> None:
    if len(together) == 1:  # to fail alone it needs no savepoint
        together[0].result = together[0].work(connection)
        return
    for asked in together:
        _do(connection, asked)


def _do(connection: Connection, asked: Asked) -> None:
    """In a savepoint of its own; raises only where the transaction of all is lost."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        asked.result = asked.work(connection)
    except Exception as failure:  # noqa: BLE001 it fails alone
        asked.failure = failure
        connection.exec_driver_sql("ROLLBACK TO one")
    connection.exec_driver_sql("RELEASE one")


def _undo(connection: Connection) -> None:
    """SQLite may have rolled back by itself already, as on a full disk."""
    driver = connection.connection.dbapi_connection
    if isinstance(driver, sqlite3.Connection) and driver.in_transaction:
        connection.exec_driver_sql("ROLLBACK")


def _is_busy(error: OperationalError) -> bool:
    driver = error.orig
    return (
        isinstance(driver, sqlite3.OperationalError)
        and driver.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY
    )


def _tell(together: Sequence[Asked]) -> None:
    for asked in together:
        asked.tell()
