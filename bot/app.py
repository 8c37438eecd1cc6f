"""Builds the objects and runs them: on Discord, on the playground, or only for a check."""

import asyncio
import contextlib
import gc
import logging
import platform
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from bot import __version__, tuning
from bot.config import DatabaseSettings, DiscordSettings, Settings
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError
from bot.live.backups import backed_up
from bot.live.brain_pool import BrainPool
from bot.live.hourly_log import logged_hourly
from bot.live.tables import LiveTables
from bot.shell.client import Stammtisch
from bot.shell.connecting import point_at
from bot.shell.watching import watched
from bot.store.file_lock import BOT, locked
from bot.store.store import Store

log = logging.getLogger(__name__)

SECOND_BOT = "Stop it first, or set database.url to another file."

if TYPE_CHECKING:
    from localcord import LocalDiscord


async def play(settings: Settings) -> None:
    """With a token on Discord, without one on the playground; ends cleanly on a signal."""
    tuning.be_frugal()
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    for stop in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(stop, task.cancel if task else loop.stop)
    log.info("Stammtisch %s begins, on Python %s", __version__, platform.python_version())
    with contextlib.suppress(asyncio.CancelledError):
        if settings.discord.token.get_secret_value():
            await _on_discord(settings)
        else:
            await _on_playground(settings)
    log.info("Stammtisch has ended: what was under way is answered and stored")


@contextlib.asynccontextmanager
async def opened(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    executor: Executor | None = None,
    *,
    catalogue: Catalogue | None = None,
    upgrade: bool = False,
    **options: Any,
) -> AsyncIterator[Stammtisch]:
    """The whole bot over its database, not yet connected; the only one on an SQLite file."""
    games = Catalogue.find() if catalogue is None else catalogue
    with locked(settings.database.file, BOT, SECOND_BOT):
        async with _opened(settings, games, clock, executor, upgrade=upgrade, **options) as bot:
            yield bot


@contextlib.asynccontextmanager
async def _opened(
    settings: Settings,
    catalogue: Catalogue,
    clock: Callable[[], float],
    executor: Executor | None,
    *,
    upgrade: bool,
    **options: Any,
) -> AsyncIterator[Stammtisch]:
    for trouble in filter(None, (box.lesson_trouble for box in catalogue.values())):
        log.warning("%s The game can be played without it.", trouble)
    store = await Store.open(settings.database.url, upgrade=upgrade)
    sessions = LiveTables(
        catalogue,
        store,
        clock,
        settings.table.pause_seconds,
        settings.table.memory_minutes * 60,
    )
    brains = BrainPool(executor, settings.database.folder)
    point_at(settings.discord)
    try:
        async with (
            backed_up(settings, clock) as backups,
            Stammtisch(settings, sessions, brains, **options) as bot,
            backups.only_if(bot.wait_until_ready),
            logged_hourly(),
            watched(settings.watch, sessions, bot.is_connected, bot.add_listener),
        ):
            yield bot
    finally:
        brains.close()
        await store.close()


async def _on_discord(settings: Settings) -> None:
    async with opened(settings) as bot:
        await _serve(bot)


async def _serve(bot: Stammtisch) -> None:
    settling = asyncio.create_task(_settled(bot), name="settling")
    try:
        await bot.serve_discord()
    finally:
        settling.cancel()


async def _settled(bot: Stammtisch) -> None:
    """What a start has made stays to the end: the collector need not look at it with every press.

    It would take a fifth of the time of all presses.
    """
    await bot.wait_until_ready()
    gc.collect()
    gc.freeze()
    tuning.give_back()


async def _on_playground(settings: Settings) -> None:
    # A bot with a token never needs the local Discord.
    from bot.playground import playground  # noqa: PLC0415

    games = Catalogue.find()
    port, local = settings.playground.port, playground(settings.playground, games)
    try:
        await local.start()
    except OSError:
        raise OperatorError(
            f"The playground cannot use port {port}. Is it open already? Set playground.port."
        ) from None
    try:
        own = DatabaseSettings(url=f"sqlite+aiosqlite:///{settings.playground.database}")
        here = settings.model_copy(update={"discord": _addresses(local), "database": own})
        async with opened(here, catalogue=games, upgrade=True) as bot:
            told = f"Stammtisch is open at {local.page_url}  (Ctrl-C ends it)"
            print(told, flush=True)  # noqa: T201
            await _serve(bot)
    finally:
        await local.stop()


def _addresses(local: "LocalDiscord") -> DiscordSettings:
    return DiscordSettings(
        token=local.token,
        api_url=local.api_url,
        gateway_url=local.gateway_url,
        cdn_url=local.cdn_url,
    )
