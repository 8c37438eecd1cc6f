"""A migration that dies at any point leaves the old version or the new one, and starts again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import OperatorError
from bot.store.store import Store
from tests.store.deaths import Deaths
from tests.store.landed import load, versions
from tests.wire import prefork
from tests.wire.process import ROOT, environment

NEWEST = versions()[-1]
FEWEST_MOMENTS = 10
"""Fewer statements would mean that nobody watched."""


@pytest.mark.parametrize("version", ["", *versions()[:-1]])
async def test_a_death_at_any_statement_leaves_the_old_version_or_the_new_one(
    version: str, tmp_path: Path
) -> None:
    file = tmp_path / "database.sqlite3"
    if version:
        load(version, file)
    deaths = Deaths(file, _folder(tmp_path))
    with deaths.watched():
        await _upgrade(file)
    expected = _content(file)
    assert deaths.moments >= FEWEST_MOMENTS
    assert len(deaths.found) > 1
    for left in deaths.found.values():
        assert _version(left) in (version, NEWEST)
        await _upgrade(left)
        assert _content(left) == expected


async def test_a_failed_upgrade_changes_nothing_and_names_the_way_out(tmp_path: Path) -> None:
    file = tmp_path / "database.sqlite3"
    load("0004", file)
    with closing(sqlite3.connect(file)) as database:  # the last statement of 0005 must fail
        database.execute("CREATE INDEX seats_given_up_by_a_person ON seats (person)")
    before = _content(file)
    with pytest.raises(OperatorError) as told:
        await _upgrade(file)
    assert _content(file) == before
    assert _content(Path(f"{file}.0004")) == before
    assert f"{file}.0004" in str(told.value)
    assert "python -m bot db upgrade" in str(told.value)


async def test_a_database_that_an_older_bot_left_half_made_is_named_with_what_to_do(
    tmp_path: Path,
) -> None:
    file = tmp_path / "database.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE matches (id VARCHAR)")
    with pytest.raises(OperatorError, match=r"half made.*backup.*delete the file"):
        await _upgrade(file)


def _make_empty(file: Path) -> None:
    file.touch()


@pytest.mark.slow
async def test_bots_that_meet_an_empty_database_together_all_start(tmp_path: Path) -> None:
    file = tmp_path / "database.sqlite3"
    _make_empty(file)
    known = environment(STAMMTISCH_DATABASE__URL=f"sqlite+aiosqlite:///{file}")
    told = await asyncio.gather(*(prefork.told(["stats"], ROOT, known) for _ in range(3)))
    assert [code for code, _ in told] == [0, 0, 0], told
    assert _version(file) == NEWEST


async def test_every_upgrade_leaves_a_backup_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "database.sqlite3"
    for _ in range(2):
        file.unlink(missing_ok=True)
        load("0003", file)
        await _upgrade(file)
    assert _content(Path(f"{file}.0003")) == _content(Path(f"{file}.0003.1")) != _content(file)


def _folder(tmp_path: Path) -> Path:
    folder = tmp_path / "left"
    folder.mkdir()
    return folder


async def _upgrade(file: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{file}", upgrade=True)).close()


def _version(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        try:
            found = database.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # no table: nothing was created yet
            found = None
        others = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    assert found or others == (0,)
    return found[0] if found else ""


def _content(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return sorted(database.iterdump())
