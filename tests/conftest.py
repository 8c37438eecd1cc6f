"""What tests of every room need: a fresh database, a clock to move, tables that live on both."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.live.tables import LiveTables
from bot.store.store import Store
from tests.clock import Clock
from tests.shelf import CATALOGUE


@pytest.fixture(autouse=True)
def _nothing_of_the_developer(monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of whoever runs the tests may leak in."""
    for name in [n for n in os.environ if n == "DISCORD_TOKEN" or n.startswith("STAMMTISCH_")]:
        monkeypatch.delenv(name)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Migrated once for all tests."""
    file = tmp_path_factory.mktemp("database") / "empty.sqlite3"

    async def create() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(create())
    return file


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    """A database of the test's own, with nothing in it."""
    return Path(shutil.copy(empty_database, tmp_path / "stammtisch.sqlite3"))


@pytest.fixture
def url(database: Path) -> str:
    return f"sqlite+aiosqlite:///{database}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sessions(store: Store, clock: Clock) -> LiveTables:
    return LiveTables(CATALOGUE, store, clock=clock)
