"""The whole bot against the local Discord, over a real socket, with a real database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.shell.incoming import guards
from tests.book import Book
from tests.wire.process import BotProcess, Scene, settings_file
from tests.wire.table import Wire, playground, wired


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not acknowledged for: test_in_time.py has its own deadline."""
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 15.0)


@pytest.fixture
async def wire(book: Book) -> AsyncIterator[Wire]:
    async with wired(book, "Anna", "Ben", "Cleo", "David") as running:
        yield running


@pytest.fixture
async def scene(tmp_path: Path, book: Book) -> AsyncIterator[Scene]:
    async with playground() as place:
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        await bot.start()
        try:
            yield Scene(place, bot, book)
        finally:
            await bot.kill()
