"""The settings of servers, and the end of their data when the bot is thrown out."""

from collections.abc import Iterable
from typing import Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.engine.game import Data
from bot.scores import SPANS, period
from bot.store.tables import faces, matches, ratings, servers, standings

Pace = Literal["quick", "cosy", "relaxed", "none"]
Stopper = Literal["host", "seated", "managers"]
"""Who may stop a table: its host and moderators; everybody who sits at it; moderators alone."""

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
    stop: Stopper = "host"


class Servers:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def settings(self, guild: int | None) -> ServerSettings:
        async with self._engine.connect() as connection:
            return await settings_of(connection, guild)

    async def set(self, guild: int, settings: ServerSettings) -> None:
        await self.meet(guild)
        change = update(servers).where(servers.c.guild == guild)
        async with self._engine.begin() as connection:
            await connection.execute(change.values(settings=settings.model_dump(mode="json")))

    async def meet(self, guild: int) -> None:
        """The bot is on this server: it is known from now on, and a farewell is taken back."""
        async with self._engine.connect() as connection:
            known = select(servers.c.guild).where(servers.c.guild == guild)
            if (await connection.execute(known)).first():
                await self.back(guild)
                return
        row = {"guild": guild, "settings": {}, "removed": None}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(servers).values(row))
        except IntegrityError:  # two tables opened at once: one row is enough
            return

    async def back(self, guild: int) -> None:
        """A farewell is taken back, if there was one."""
        farewell = (servers.c.guild == guild) & servers.c.removed.is_not(None)
        async with self._engine.begin() as connection:
            await connection.execute(update(servers).where(farewell).values(removed=None))

    async def left(self, guild: int, at: float) -> None:
        """The bot was thrown out; the clock of the server's data starts."""
        await self.meet(guild)
        change = update(servers).where(servers.c.guild == guild)
        async with self._engine.begin() as connection:
            await connection.execute(change.values(removed=at))

    async def compare(self, present: Iterable[int], at: float) -> None:
        """After a restart: who was met again, and who threw the bot out meanwhile."""
        async with self._engine.connect() as connection:
            known = (await connection.execute(select(servers.c.guild, servers.c.removed))).all()
        here = set(present)
        for guild, removed in known:
            if guild in here and removed is not None:
                await self.meet(guild)
            elif guild not in here and removed is None:
                await self.left(guild, at)

    async def purge(self, now: float) -> list[int]:
        """Delete everything of the servers whose time is up, and what no leaderboard shows."""
        await self._drop_past_periods(now)
        late = select(servers.c.guild).where(servers.c.removed <= now - KEPT_SECONDS)
        async with self._engine.begin() as connection:
            guilds = list((await connection.execute(late)).scalars())
            for guild in guilds:
                for table in (matches, ratings, standings, faces, servers):
                    await connection.execute(delete(table).where(table.c.guild == guild))
        return guilds

    async def _drop_past_periods(self, now: float) -> None:
        """Nobody can look at last week's leaderboard any more; the results themselves stay."""
        present = [period(span, now) for span in SPANS]
        async with self._engine.begin() as connection:
            await connection.execute(delete(standings).where(standings.c.period.not_in(present)))


async def settings_of(connection: AsyncConnection, guild: int | None) -> ServerSettings:
    query = select(servers.c.settings).where(servers.c.guild == guild)
    return ServerSettings.model_validate((await connection.execute(query)).scalar() or {})
