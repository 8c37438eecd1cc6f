"""What one process changed and the owner of the table is to draw."""

from sqlalchemy import Connection, delete, select

from bot.store.database import Database
from bot.store.hints import ERRANDS, hint
from bot.store.schema import errands, matches
from bot.store.share import Share
from bot.store.upsert import put


def leave_errand(connection: Connection, match: str, version: int) -> None:
    """Inside the transaction that changes the table."""
    put(connection, errands, {"match": match, "version": version})
    hint(connection, ERRANDS)


class Errands:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, share: Share) -> list[tuple[str, int]]:
        """Matches of these servers and the versions that are to be drawn."""
        joined = errands.join(matches, matches.c.id == errands.c.match)
        query = select(errands.c.match, errands.c.version).select_from(joined)
        query = query.where(*share.where(matches.c.guild))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.match, row.version) for row in rows]

    async def done(self, match: str, version: int) -> None:
        """Drawn, or something newer; what came meanwhile stays."""
        seen = (errands.c.match == match) & (errands.c.version <= version)
        await self._database.write(lambda c: c.execute(delete(errands).where(seen)))
