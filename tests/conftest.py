"""What tests of every room need: a fresh database, a clock to move, tables that live on both.

A test that is marked `both` runs on SQLite and on PostgreSQL. One that is marked `slow` (some
seconds on a quiet machine) is begun before all others.
"""

import asyncio
import gc
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.live.tables import LiveTables
from bot.store.store import Store
from tests import postgres, run
from tests.book import Book
from tests.clock import Clock
from tests.shelf import CATALOGUE


def pytest_configure() -> None:
    run.in_memory()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = run.dealt(items, workers)


def pytest_collection_finish() -> None:
    """What was imported and collected stays: no later collection looks through it again."""
    gc.collect()
    gc.freeze()


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


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL for all tests of this process."""
    if reason := postgres.missing():
        pytest.skip(reason)
    with postgres.running() as served:
        yield served


@pytest.fixture(scope="session")
def empty_postgres(cluster: postgres.Cluster) -> str:
    """Migrated once for all tests."""
    name = cluster.new()

    async def create() -> None:
        await (await Store.open(cluster.url(name))).close()

    asyncio.run(create())
    return name


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both"):
        metafunc.parametrize("kind", ("sqlite", "postgres"), indirect=True)


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """Which database this test runs on."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return f"sqlite+aiosqlite:///{request.getfixturevalue('database')}"
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    name: str = request.getfixturevalue("empty_postgres")
    cluster.wipe(name)
    return cluster.url(name)


@pytest.fixture
def book(url: str) -> Book:
    return Book(url)


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
