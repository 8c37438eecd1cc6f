"""Ways to put the real bot on the local Discord, and to play there."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from pydantic import SecretStr

from bot.app import opened
from bot.config import (
    BackupSettings,
    DatabaseSettings,
    DiscordSettings,
    Settings,
    TableSettings,
    WatchSettings,
)
from bot.playground import CHANNELS, OWNER, SERVER, welcome
from bot.shell.client import Stammtisch
from localcord import Channel, LocalDiscord, Message, Person, Reply
from tests.book import Book as Book  # noqa: PLC0414 whoever plays here reads it too
from tests.shelf import CATALOGUE, TEXTS, found
from tests.wire.serving import Playground

MOST_ACTS = 500
"""No match of Kniffel is longer, so a bot that only answers with errors hangs no test."""
READY_SECONDS = 60
WELCOME = welcome(TEXTS, CATALOGUE)
TABLE = TableSettings(
    pause_seconds=0, beat_seconds=0, highlights=False, puzzles=False, newcomers=False
)


@dataclass
class Clock:
    """The time of the bot, which a test may move forward."""

    ahead: float = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def move(self, seconds: float) -> None:
        self.ahead += seconds


def playground(people: Iterable[str] = ("Anna", "Ben"), **options: Any) -> LocalDiscord:
    """The server that the bot opens without a token, with everything recorded."""
    usual: dict[str, Any] = {
        "name": SERVER,
        "channels": CHANNELS,
        "locale": "de",
        "bot_name": "Stammtisch",
        "owner_name": OWNER,
        "welcome": WELCOME,
        "recording": True,
        # How fast a bot answers is measured by `make bench`; a busy machine breaks nothing here.
        "answer_seconds": 20.0,
        "patience": 30.0,
        "update_seconds": 0.5,
    }
    return Playground(people, **{**usual, **options})


def boards_of(channel: Channel) -> list[Message]:
    """The bot's public messages with components or embeds, oldest first."""
    ours = [message for message in channel.messages if message.author.bot]
    return [message for message in ours if message.components or message.embeds]


def board_of(channel: Channel) -> Message:
    """The newest of the boards; there has to be one."""
    if not boards_of(channel):
        raise AssertionError(f"there is no board in {channel}")
    return boards_of(channel)[-1]


@dataclass
class Wire:
    place: LocalDiscord
    bot: Stammtisch
    book: Book
    clock: Clock = field(default_factory=Clock)
    running: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def restart(self) -> None:
        """The bot goes down in good order and comes up again."""
        await self.running.aclose()
        again = connected(self.place, self.book, self.clock)
        self.bot = await self.running.enter_async_context(again)

    @property
    def people(self) -> tuple[Person, ...]:
        return self.place.people

    @property
    def channel(self) -> Channel:
        return self.place.default_channel

    @property
    def board(self) -> Message:
        return board_of(self.channel)


def settings(
    place: LocalDiscord, database: str, *, upload_emoji: bool = False, watch_port: int = 0
) -> Settings:
    return Settings(
        discord=DiscordSettings(
            token=SecretStr(place.token),
            api_url=place.api_url,
            gateway_url=place.gateway_url,
            cdn_url=place.cdn_url,
            upload_emoji=upload_emoji,
        ),
        database=DatabaseSettings(url=database),
        backup=BackupSettings(keep=0),
        table=TABLE,
        watch=WatchSettings(port=watch_port),
    )


@asynccontextmanager
async def connected(
    place: LocalDiscord,
    book: Book,
    clock: Callable[[], float] = time.time,
    *,
    upload_emoji: bool = False,
    watch_port: int = 0,
    **options: Any,
) -> AsyncIterator[Stammtisch]:
    """The bot as the command line builds it, ready and without waiting times."""
    async with opened(
        settings(place, book.url, upload_emoji=upload_emoji, watch_port=watch_port),
        clock=clock,
        executor=ThreadPoolExecutor(1),
        catalogue=found(),
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


def slip(person: Person) -> Message:
    """The one private message that a person has at the table."""
    (only,) = person.private
    return only


@asynccontextmanager
async def wired(book: Book, *people: str) -> AsyncIterator[Wire]:
    """People in German, and the bot, which a test may restart."""
    clock = Clock()
    async with playground(people) as place, AsyncExitStack() as running:
        bot = await running.enter_async_context(connected(place, book, clock))
        yield Wire(place, bot, book, clock, running)


async def seat(*people: Person, channel: Channel, game: str = "kniffel") -> None:
    """A lobby with these people, the first of them as host."""
    host, *others = people
    await host.slash("play", channel=channel, game=game)
    for person in others:
        await person.press("🪑", message=board_of(channel))


async def start(*people: Person, channel: Channel, game: str = "kniffel") -> None:
    await seat(*people, channel=channel, game=game)
    await people[0].press("▶️", message=board_of(channel))


def whose_turn(place: LocalDiscord, channel: Channel) -> Person:
    """The person whom the line above the board names."""
    return next(p for p in place.people if p.mention in board_of(channel).content)


def others(place: LocalDiscord, channel: Channel) -> list[Person]:
    return [p for p in place.people if p.mention not in board_of(channel).content]


async def roll(place: LocalDiscord, channel: Channel) -> Reply:
    return await whose_turn(place, channel).press("🎲", message=board_of(channel))


async def enter(place: LocalDiscord, channel: Channel) -> Reply:
    """Take the row that brings the most points now."""
    row = next(b for b in board_of(channel).buttons if ":enter" in b.custom_id)
    current = whose_turn(place, channel)
    return await current.press(custom_id=row.custom_id, message=board_of(channel))


def rolled(board: Message) -> bool:
    return any(":enter" in button.custom_id for button in board.buttons)


async def play_to_the_end(place: LocalDiscord, channel: Channel) -> None:
    for _ in range(MOST_ACTS):
        board = board_of(channel)
        if not (rolled(board) or any(b.emoji == "🎲" for b in board.buttons)):
            return
        await (enter if rolled(board) else roll)(place, channel)
    raise AssertionError(f"the match does not end:\n{board_of(channel).text}")
