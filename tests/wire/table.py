"""Ways to put the real bot on the local Discord, and to play there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from pydantic import SecretStr

from bot.config import DatabaseSettings, DiscordSettings, Settings
from bot.playground.people import Person
from bot.playground.place import Playground
from bot.playground.things import Channel
from bot.running import opened
from bot.shell.client import Stammtisch


@dataclass
class Wire:
    place: Playground
    bot: Stammtisch

    @property
    def people(self) -> tuple[Person, ...]:
        return self.place.people

    @property
    def channel(self) -> Channel:
        return self.place.default_channel


def settings(place: Playground, database: str) -> Settings:
    return Settings(
        discord=DiscordSettings(
            token=SecretStr(place.token),
            api_url=place.api_url,
            gateway_url=place.gateway_url,
            cdn_url=place.cdn_url,
        ),
        database=DatabaseSettings(url=database),
    )


@asynccontextmanager
async def connected(place: Playground, database: str) -> AsyncIterator[Stammtisch]:
    """The bot as the command line builds it, ready and without waiting times."""
    async with opened(settings(place, database), pause=0.0, guild_ready_timeout=0.05) as bot:
        running = asyncio.create_task(bot.start(place.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        try:
            yield bot
        finally:
            await bot.close()
            await running
