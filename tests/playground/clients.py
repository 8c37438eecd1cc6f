"""The real discord.py, pointed at a playground."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import yarl
from discord.ext import commands

from bot.playground import Playground


@contextmanager
def pointed_at(place: Playground) -> Iterator[None]:
    """Three class attributes decide where discord.py looks for Discord."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    discord.http.Route.BASE = place.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(place.gateway_url)
    discord.asset.Asset.BASE = place.cdn_url
    try:
        yield
    finally:
        discord.http.Route.BASE = before[0]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before[1]
        discord.asset.Asset.BASE = before[2]


class QuickBot(commands.Bot):
    """A bot that neither waits for guilds nor five seconds before it identifies again."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents or discord.Intents.default() & ~_privileged(),
            guild_ready_timeout=0.05,
            **options,
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


def _privileged() -> discord.Intents:
    return discord.Intents(members=True, presences=True, message_content=True)


@asynccontextmanager
async def running(
    bot: commands.Bot | commands.AutoShardedBot, place: Playground, *, sync: bool = True
) -> AsyncIterator[None]:
    """The bot is connected, ready and (unless told otherwise) has its commands registered."""
    with pointed_at(place):
        task = asyncio.create_task(bot.start(place.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait({task, ready}, timeout=15, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            if sync:
                await bot.tree.sync()
            yield
        finally:
            ready.cancel()
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
