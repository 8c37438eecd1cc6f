"""Points discord.py at a local Discord, and runs a bot of it inside a `with` block."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Protocol

import discord
import yarl

CommandTree = discord.app_commands.CommandTree[Any]
START_SECONDS = 15.0


class Addresses(Protocol):
    @property
    def api_url(self) -> str: ...
    @property
    def gateway_url(self) -> str: ...
    @property
    def cdn_url(self) -> str: ...


class Server(Addresses, Protocol):
    @property
    def token(self) -> str: ...


@contextmanager
def pointed_at(local: Addresses) -> Iterator[None]:
    """Set the three class attributes that hold discord.py's addresses, and restore them."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    _point(local.api_url, yarl.URL(local.gateway_url), local.cdn_url)
    try:
        yield
    finally:
        _point(*before)


def _point(api: str, gateway: yarl.URL, cdn: str) -> None:
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = cdn


@asynccontextmanager
async def running(
    bot: discord.Client, local: Server, *, tree: CommandTree | None = None
) -> AsyncIterator[None]:
    """The bot is connected and ready; where a command tree is given, it is synced."""
    with pointed_at(local):
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait(
                {task, ready}, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            if task.done():
                task.result()
            if not ready.done():
                raise TimeoutError(f"the bot was not ready after {START_SECONDS:g} s")
            if tree is not None:
                await tree.sync()
            yield
        finally:
            ready.cancel()
            await bot.close()
            await asyncio.gather(task, ready, return_exceptions=True)
