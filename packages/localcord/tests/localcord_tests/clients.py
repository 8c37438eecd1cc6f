"""The real discord.py, pointed at a local Discord."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.ext import commands

from localcord import discordpy
from localcord.discordpy import Server


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
    bot: commands.Bot | commands.AutoShardedBot, local: Server, *, sync: bool = True
) -> AsyncIterator[None]:
    """The bot is connected, ready and (unless told otherwise) has its commands registered."""
    async with discordpy.running(bot, local, tree=bot.tree if sync else None):
        yield
