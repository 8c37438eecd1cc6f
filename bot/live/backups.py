"""Makes a backup every few hours and at the end, without holding up any table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from bot.config import Settings
from bot.engine.errors import OperatorError
from bot.live.backoff import repeat_until_closed
from bot.store.backups import BackupFolder
from bot.watch.measurements import BackedUp, measure

log = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""Short steps, so that a machine that slept is late by a minute only."""
HOUR = 3600


class Backups:
    """`folder` None: none are made."""

    def __init__(
        self, folder: BackupFolder | None, hours: float, clock: Callable[[], float]
    ) -> None:
        self._folder = folder
        self._hours = hours
        self._clock = clock
        self._closing = asyncio.Event()
        self._was_ready = False

    @contextlib.asynccontextmanager
    async def only_if(self, ready: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """The last backup is made only if `ready` returned inside this block.

        A start that fails is no reason for a backup, and it may fail every few seconds.
        """
        waiting = asyncio.create_task(self._note(ready), name="backups: ready")
        try:
            yield
        finally:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

    async def run(self) -> None:
        """Until the end; then once more, when nobody writes any longer."""
        if self._folder is None:
            return
        await repeat_until_closed("the backup", self._make_if_due, self._closing, LOOK_SECONDS)
        if self._was_ready and await asyncio.to_thread(self._folder.has_changed, self._clock()):
            await self._make(self._folder)

    def close(self) -> None:
        self._closing.set()

    async def _note(self, ready: Callable[[], Awaitable[None]]) -> None:
        await ready()
        self._was_ready = True

    async def _make_if_due(self) -> None:
        if self._folder is not None and self._is_due(self._folder):
            await self._make(self._folder)

    def _is_due(self, folder: BackupFolder) -> bool:
        newest = folder.newest(self._clock())
        return newest is None or self._clock() - newest.made >= self._hours * HOUR

    async def _make(self, folder: BackupFolder) -> None:
        """A backup that fails is logged and stops nothing."""
        try:
            now = self._clock()
            file = await asyncio.to_thread(folder.make, now)
        except OperatorError as error:
            log.error("%s", error)  # noqa: TRY400 it is a sentence for the operator
        else:
            measure(BackedUp(now))
            log.info("backup made: %s", file.name)


def backup_folder(settings: Settings) -> BackupFolder | None:
    """Where the backups of an SQLite file stand; None: the database is another one."""
    wanted, database = settings.backup, settings.database.file
    if database is None:
        return None
    folder = Path(wanted.folder) if wanted.folder else database.parent / "backups"
    return BackupFolder(database, folder, wanted.keep)


@contextlib.asynccontextmanager
async def backed_up(settings: Settings, clock: Callable[[], float]) -> AsyncIterator[Backups]:
    """For a database that opened well; around the bot, so that the last copy is made after it."""
    folder = backup_folder(settings)
    if folder is None and settings.backup.keep:
        log.info("no backups are made here: the database is no SQLite file (docs/hosting.md)")
    backups = Backups(folder if settings.backup.keep else None, settings.backup.hours, clock)
    running = asyncio.create_task(backups.run(), name="backups")
    try:
        yield backups
    finally:
        backups.close()
        await running
