"""A local Discord with Anna and Ben, and the host bot connected to it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import discord
import pytest

from localcord import LocalDiscord, Person, Reply
from localcord.world.model import Channel
from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot

# A test that wants the deadline to pass moves the clock.
ANSWER_SECONDS = 3600.0


@dataclass
class Scene:
    local: LocalDiscord
    bot: HostBot

    @property
    def anna(self) -> Person:
        return self.local.people[0]

    @property
    def ben(self) -> Person:
        return self.local.people[1]

    async def after_deadline(
        self, act: Coroutine[Any, Any, Reply], tried: Callable[[], object] = lambda: True
    ) -> Reply:
        """The reply to an act whose deadline passes once `tried` is true."""
        task, before = asyncio.create_task(act), self.local.interactions.started
        await self.local.until(lambda: self.local.interactions.started > before and tried())
        self.local.clock.advance(ANSWER_SECONDS)
        return await task

    @property
    def ben_object(self) -> discord.Object:
        return discord.Object(self.ben.id)

    @property
    def channel(self) -> Channel:
        return self.local.channel("wohnzimmer")


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    bot = HostBot()
    async with home(answer_seconds=ANSWER_SECONDS) as local, running(bot, local):
        yield Scene(local, bot)
