"""A word to other processes that something waits for them; nothing is lost with it but time.

What is true stands in the tables, and everybody looks there now and then.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from bot.store.database import Database

log = logging.getLogger(__name__)

CHANNEL = "stammtisch"
LEASES, ERRANDS, LISTENERS = "leases", "errands", "listeners"
EVERYTHING = "everything"
"""Told by nobody else: what was said before we listened is lost."""
AGAIN_SECONDS = 5.0


def hint(connection: Connection, about: str) -> None:
    """Goes out with the commit; where there is one process, nobody needs it."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, about)))


class Hints:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Until cancelled; a connection that breaks is made again."""
        while self._database.shared:
            try:
                await self._listen(heard)
            except (SQLAlchemyError, OSError) as error:
                log.info("hints of other processes are not heard for now: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, heard: Callable[[str], None]) -> None:
        async with self._database.pool.connect() as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            if driver is None:
                return
            broken = asyncio.Event()
            driver.add_termination_listener(lambda _: broken.set())
            await driver.add_listener(CHANNEL, lambda *told: heard(told[-1]))
            heard(EVERYTHING)
            await broken.wait()
