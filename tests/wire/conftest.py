"""The whole bot against the local Discord, over a real socket, with a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.place import Playground
from tests.wire.table import Wire, connected


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/stammtisch.sqlite3"


@pytest.fixture
async def wire(database: str) -> AsyncIterator[Wire]:
    """Four people in German, and the bot."""
    async with (
        Playground(people=("Anna", "Ben", "Cleo", "David")) as place,
        connected(place, database) as bot,
    ):
        yield Wire(place, bot)
