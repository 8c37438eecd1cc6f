"""The settings of servers, and the end of their data when the bot is thrown out."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Literal

from sqlalchemy import Connection, bindparam, delete, or_, select, update

from bot.engine.game import Data
from bot.store.database import Database
from bot.store.schema import faces, matches, ratings, servers, standings
from bot.store.share import ALL, Share
from bot.store.upsert import put
from bot.table.scores import SPANS, period
from bot.table.table import Pace

Stopper = Literal["host", "seated", "managers"]
"""Who may stop a table: its host and moderators; everybody who sits at it; moderators alone."""

FIND = select(servers.c.settings, servers.c.removed).where(servers.c.guild == bindparam("of"))
KEPT_SECONDS = 30 * 24 * 3600
"""How long the data of a server outlives the bot's stay there."""


class ServerSettings(Data):
    """What a server has decided; everything has a default, so that nothing must be set."""

    locale: Literal["de", "en"] | None = None
    """None: as Discord knows the server."""
    pace: Pace = "cosy"
    channels: tuple[int, ...] = ()
    """Where tables may stand; empty: everywhere."""
    games: tuple[str, ...] = ()
    """What may be played; empty: everything."""
    ratings: bool = True
    hints: bool = True
    pictured: bool = False
    """New tables show their board as a picture."""
    stop: Stopper = "host"


class Servers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, guild: int | None) -> ServerSettings:
        return await self._database.read(lambda connection: settings_of(connection, guild))

    async def change(self, guild: int, decide: Callable[[ServerSettings], ServerSettings]) -> None:
        """Decide anew from what is decided; of two at once the second sees what the first did."""

        def change(connection: Connection) -> None:
            # Written before it is read: from here on everybody else waits.
            put(connection, servers, {"guild": guild, "removed": None})
            settings = decide(settings_of(connection, guild)).model_dump(mode="json")
            put(connection, servers, {"guild": guild, "settings": settings})

        await self._database.write(change)

    async def meet(self, guild: int) -> ServerSettings:
        """The bot is on this server: it is known from now on, and a farewell is taken back."""
        row = await self._database.read(lambda c: c.execute(FIND, {"of": guild}).first())
        if row is None or row.removed is not None:
            await self._put(guild, None)
        return ServerSettings.model_validate((row and row.settings) or {})

    async def left(self, guild: int, at: float) -> None:
        """The bot was thrown out; the clock of the server's data starts."""
        await self._put(guild, at)

    async def compare(self, present: Iterable[int], at: float, share: Share = ALL) -> None:
        """After a restart: who was met again, and who threw the bot out meanwhile.

        Of the servers of other shards nothing is known here.
        """
        query = select(servers.c.guild, servers.c.removed)
        known = await self._database.read(lambda connection: connection.execute(query).all())
        here = set(present)
        for guild, removed in known:
            if guild not in share:
                continue
            if guild in here and removed is not None:
                await self.back(guild)
            elif guild not in here and removed is None:
                await self.left(guild, at)

    async def back(self, guild: int) -> None:
        """A farewell is taken back, if there was one."""
        farewell = (servers.c.guild == guild) & servers.c.removed.is_not(None)
        change = update(servers).where(farewell).values(removed=None)
        await self._database.write(lambda connection: connection.execute(change))

    async def purge(self, now: float) -> list[int]:
        """Delete everything of the servers whose time is up, and what no leaderboard shows."""
        await self._database.write(lambda connection: _drop_past_periods(connection, now))
        return await self._database.write(lambda connection: _drop_servers(connection, now))

    async def _put(self, guild: int, removed: float | None) -> None:
        row = {"guild": guild, "removed": removed}
        await self._database.write(lambda connection: put(connection, servers, row))


def settings_of(connection: Connection, guild: int | None) -> ServerSettings:
    row = connection.execute(FIND, {"of": guild}).first()
    return ServerSettings.model_validate((row and row.settings) or {})


def _drop_servers(connection: Connection, now: float) -> list[int]:
    late = select(servers.c.guild).where(servers.c.removed <= now - KEPT_SECONDS)
    guilds = list(connection.execute(late).scalars())
    for guild in guilds:
        for table in (matches, ratings, standings, faces, servers):
            connection.execute(delete(table).where(table.c.guild == guild))
    return guilds


def _drop_past_periods(connection: Connection, now: float) -> None:
    """Nobody can look at last week's leaderboard any more; the results themselves stay."""
    present = sorted(period(span, now) for span in SPANS)
    name = standings.c.period
    # "None of these" alone would read every row; the stretches between the names find what
    # goes by index. Both, because PostgreSQL may sort names otherwise than Python does.
    between = [(name > one) & (name < next_) for one, next_ in pairwise(present)]
    past = or_(name < present[0], *between, name > present[-1])
    connection.execute(delete(standings).where(past, name.not_in(present)))
