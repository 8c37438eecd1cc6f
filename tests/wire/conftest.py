"""The whole bot against the local Discord, over a real socket, with a real SQLite file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.place import Playground
from bot.store.store import Store
from tests.wire.table import Book, Clock, Wire, connected


@pytest.fixture(scope="session")
def empty_book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh database, migrated once for all tests."""
    file = tmp_path_factory.mktemp("book") / "empty.sqlite3"

    async def create() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(create())
    return file


@pytest.fixture
def book(tmp_path: Path, empty_book: Path) -> Book:
    return Book(Path(shutil.copy(empty_book, tmp_path / "stammtisch.sqlite3")))


@pytest.fixture
async def wire(book: Book) -> AsyncIterator[Wire]:
    """Four people in German, and the bot."""
    clock = Clock()
    async with (
        Playground(people=("Anna", "Ben", "Cleo", "David")) as place,
        connected(place, book, clock) as bot,
    ):
        yield Wire(place, bot, book, clock)
