"""A playground with Anna and Ben, and the host bot connected to it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest

from bot.playground import Person, Playground
from bot.playground.things import Channel
from tests.playground.clients import running
from tests.playground.host import HostBot


@dataclass
class Scene:
    place: Playground
    bot: HostBot

    @property
    def anna(self) -> Person:
        return self.place.people[0]

    @property
    def ben(self) -> Person:
        return self.place.people[1]

    @property
    def ben_object(self) -> discord.Object:
        return discord.Object(self.ben.id)

    @property
    def channel(self) -> Channel:
        return self.place.channel("stammtisch")


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    bot = HostBot()
    async with Playground(answer_seconds=0.4) as place, running(bot, place):
        yield Scene(place, bot)
