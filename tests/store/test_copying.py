"""A whole database moves from SQLite to PostgreSQL and back, and the copy is checked."""

from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.engine.errors import OperatorError
from bot.store.copying import copied
from bot.store.schema import metadata
from bot.store.store import Store
from tests import postgres
from tests.book import Book
from tests.store.landed import load, versions

NEWEST = versions()[-1]


@pytest.fixture
def full(tmp_path: Path) -> Book:
    """A database with rows in every table."""
    load(NEWEST, tmp_path / "full.sqlite3")
    return Book.of(tmp_path / "full.sqlite3")


@pytest.fixture
def served(cluster: postgres.Cluster) -> Book:
    """An empty PostgreSQL."""
    return Book(cluster.url(cluster.new()))


def typed(book: Book) -> dict[str, list[str]]:
    """Every value of every row as text: one kind of database says 1, the other true."""
    return {
        name: sorted(str([_plain(value) for value in row.values()]) for row in _sorted(book, name))
        for name in metadata.tables
    }


def _sorted(book: Book, name: str) -> list[dict[str, Any]]:
    columns = ", ".join(f'"{column.name}"' for column in metadata.tables[name].columns)
    return book.rows(f"SELECT {columns} FROM {name}")


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


async def test_everything_goes_to_postgresql_and_back(
    full: Book, served: Book, tmp_path: Path
) -> None:
    back = Book.of(tmp_path / "back.sqlite3")
    there = await copied(full.url, served.url)
    assert typed(served) == typed(full)
    assert await copied(served.url, back.url) == there
    assert typed(back) == typed(full)
    assert [name for name in metadata.tables if not there[name]] == []


async def test_a_copy_that_lost_rows_is_found_out_and_nothing_of_it_stays(
    full: Book, served: Book
) -> None:
    await (await Store.open(served.url)).close()
    served.rows("CREATE RULE lossy AS ON INSERT TO notes DO INSTEAD NOTHING")
    with pytest.raises(OperatorError, match=r"not the same as the original \(notes\)"):
        await copied(full.url, served.url)
    assert not any(typed(served).values())


async def test_a_database_that_is_not_empty_is_not_written_over(full: Book, url: str) -> None:
    await copied(full.url, url)
    with pytest.raises(OperatorError, match="There is something in"):
        await copied(full.url, url)


async def test_a_database_that_a_bot_is_running_on_is_not_copied(
    full: Book, served: Book, tmp_path: Path
) -> None:
    await copied(full.url, served.url)
    store = await Store.open(served.url)
    await store.leases.take([0], 1, "somebody", 0.0, 60.0)
    with pytest.raises(OperatorError, match="A bot is running on"):
        await copied(served.url, f"sqlite+aiosqlite:///{tmp_path / 'back.sqlite3'}")
    await store.leases.hand_over("somebody", 0.0, [])
    await copied(served.url, f"sqlite+aiosqlite:///{tmp_path / 'back.sqlite3'}")
    await store.close()


def test_an_operator_copies_files_by_their_names(
    full: Book, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.sqlite3"
    assert main(["db", "copy", str(full.path), str(target)]) == 0
    assert "are copied and checked" in capsys.readouterr().out
    assert typed(Book.of(target)) == typed(full)
    assert target.stat().st_mode & 0o077 == 0


def test_a_wrong_name_makes_no_new_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "typo.sqlite3"
    assert main(["db", "copy", str(wrong), str(tmp_path / "copy.sqlite3")]) == 2
    assert capsys.readouterr().err == f"There is no database at {wrong}.\n"
    assert list(tmp_path.iterdir()) == []
