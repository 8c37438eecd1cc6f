"""The real discord.py, pointed at a local Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.ext import commands

from localcord import LocalDiscord
from localcord.discordpy import pointed_at


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
    bot: commands.Bot | commands.AutoShardedBot, local: LocalDiscord, *, sync: bool = True
) -> AsyncIterator[None]:
    """The bot is connected, ready and (unless told otherwise) has its commands registered."""
    with pointed_at(local):
        task = asyncio.create_task(bot.start(local.token))
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
