"""How long a press takes over the wire: our bot against an empty handler of the same library."""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import discord
from pydantic import SecretStr

from bot.config import DatabaseSettings, DiscordSettings, Settings, TableSettings
from bot.playground.people import Person
from bot.playground.place import Playground
from bot.playground.things import Message
from bot.running import opened
from bot.shell.client import point_at

PRESSES = 150


class Empty(discord.Client):
    """Answers every press with nothing: less than this no bot can do."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


async def measure() -> tuple[float, float]:
    """Median seconds from a press to its answer: the empty handler, and a move at a table."""
    return await _floor(), await _ours()


async def _floor() -> float:
    async with Playground(people=("Anna",)) as place:
        point_at(_settings(place, "").discord)
        async with _connected(Empty(intents=discord.Intents.none()), place) as client:
            channel = client.get_partial_messageable(int(place.default_channel.id))
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="Nichts", custom_id="nothing"))
            await channel.send("Nichts", view=view)
            anna = place.people[0]
            times = [
                await _timed(anna, "nothing", place.default_channel.board) for _ in range(PRESSES)
            ]
    return median(times)


async def _ours() -> float:
    """A solo match of zwerg is buttons all the way."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"
        async with Playground(people=("Anna",)) as place:
            settings = _settings(place, url)
            async with (
                opened(settings, guild_ready_timeout=0.05) as bot,
                _connected(bot, place),
            ):
                return median(await _matches(place, place.people[0]))


async def _matches(place: Playground, anna: Person) -> list[float]:
    channel, times = place.default_channel, list[float]()
    await anna.slash("play", channel=channel, game="zwerg")
    await anna.press("▶️", message=channel.board)
    while len(times) < PRESSES:
        moves = [b.custom_id for b in channel.board.buttons if b.custom_id.startswith("m:")]
        if moves:
            times.append(await _timed(anna, moves[0], channel.board))
        else:
            await anna.press("🔁", message=channel.board)
            await anna.press("▶️", message=channel.board)
    return times


async def _timed(person: Person, custom_id: str, message: Message) -> float:
    begun = time.perf_counter()
    asked = person.click_nowait(custom_id=custom_id, message=message)
    await asked.done.wait()
    taken = time.perf_counter() - begun
    await asyncio.sleep(0.005)  # what the bot does after its answer is not this press's
    return taken


@asynccontextmanager
async def _connected(client: Any, place: Playground) -> AsyncIterator[Any]:
    running = asyncio.create_task(client.start(place.token))
    while not client.is_ready():
        if running.done():
            running.result()
        await asyncio.sleep(0.01)
    try:
        yield client
    finally:
        await client.close()
        await running


def _settings(place: Playground, database: str) -> Settings:
    return Settings(
        discord=DiscordSettings(
            token=SecretStr(place.token),
            api_url=place.api_url,
            gateway_url=place.gateway_url,
            cdn_url=place.cdn_url,
        ),
        database=DatabaseSettings(url=database or DatabaseSettings().url),
        table=TableSettings(pause_seconds=0),
    )
