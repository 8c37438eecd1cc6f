"""Redraw requests: a table was changed by a process that does not own it."""

from sqlalchemy import Connection, delete, select

from bot.store.database import Database
from bot.store.schema import errands, matches
from bot.store.shard_set import ShardSet
from bot.store.upsert import put
from bot.store.wakeups import REDRAW_REQUESTS, wake


def request_redraw(connection: Connection, match: str, version: int) -> None:
    """Part of the transaction that changes the table."""
    put(connection, errands, {"match": match, "version": version})
    wake(connection, REDRAW_REQUESTS)


class RedrawRequests:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, shards: ShardSet) -> list[tuple[str, int]]:
        """Matches of these shards with the versions to draw."""
        joined = errands.join(matches, matches.c.id == errands.c.match)
        query = select(errands.c.match, errands.c.version).select_from(joined)
        query = query.where(*shards.where(matches.c.guild))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.match, row.version) for row in rows]

    async def done(self, match: str, version: int) -> None:
        """Delete a request, unless a newer version was requested meanwhile."""
        seen = (errands.c.match == match) & (errands.c.version <= version)
        await self._database.write(lambda c: c.execute(delete(errands).where(seen)))
