"""Key-value pairs for the bot itself."""

from sqlalchemy import select

from bot.store.database import Database
from bot.store.schema import notes
from bot.store.upsert import put


class Notes:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        query = select(notes.c.value).where(notes.c.key == key)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def write(self, key: str, value: str) -> None:
        row = {"key": key, "value": value}
        await self._database.write(lambda connection: put(connection, notes, row))
