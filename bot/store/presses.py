"""Presses that changed a table: the id of each is a key in the same transaction as the change.

A repetition (a lost answer to COMMIT, a process that was paused, an event that is delivered twice)
finds the key, changes nothing, and is answered like the first time.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from bot.engine.match import Move
from bot.store.database import Database
from bot.store.schema import presses
from bot.store.upsert import add

KEPT_MILLISECONDS = 3_600_000
"""Discord accepts an answer to an interaction for 15 minutes; no repetition comes later."""
PURGE_EVERY = 512
"""One of so many presses deletes the old keys."""
TIME_BITS = 22
"""The upper bits of a snowflake are its time in milliseconds."""
NO_MOVE = -1
NO_MATCH = ""


class ServedBeforeError(Exception):
    """The press has changed a table already; nothing was written."""

    def __init__(self, match: str, number: int) -> None:
        self.match = match
        self.number = number
        """Of the move that it made."""


def claim(connection: Connection, press: int | None, match: str, log: Sequence[Move] = ()) -> None:
    """Write the key of a press (None: nobody pressed); raises ServedBeforeError where it exists."""
    if press is None:
        return
    number = log[0].number if log else NO_MOVE
    if not add(connection, presses, {"press": press, "match": match, "number": number}):
        raise _found(connection, press) or ServedBeforeError(match, number)
    if (press >> TIME_BITS) % PURGE_EVERY == 0:
        old = press - (KEPT_MILLISECONDS << TIME_BITS)
        connection.execute(delete(presses).where(presses.c.press < old))


def was_served(connection: Connection, press: int) -> bool:
    return _found(connection, press) is not None


def _found(connection: Connection, press: int) -> ServedBeforeError | None:
    query = select(presses.c.match, presses.c.number).where(presses.c.press == press)
    row = connection.execute(query).first()
    return ServedBeforeError(row.match, row.number) if row else None


class Presses:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, press: int) -> ServedBeforeError | None:
        """What this press did, if it did something."""
        return await self._database.read(lambda connection: _found(connection, press))
