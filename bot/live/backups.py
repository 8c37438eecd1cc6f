"""Makes a backup every few hours and at the end, without holding up any table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from bot.config import Settings
from bot.engine.errors import OperatorError
from bot.live.pauses import over_and_over
from bot.store.backups import BackupFolder
from bot.watch.happenings import BackedUp, tell

log = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""Short steps, so that a machine that slept is late by a minute only."""
HOUR = 3600


class Backups:
    def __init__(self, folder: BackupFolder, hours: float, clock: Callable[[], float]) -> None:
        self._folder = folder
        self._hours = hours
        self._clock = clock
        self._closing = asyncio.Event()

    async def run(self) -> None:
        """Until the end; the last copy is made when nobody writes any more."""
        await over_and_over("the backup", self._make_if_due, self._closing, LOOK_SECONDS)
        await self._make()

    def close(self) -> None:
        self._closing.set()

    async def _make_if_due(self) -> None:
        if self._is_due():
            await self._make()

    def _is_due(self) -> bool:
        newest = self._folder.newest()
        return newest is None or self._clock() - newest >= self._hours * HOUR

    async def _make(self) -> None:
        """A backup that fails is told, and stops nothing."""
        try:
            now = self._clock()
            file = await asyncio.to_thread(self._folder.make, now)
        except OperatorError as error:
            log.error("%s", error)  # noqa: TRY400 it is a sentence for the operator
        else:
            tell(BackedUp(now))
            log.info("backup made: %s", file.name)


@contextlib.asynccontextmanager
async def backed_up(settings: Settings, clock: Callable[[], float]) -> AsyncIterator[None]:
    """For a database that opened well; around the bot, so that the last copy is made after it."""
    wanted, database = settings.backup, settings.database.file
    if wanted.keep == 0:
        yield
        return
    if database is None:
        log.info("no backups are made here: the database is no SQLite file (docs/hosting.md)")
        yield
        return
    folder = Path(wanted.folder) if wanted.folder else database.parent / "backups"
    backups = Backups(BackupFolder(database, folder, wanted.keep), wanted.hours, clock)
    running = asyncio.create_task(backups.run(), name="backups")
    try:
        yield
    finally:
        backups.close()
        await running
