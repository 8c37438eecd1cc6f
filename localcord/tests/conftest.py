"""A local Discord with Anna and Ben, and the host bot connected to it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest

from localcord import LocalDiscord, Person
from localcord.tests.clients import running
from localcord.tests.home import home
from localcord.tests.host import HostBot
from localcord.world.model import Channel


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

    @property
    def ben_object(self) -> discord.Object:
        return discord.Object(self.ben.id)

    @property
    def channel(self) -> Channel:
        return self.local.channel("wohnzimmer")


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    bot = HostBot()
    async with home(answer_seconds=0.4) as local, running(bot, local):
        yield Scene(local, bot)
