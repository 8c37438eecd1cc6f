"""Board messages: where each one is, which version it shows, which ones must be redrawn."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, or_, select, update

from bot.store.database import Database
from bot.store.matches import LIVE
from bot.store.presses import claim, was_served
from bot.store.schema import matches
from bot.store.shard_set import ALL, ShardSet

DRAWN = update(matches).where(matches.c.id == bindparam("which")).values(drawn=bindparam("shown"))


@dataclass(frozen=True, slots=True)
class Behind:
    """A board that may show an older version than the stored one."""

    match: str
    old: int | None
    """The message that was being replaced when the process ended; it must be deleted."""


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def replacing(self, match: str, old: int) -> None:
        """A new message is about to replace this one; stored first, in case of a kill."""
        await self._set(match, replaced=old)

    async def posted(self, match: str, board: int | None, at: float, drawn: int) -> None:
        await self._set(match, board=board, posted=at, drawn=drawn)

    async def moved_to(self, match: str, channel: int, board: int | None, at: float) -> None:
        """The board of a private table stands in this direct message, or (channel 0) in none."""
        await self._set(match, channel=channel, board=board, posted=at)

    async def settled(self, match: str) -> None:
        """The replaced message is deleted."""
        await self._set(match, replaced=None)

    async def drawn(self, versions: Mapping[str, int]) -> None:
        """Store which version the board of each of these matches shows."""
        rows = [{"which": match, "shown": seen} for match, seen in versions.items()]
        if rows:
            await self._database.write(lambda connection: connection.execute(DRAWN, rows))

    async def share(self, match: str, at: float, press: int) -> bool:
        """Claim the public announcement of the result; True for the first press only."""
        c = matches.c
        first = update(matches).where(c.id == match, c.shared.is_(None)).values(shared=at)

        def share(connection: Connection) -> bool:
            if not connection.execute(first).rowcount:
                return was_served(connection, press)
            claim(connection, press, match)
            return True

        return await self._database.write(share)

    async def unshare(self, match: str) -> None:
        """Give the claim back: the announcement failed."""
        await self._set(match, shared=None)

    async def behind(self, since: float, shards: ShardSet = ALL) -> list[Behind]:
        """Outdated boards of live tables and of tables that ended or were touched since then."""
        c = matches.c
        shows_less = or_(c.drawn.is_(None), c.drawn < c.version, c.replaced.is_not(None))
        recent = or_(c.phase.in_(LIVE), func.coalesce(c.ended, c.touched, c.opened) >= since)
        whose = (shows_less, recent, c.owner.is_(None), *shards.where(c.guild))
        query = select(c.id, c.replaced).where(*whose).order_by(c.touched.desc())
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Behind(row.id, row.replaced) for row in rows]

    async def _set(self, match: str, **columns: float | None) -> None:
        change = update(matches).where(matches.c.id == match).values(columns)
        await self._database.write(lambda connection: connection.execute(change))
