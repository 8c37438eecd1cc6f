"""The whole bot against the local Discord, over a real socket, with a real database."""

import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.shell.incoming import guards
from tests.book import Book
from tests.wire.fair import FairClock, fair_clock
from tests.wire.process import BotProcess, Scene, settings_file
from tests.wire.table import Wire, playground, wired


@pytest.fixture(scope="module", autouse=True)
def _nothing_left_open() -> Iterator[None]:
    """A socket in a cycle is only found by the collector: here, and not in the tests of others."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not acknowledged for: test_in_time.py has its own deadline."""
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 15.0)


@pytest.fixture
async def fair() -> AsyncIterator[FairClock]:
    async with fair_clock() as clock:
        yield clock


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
