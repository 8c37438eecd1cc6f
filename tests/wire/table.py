"""Ways to put the real bot on the local Discord, and to play there."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.config import DatabaseSettings, DiscordSettings, Settings, TableSettings
from bot.engine.match import Move
from bot.playground.people import Person, Reply
from bot.playground.place import Playground
from bot.playground.things import Channel, Message
from bot.running import opened
from bot.shell.client import Stammtisch

BOARD = {"board", "posted"}
MOST_ACTS = 500
"""No match of Kniffel is longer, so a bot that only answers with errors hangs no test."""
READY_SECONDS = 20


@dataclass
class Clock:
    """The time of the bot, which a test may move forward."""

    ahead: float = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass(frozen=True)
class Book:
    """The database as anybody may read it, past the bot."""

    path: Path

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.path}"

    def rows(self, query: str) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.path)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query)]

    def moves(self) -> list[Move]:
        """The log of the newest match."""
        query = "SELECT * FROM moves WHERE match = (SELECT id FROM matches ORDER BY opened DESC)"
        rows = self.rows(f"{query} ORDER BY number")
        return [Move(number=row["number"], seat=row["seat"], text=row["move"]) for row in rows]

    def matches(self) -> list[dict[str, Any]]:
        return self.rows("SELECT * FROM matches ORDER BY opened")

    def everything(self) -> list[list[dict[str, Any]]]:
        """All that players did and agreed on; not where the bot last put a board."""
        tables = ("matches", "seats", "moves", "letters", "people")
        rows = [self.rows(f"SELECT * FROM {name}") for name in tables]
        return [[{k: row[k] for k in row.keys() - BOARD} for row in table] for table in rows]


@dataclass
class Wire:
    place: Playground
    bot: Stammtisch
    book: Book
    clock: Clock = field(default_factory=Clock)

    @property
    def people(self) -> tuple[Person, ...]:
        return self.place.people

    @property
    def channel(self) -> Channel:
        return self.place.default_channel

    @property
    def board(self) -> Message:
        return self.channel.board


def settings(place: Playground, database: str, *, upload_emoji: bool = False) -> Settings:
    return Settings(
        discord=DiscordSettings(
            token=SecretStr(place.token),
            api_url=place.api_url,
            gateway_url=place.gateway_url,
            cdn_url=place.cdn_url,
            upload_emoji=upload_emoji,
        ),
        database=DatabaseSettings(url=database),
        table=TableSettings(pause_seconds=0),
    )


@asynccontextmanager
async def connected(
    place: Playground,
    book: Book,
    clock: Callable[[], float] = time.time,
    *,
    upload_emoji: bool = False,
    **options: Any,
) -> AsyncIterator[Stammtisch]:
    """The bot as the command line builds it, ready and without waiting times."""
    async with opened(
        settings(place, book.url, upload_emoji=upload_emoji),
        clock=clock,
        executor=ThreadPoolExecutor(1),
        guild_ready_timeout=0.05,
        **options,
    ) as bot:
        running = asyncio.create_task(bot.start(place.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        both = {running, ready}
        await asyncio.wait(both, timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            if running.done():
                running.result()
            raise TimeoutError(f"the bot is not ready after {READY_SECONDS} seconds")
        try:
            yield bot
        finally:
            await bot.close()
            await running


async def seat(*people: Person, channel: Channel, game: str = "kniffel") -> None:
    """A lobby with these people, the first of them as host."""
    host, *others = people
    await host.slash("play", channel=channel, game=game)
    for person in others:
        await person.press("🪑", message=channel.board)


async def start(*people: Person, channel: Channel, game: str = "kniffel") -> None:
    await seat(*people, channel=channel, game=game)
    await people[0].press("▶️", message=channel.board)


def whose_turn(place: Playground, channel: Channel) -> Person:
    """The person whom the line above the board names."""
    return next(p for p in place.people if p.mention in channel.board.content)


def others(place: Playground, channel: Channel) -> list[Person]:
    return [p for p in place.people if p.mention not in channel.board.content]


async def roll(place: Playground, channel: Channel) -> Reply:
    return await whose_turn(place, channel).press("🎲", message=channel.board)


async def enter(place: Playground, channel: Channel) -> Reply:
    """Take the first row that the menu offers."""
    menu = next(m for m in channel.board.selects if ":enter" in m.custom_id)
    row = menu.options[0].value
    return await whose_turn(place, channel).select(menu.custom_id, row, message=channel.board)


async def play_to_the_end(place: Playground, channel: Channel) -> None:
    for _ in range(MOST_ACTS):
        if not (channel.board.selects or any(b.emoji == "🎲" for b in channel.board.buttons)):
            return
        await (enter if channel.board.selects else roll)(place, channel)
    raise AssertionError(f"the match does not end:\n{channel.board.text}")
