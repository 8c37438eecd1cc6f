"""Settings of servers, and the deletion of their data after the bot was removed."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import pairwise
from typing import Literal

from sqlalchemy import Connection, bindparam, delete, or_, select, update

from bot.engine.data import Data
from bot.store.database import Database
from bot.store.presses import NO_MATCH, ServedBeforeError, claim
from bot.store.schema import (
    blocked,
    daily_places,
    day_notices,
    faces,
    matches,
    ratings,
    servers,
    standings,
)
from bot.store.shard_set import ALL, ShardSet
from bot.store.upsert import put
from bot.table import days
from bot.table.scores import SPANS, period
from bot.table.table import Pace

Stopper = Literal["host", "seated", "managers"]
"""Who may stop a table: host and moderators; everybody seated; only moderators."""

FIND = select(servers.c.settings, servers.c.removed).where(servers.c.guild == bindparam("of"))
OF_A_SERVER = (matches, ratings, standings, faces, daily_places, day_notices, blocked, servers)
"""Tables whose rows belong to one server."""
KEPT_SECONDS = 30 * 24 * 3600
"""How long data of a server is kept after the bot was removed."""


class ServerSettings(Data):
    """Every setting has a default."""

    locale: Literal["de", "en"] | None = None
    """None: the locale of the server on Discord."""
    pace: Pace = "cosy"
    channels: tuple[int, ...] = ()
    """Channels where tables may be opened; empty: all."""
    games: tuple[str, ...] = ()
    """Games that may be played; empty: all."""
    ratings: bool = True
    hints: bool = True
    pictured: bool = False
    """New tables show their board as a picture instead of emoji."""
    contrary: int = 0
    """How often in a row a table has changed that default for itself."""
    stop: Stopper = "host"
    daily_channel: int | None = None
    """Where the game of the day is announced; None: nowhere."""
    daily_hour: int = 9
    """From which hour on, in Europe/Berlin."""
    daily_locale: Literal["de", "en"] = "de"


CONVINCED = 2
"""So many contrary tables in a row change the default board of their server."""


def after_choice(settings: ServerSettings, wanted: bool, *, for_all: bool) -> ServerSettings:
    """A table has chosen its board; the default follows what tables keep choosing."""
    if for_all:
        return settings.model_copy(update={"pictured": wanted, "contrary": 0})
    contrary = settings.contrary + 1 if wanted != settings.pictured else 0
    if contrary < CONVINCED:
        return settings.model_copy(update={"contrary": contrary})
    return settings.model_copy(update={"pictured": wanted, "contrary": 0})


class Servers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, guild: int | None) -> ServerSettings:
        return await self._database.read(lambda connection: settings_of(connection, guild))

    async def chose_board(self, guild: int, *, pictured: bool, for_all: bool = False) -> bool:
        """Remember the choice of a table; whether it has become the default just now."""
        before = await self.settings(guild)
        if pictured == before.pictured and not before.contrary:
            return False
        await self.change(guild, lambda settings: after_choice(settings, pictured, for_all=for_all))
        return before.pictured != (await self.settings(guild)).pictured

    async def change(
        self,
        guild: int,
        decide: Callable[[ServerSettings], ServerSettings],
        *,
        press: int | None = None,
    ) -> None:
        """Change settings, once for a press. Of two at a time the second sees the first."""

        def change(connection: Connection) -> None:
            claim(connection, press, NO_MATCH)
            # Written before it is read: this locks the row.
            put(connection, servers, {"guild": guild, "removed": None})
            settings = decide(settings_of(connection, guild)).model_dump(mode="json")
            put(connection, servers, {"guild": guild, "settings": settings})

        with suppress(ServedBeforeError):
            await self._database.write(change)

    async def announcing(self, shards: ShardSet) -> list[tuple[int, ServerSettings]]:
        """The servers of these shards that want the day announced."""
        wanted = servers.c.settings["daily_channel"].as_string().is_not(None)
        here = (wanted, servers.c.removed.is_(None), *shards.where(servers.c.guild))
        query = select(servers.c.guild, servers.c.settings).where(*here)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.guild, ServerSettings.model_validate(row.settings)) for row in rows]

    async def meet(self, guild: int) -> ServerSettings:
        """The bot is on this server: insert it if new, and cancel a pending deletion."""
        row = await self._database.read(lambda c: c.execute(FIND, {"of": guild}).first())
        if row is None or row.removed is not None:
            await self._put(guild, None)
        return ServerSettings.model_validate((row and row.settings) or {})

    async def left(self, guild: int, at: float) -> None:
        """The bot was removed; the server's data is deleted after KEPT_SECONDS."""
        await self._put(guild, at)

    async def compare(self, present: Iterable[int], at: float, shards: ShardSet = ALL) -> None:
        """After a restart: record which servers removed or re-added the bot meanwhile.

        Only servers of these shards; this process knows nothing of others.
        """
        query = select(servers.c.guild, servers.c.removed)
        known = await self._database.read(lambda connection: connection.execute(query).all())
        here = set(present)
        for guild, removed in known:
            if guild not in shards:
                continue
            if guild in here and removed is not None:
                await self.back(guild)
            elif guild not in here and removed is None:
                await self.left(guild, at)

    async def back(self, guild: int) -> None:
        """Cancel a pending deletion, if there is one."""
        pending = (servers.c.guild == guild) & servers.c.removed.is_not(None)
        change = update(servers).where(pending).values(removed=None)
        await self._database.write(lambda connection: connection.execute(change))

    async def purge(self, now: float) -> list[int]:
        """Delete data of servers whose time is up, and leaderboards of past periods and days."""
        await self._database.write(lambda connection: _drop_past_periods(connection, now))
        oldest = (days.today(now) - days.TABLES_KEPT).isoformat()
        past = delete(daily_places).where(daily_places.c.date < oldest)
        await self._database.write(lambda connection: connection.execute(past))
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
        for table in OF_A_SERVER:
            connection.execute(delete(table).where(table.c.guild == guild))
    return guilds


def _drop_past_periods(connection: Connection, now: float) -> None:
    """Leaderboards of past weeks, months and seasons cannot be opened; results stay."""
    present = sorted(period(span, now) for span in SPANS)
    name = standings.c.period
    # NOT IN alone would scan the table; the ranges between the names use the index. Both
    # conditions are needed, because PostgreSQL may sort names differently from Python.
    between = [(name > one) & (name < next_) for one, next_ in pairwise(present)]
    past = or_(name < present[0], *between, name > present[-1])
    connection.execute(delete(standings).where(past, name.not_in(present)))
