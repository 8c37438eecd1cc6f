"""The whole bot against the local Discord, over a real socket, with a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.place import Playground
from tests.wire.table import Book, Clock, Wire, connected


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path / "stammtisch.sqlite3")


@pytest.fixture
async def wire(book: Book) -> AsyncIterator[Wire]:
    """Four people in German, and the bot."""
    clock = Clock()
    async with (
        Playground(people=("Anna", "Ben", "Cleo", "David")) as place,
        connected(place, book, clock) as bot,
    ):
        yield Wire(place, bot, book, clock)
