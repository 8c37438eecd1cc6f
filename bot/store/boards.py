"""Where the board of each table stands, which version it shows, and what must still be mended."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import bindparam, func, or_, select, update

from bot.store.database import Database
from bot.store.matches import LIVE
from bot.store.schema import matches
from bot.store.share import ALL, Share

DRAWN = update(matches).where(matches.c.id == bindparam("which")).values(drawn=bindparam("shown"))


@dataclass(frozen=True, slots=True)
class Behind:
    """A board that may show less than the store knows."""

    match: str
    old: int | None
    """A message that another one was to replace when the bot went down."""


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def replacing(self, match: str, old: int) -> None:
        """A new message is about to replace this one; noted first, so that no kill leaves two."""
        await self._set(match, replaced=old)

    async def posted(self, match: str, board: int | None, at: float, drawn: int) -> None:
        await self._set(match, board=board, posted=at, drawn=drawn)

    async def settled(self, match: str) -> None:
        """The message that was replaced is gone."""
        await self._set(match, replaced=None)

    async def drawn(self, versions: Mapping[str, int]) -> None:
        """What the boards of these matches show by now."""
        rows = [{"which": match, "shown": seen} for match, seen in versions.items()]
        if rows:
            await self._database.write(lambda connection: connection.execute(DRAWN, rows))

    async def share(self, match: str, at: float) -> bool:
        """Whether the result may be told to everybody now: it is once."""
        c = matches.c
        first = update(matches).where(c.id == match, c.shared.is_(None)).values(shared=at)
        return await self._database.write(lambda conn: conn.execute(first).rowcount > 0)

    async def unshare(self, match: str) -> None:
        """It could not be told after all."""
        await self._set(match, shared=None)

    async def behind(self, since: float, share: Share = ALL) -> list[Behind]:
        """Boards of live tables, and of those that came to rest since, to be looked after."""
        c = matches.c
        shows_less = or_(c.drawn.is_(None), c.drawn < c.version, c.replaced.is_not(None))
        recent = or_(c.phase.in_(LIVE), func.coalesce(c.ended, c.touched, c.opened) >= since)
        whose = (shows_less, recent, *share.where(c.guild))
        query = select(c.id, c.replaced).where(*whose).order_by(c.touched.desc())
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Behind(row.id, row.replaced) for row in rows]

    async def _set(self, match: str, **columns: float | None) -> None:
        change = update(matches).where(matches.c.id == match).values(columns)
        await self._database.write(lambda connection: connection.execute(change))
