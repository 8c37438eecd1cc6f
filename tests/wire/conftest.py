"""The whole bot against the local Discord, over a real socket, with a real database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.book import Book
from tests.wire.process import BotProcess, Scene, settings_file
from tests.wire.table import Clock, Wire, connected, playground


@pytest.fixture
async def wire(book: Book) -> AsyncIterator[Wire]:
    """Four people in German, and the bot."""
    clock = Clock()
    async with (
        playground(people=("Anna", "Ben", "Cleo", "David")) as place,
        connected(place, book, clock) as bot,
    ):
        yield Wire(place, bot, book, clock)


@pytest.fixture
async def scene(tmp_path: Path, book: Book) -> AsyncIterator[Scene]:
    async with playground(answer_seconds=10) as place:  # a fresh process on a busy machine
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        await bot.start()
        try:
            yield Scene(place, bot, book)
        finally:
            await bot.kill()
