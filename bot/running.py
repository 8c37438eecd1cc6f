"""Builds the objects and runs them: on Discord, on the playground, or only for a check."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from bot.config import DiscordSettings, PlaygroundSettings, Settings
from bot.engine.catalogue import Catalogue
from bot.playground.pages import pages
from bot.playground.place import Playground
from bot.sessions import Sessions
from bot.shell.client import Stammtisch, StartError, explained, point_at
from bot.shell.command_check import command_problems
from bot.shell.emoji import upload_once
from bot.shell.invitation import invitation
from bot.store.store import Store
from bot.texts import Texts
from bot.thinking import Thinker


async def play(settings: Settings) -> None:
    """With a token on Discord, without one on the playground; ends cleanly on a signal."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    for stop in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(stop, task.cancel if task else loop.stop)
    with contextlib.suppress(asyncio.CancelledError):
        if settings.discord.token.get_secret_value():
            await _on_discord(settings)
        else:
            await _on_playground(settings)


async def check(settings: Settings) -> None:
    """Everything that can be wrong before the first player comes; raises the first sentence."""
    catalogue = Catalogue.find()
    found = list(Texts(catalogue).problems())
    sessions = Sessions(catalogue, Store.unopened(settings.database.url), time.time)
    async with Stammtisch(settings, sessions, Thinker()) as bot:
        await bot.load_cogs()
        found += command_problems(await bot.command_payload())
    if found:
        raise StartError("\n".join(found))


async def emoji(settings: Settings, *, again: bool) -> str:
    """Upload our own emoji without running the bot."""
    token = settings.discord.token.get_secret_value()
    if not token:
        raise StartError(
            "There is no token, so there is no Discord to upload to; the playground gets its "
            "emoji at every start. Set discord.token or DISCORD_TOKEN."
        )
    point_at(settings.discord)
    store = await Store.open(settings.database.url)
    try:
        with explained(settings.discord):
            done = await upload_once(store, Catalogue.find(), settings.discord, again=again)
    finally:
        await store.close()
    return f"Emoji: {done}."


async def invite(settings: Settings) -> str:
    """The link for the owner of a server."""
    if not settings.discord.token.get_secret_value():
        raise StartError("There is no token yet. Set discord.token or DISCORD_TOKEN.")
    point_at(settings.discord)
    with explained(settings.discord):
        return await invitation(settings.discord)


async def backup(settings: Settings, file: Path) -> str:
    store = Store.unopened(settings.database.url)
    try:
        await store.backup(file)
    finally:
        await store.close()
    return f"The database is copied to {file}."


async def stats(settings: Settings) -> str:
    store = await Store.open(settings.database.url)
    try:
        counts = await store.stats()
    finally:
        await store.close()
    return "\n".join(f"{name:<18}{count:>12,}" for name, count in counts.items())


async def upgrade(settings: Settings) -> None:
    store = await Store.open(settings.database.url, upgrade=True)
    await store.close()


@contextlib.asynccontextmanager
async def opened(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    executor: Executor | None = None,
    **options: Any,
) -> AsyncIterator[Stammtisch]:
    """The whole bot over its database, not yet connected."""
    catalogue = Catalogue.find()
    store = await Store.open(settings.database.url)
    sessions = Sessions(catalogue, store, clock, settings.table.pause_seconds)
    thinker = Thinker(executor, settings.database.folder)
    point_at(settings.discord)
    try:
        async with Stammtisch(settings, sessions, thinker, **options) as bot:
            yield bot
    finally:
        thinker.close()
        await store.close()


async def _on_discord(settings: Settings) -> None:
    async with opened(settings) as bot:
        await bot.serve_discord()


async def _on_playground(settings: Settings) -> None:
    port, place = settings.playground.port, _playground(settings.playground)
    try:
        await place.start()
    except OSError:
        raise StartError(
            f"The playground cannot use port {port}. Is it open already? Set playground.port."
        ) from None
    try:
        local = settings.model_copy(update={"discord": _addresses(place)})
        async with opened(local) as bot:
            told = f"Stammtisch is open at {place.page_url}  (Ctrl-C ends it)"
            print(told, flush=True)  # noqa: T201
            await bot.serve_discord()
    finally:
        await place.stop()


def _playground(wanted: PlaygroundSettings) -> Playground:
    file = Path(wanted.file) if wanted.file else None
    try:
        return Playground(people=wanted.people, port=wanted.port, pages=pages, file=file)
    except OSError as error:
        raise StartError(
            f"The playground cannot be read from {file}: {error.strerror}. Set playground.file."
        ) from None


def _addresses(place: Playground) -> DiscordSettings:
    return DiscordSettings(
        token=place.token,
        api_url=place.api_url,
        gateway_url=place.gateway_url,
        cdn_url=place.cdn_url,
    )
