"""Turn notifications that were sent or are due."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import bindparam, delete, select

from bot.store.database import Database
from bot.store.schema import calls, matches
from bot.store.shard_set import ALL, ShardSet
from bot.store.upsert import put

WHOSE = (calls.c.match == bindparam("at"), calls.c.person == bindparam("who"))
DROP = delete(calls).where(*WHOSE)


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """At most one per decision; kept until the decision is made."""

    match: str
    person: int
    turn: int
    secret: bool = False
    """A direct message with a secret question; kept until all have decided."""
    due: float | None = None
    """When to send it; None: it was sent."""
    channel: int | None = None
    message: int | None = None
    """The message to delete afterwards; None: there is none."""


class TurnNotices:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, shards: ShardSet = ALL) -> list[TurnNotice]:
        """All notifications of these shards."""
        query = select(*(calls.c[name] for name in TurnNotice.__slots__))
        query = query.join_from(calls, matches, matches.c.id == calls.c.match)
        query = query.where(*shards.where(matches.c.guild))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [TurnNotice(*row) for row in rows]

    async def put(self, made: Iterable[TurnNotice]) -> None:
        rows = [asdict(notice) for notice in made]
        await self._database.write(lambda connection: put(connection, calls, *rows))

    async def drop(self, over: Iterable[TurnNotice]) -> None:
        rows = [{"at": notice.match, "who": notice.person} for notice in over]
        await self._database.write(lambda connection: connection.execute(DROP, rows))
