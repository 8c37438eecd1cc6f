"""LISTEN/NOTIFY between processes. Only latency depends on it, never correctness."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from bot.store.away import giving_up_is_an_error
from bot.store.database import Database

log = logging.getLogger(__name__)

CHANNEL = "stammtisch"
LEASES, REDRAW_REQUESTS, SCREEN_READERS = "leases", "errands", "listeners"
EVERYTHING = "everything"
"""Delivered when listening begins: earlier notifications were missed."""
RETRY_SECONDS = 5.0


def wake(connection: Connection, about: str) -> None:
    """NOTIFY at the commit; on SQLite there is no other process."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, about)))


class Wakeups:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def listen(self, notified: Callable[[str], None]) -> None:
        """Call `notified` for each NOTIFY until cancelled; reconnects after errors."""
        while self._database.shared:
            try:
                with giving_up_is_an_error():
                    await self._listen(notified)
            except (SQLAlchemyError, OSError) as error:
                log.info("LISTEN failed, retrying: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, notified: Callable[[str], None]) -> None:
        async with self._database.pool.connect() as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            if driver is None:
                return
            broken = asyncio.Event()
            driver.add_termination_listener(lambda _: broken.set())
            await driver.add_listener(CHANNEL, lambda *message: notified(message[-1]))
            notified(EVERYTHING)
            await broken.wait()
