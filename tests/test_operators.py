"""What operators ask of the command line: backup, stats, and sentences about broken databases."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from bot.__main__ import main
from bot.store.schema import MIGRATIONS, DatabaseError
from bot.store.store import Store
from bot.store.tables import metadata


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "stammtisch.sqlite3"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STAMMTISCH_DATABASE__URL", f"sqlite+aiosqlite:///{file}")
    return file


def test_a_backup_is_a_whole_database_and_is_made_while_the_bot_writes(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "upgrade"]) == 0
    with sqlite3.connect(database) as writer:
        writer.execute("INSERT INTO notes VALUES ('kept', 'yes')")
        writer.commit()
        writer.execute("INSERT INTO notes VALUES ('open', 'transaction')")
        assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    writer.close()
    assert "copied" in capsys.readouterr().out
    copy = sqlite3.connect(tmp_path / "copy.sqlite3")
    assert copy.execute("SELECT key FROM notes").fetchall() == [("kept",)]
    copy.close()


def test_a_backup_never_overwrites_a_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["db", "upgrade"])
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    assert main(["backup", str(precious)]) == 2
    assert precious.read_text() == "mine"
    assert "there already" in capsys.readouterr().err


def test_without_a_database_there_is_nothing_to_copy(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "copy")]) == 2
    assert "no database" in capsys.readouterr().err
    assert not database.exists()


def test_stats_count_without_naming_anybody(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats"]) == 0
    told = dict(line.rsplit(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["matches"] == "0"
    assert set(told) >= {"people", "servers", "moves"}


@pytest.mark.parametrize("content", [b"no database at all, just a text " * 50, b"SQLite"])
def test_a_damaged_database_is_named_with_what_to_do(
    database: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    database.write_bytes(content)
    assert main(["stats"]) == 2
    told = capsys.readouterr().err
    assert "damaged" in told
    assert "backup" in told
    assert "Traceback" not in told


def _at_version(database: Path, version: str) -> None:
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


async def test_an_older_database_is_upgraded_only_when_asked_and_keeps_its_rows(
    database: Path,
) -> None:
    url = f"sqlite+aiosqlite:///{database}"
    _at_version(database, "0001")
    with sqlite3.connect(database) as old:
        old.execute("INSERT INTO people (person, letters, reminder) VALUES (7, 0, 'none')")
    old.close()
    with pytest.raises(DatabaseError, match="db upgrade"):
        await Store.open(url)
    store = await Store.open(url, upgrade=True)
    assert not await store.wants_letters(7)
    assert await store.listed(7)
    await store.close()


def test_the_migrations_make_exactly_the_tables_that_the_code_knows(database: Path) -> None:
    _at_version(database, "head")
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
