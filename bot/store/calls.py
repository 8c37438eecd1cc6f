"""Who was called to a table because it waits for them, and with which message."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import bindparam, delete, select

from bot.store.database import Database
from bot.store.schema import calls, matches
from bot.store.share import ALL, Share
from bot.store.upsert import put

WHOSE = (calls.c.match == bindparam("at"), calls.c.person == bindparam("who"))
DROP = delete(calls).where(*WHOSE)


@dataclass(frozen=True, slots=True)
class Call:
    """One push for one decision; it stays until the decision is over, so that none follows."""

    match: str
    person: int
    turn: int
    secret: bool = False
    """It is a direct message with a secret question, open until all have decided."""
    due: float | None = None
    """When it is to be given; None: it was."""
    channel: int | None = None
    message: int | None = None
    """What must be taken away when it is over."""


class Calls:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, share: Share = ALL) -> list[Call]:
        """All of these servers that are not over yet."""
        query = select(*(calls.c[name] for name in Call.__slots__))
        query = query.join_from(calls, matches, matches.c.id == calls.c.match)
        query = query.where(*share.where(matches.c.guild))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Call(*row) for row in rows]

    async def put(self, made: Iterable[Call]) -> None:
        rows = [asdict(call) for call in made]
        await self._database.write(lambda connection: put(connection, calls, *rows))

    async def drop(self, over: Iterable[Call]) -> None:
        rows = [{"at": call.match, "who": call.person} for call in over]
        await self._database.write(lambda connection: connection.execute(DROP, rows))
