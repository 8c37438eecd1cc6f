"""A bot that can be watched, as in a container, and somebody who does."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.ports import free_port
from tests.wire import prefork
from tests.wire.process import ROOT, BotProcess, Scene, environment, settings_file
from tests.wire.table import Book, playground

SLOW_SECONDS = 60
"""For the machine, not for the bot."""


class Watcher:
    def __init__(self) -> None:
        self.port = free_port()

    def ask(self, page: str) -> tuple[int, str]:
        """Without the event loop, which may be the one that hangs."""
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}{page}", timeout=SLOW_SECONDS
            ) as told:
                return told.status, told.read().decode()
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, refused.read().decode()

    async def until(self, code: int) -> str:
        """No verdict on speed: an answer that comes late is asked for again."""
        while True:
            with suppress(TimeoutError):
                status, told = await asyncio.to_thread(self.ask, "/readyz")
                if status == code:
                    return told
            await asyncio.sleep(0.1)

    def numbers(self) -> dict[str, float]:
        lines = (line for line in self.ask("/metrics")[1].splitlines() if line[0] != "#")
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@asynccontextmanager
async def watched(
    folder: Path, book: Book, watcher: Watcher, more: str = ""
) -> AsyncIterator[Scene]:
    """A running bot; `more` settings may follow those of the log."""
    async with playground() as place:
        settings = settings_file(folder, place, book)
        with settings.open("a", encoding="utf-8") as file:
            file.write(f"\n{more}\n[watch]\nport = {watcher.port}\n")
        bot = BotProcess(place, settings)
        await bot.start()
        try:
            yield Scene(place, bot, book)
        finally:
            await bot.kill()


async def command(scene: Scene, *words: str, **settings: str) -> tuple[int, str]:
    """What an operator types beside the bot, or instead of it: the exit code and all it said."""
    arguments = ("--config", str(scene.bot.settings), *words)
    return await prefork.told(arguments, ROOT, environment(**settings))
