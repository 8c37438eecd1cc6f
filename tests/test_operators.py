"""What operators ask of the command line: backup, stats, and sentences about broken databases."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from bot import arguments, health
from bot.__main__ import main
from bot.advice import simulation
from bot.engine.errors import OperatorError
from bot.store.schema import metadata
from bot.store.store import Store
from tests.store.landed import load, migrate

ROOT = Path(__file__).parents[1]


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
    assert main(["db", "upgrade"]) == 0
    capsys.readouterr()
    assert main(["stats"]) == 0
    told = dict(line.rsplit(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["matches"] == "0"
    assert set(told) >= {"people", "servers", "moves"}


def test_stats_of_a_mistyped_file_do_not_make_it(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats"]) == 2
    assert capsys.readouterr().err.startswith(f"There is no database at {database}.")
    assert not database.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["emoji", "--sheet", "nowhere/x.png"], "nowhere/x.png cannot be written: "),
        (["simulate", "kniffel", "--jobs", "0"], "0 is no number from 1 on"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    database: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


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


def test_a_damaged_page_is_named_at_the_start(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["db", "upgrade"])
    with closing(sqlite3.connect(database)) as writer, writer:
        writer.executemany("INSERT INTO notes VALUES (?, ?)", [(n, "x" * 500) for n in range(400)])
    whole = database.read_bytes()
    database.write_bytes(whole[:-40960] + b"?" * 4096 + whole[-36864:])
    capsys.readouterr()
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert main([]) == 2
    told = capsys.readouterr().err
    assert "is damaged" in told
    assert "page" in told
    assert "backup" in told
    assert "Traceback" not in told


def test_nobody_else_may_read_the_database_what_stands_beside_it_and_its_copies(
    database: Path, tmp_path: Path
) -> None:
    main(["db", "upgrade"])
    open_to_all = [database, *(Path(f"{database}{end}") for end in ("-wal", "-shm"))]
    with closing(sqlite3.connect(database)) as other:
        other.execute("INSERT INTO notes VALUES ('kept', 'yes')")
        for file in open_to_all:
            file.chmod(0o644)
        main(["stats"])
        main(["backup", str(tmp_path / "copy")])
        assert {_mode(file) for file in (*open_to_all, tmp_path / "copy")} == {0o600}


def test_a_new_database_is_never_open_to_others(database: Path) -> None:
    main(["db", "upgrade"])
    assert _mode(database) == 0o600


def test_the_backup_of_an_upgrade_is_closed_to_others(database: Path) -> None:
    load("0004", database)
    assert main(["db", "upgrade"]) == 0
    assert _mode(Path(f"{database}.0004")) == 0o600


def _mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


async def test_an_older_database_is_upgraded_only_when_asked_and_keeps_its_rows(
    database: Path,
) -> None:
    url = f"sqlite+aiosqlite:///{database}"
    migrate(database, "0001")
    with sqlite3.connect(database) as old:
        old.execute("INSERT INTO people (person, letters, reminder) VALUES (7, 0, 'none')")
    old.close()
    with pytest.raises(OperatorError, match="db upgrade"):
        await Store.open(url)
    store = await Store.open(url, upgrade=True)
    assert not (await store.people.preferences(7)).direct_messages
    assert (await store.people.preferences(7)).listed
    await store.close()


def test_the_migrations_make_exactly_the_tables_that_the_code_knows(database: Path) -> None:
    migrate(database, "head")
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


START = """
import asyncio, importlib, pkgutil, sys
import bot.__main__, cogs
from bot.app import opened
from bot.config import load

for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
    importlib.import_module(module.name)

async def start():
    async with opened(load()) as bot:
        await bot.command_payload()

asyncio.run(start())
print([name for name in sys.argv[1:] if name in sys.modules])
"""


def test_a_bot_with_a_token_starts_without_what_it_may_never_need(
    database: Path, empty_database: Path
) -> None:
    """Each of these costs a small host megabytes: they are imported where they are used."""
    shutil.copy(empty_database, database)
    heavy = ("numpy", "PIL", "alembic", "localcord", "openskill", "prometheus_client")
    of_others = ("sqlalchemy.orm", "sqlalchemy.ext.asyncio", "sqlalchemy.dialects.postgresql")
    done = subprocess.run(
        [sys.executable, "-c", START, *heavy, *of_others],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "STAMMTISCH_BACKUP__KEEP": "0"},
        capture_output=True,
        check=False,
    )
    assert done.stdout.decode().strip() == "[]", done.stderr.decode()


QUICK = """
import contextlib, sys
from bot.__main__ import main

with contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print([name for name in ("pydantic", "discord", "aiohttp", "http.client") if name in sys.modules])
"""


@pytest.mark.parametrize("asked", ["--version", "--help", "health"])
def test_what_is_asked_every_half_minute_is_answered_before_the_imports(
    asked: str, tmp_path: Path
) -> None:
    """The whole bot takes a second of processor time to import; a container asks for ever."""
    done = subprocess.run(
        [sys.executable, "-c", QUICK, asked],
        cwd=tmp_path,
        env={**os.environ, "STAMMTISCH_WATCH__PORT": "9", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert done.stdout.decode().splitlines()[-1] == "[]", done.stderr.decode()


def test_the_brains_that_help_names_are_those_that_play() -> None:
    assert arguments.BRAINS == simulation.BRAINS


@pytest.mark.parametrize(
    ("started", "named"),
    [
        ("/home/anna/my venv/bin/stammtisch", "/home/anna/my venv/bin/stammtisch"),
        ("/opt/stammtisch/bot/__main__.py", f"{sys.executable} -m bot"),
        ("/usr/bin/pytest", "python -m bot"),
    ],
)
def test_a_sentence_names_the_program_as_it_was_started(
    started: str, named: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [started])
    assert arguments.as_started("Run: python -m bot check.") == f"Run: {named} check."


def test_a_python_of_this_folder_is_named_as_it_is_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["/somewhere/bot/__main__.py"])
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".venv" / "bin" / "python"))
    assert arguments.program() == ".venv/bin/python -m bot"


@pytest.mark.parametrize(
    ("text", "variables", "found"),
    [
        ("[watch]\nport = 9100", {}, ("127.0.0.1", 9100)),
        ("[watch]\nport = 9100", {"STAMMTISCH_WATCH__PORT": "9200"}, ("127.0.0.1", 9200)),
        ("[watch]\nport = 1\nhost = '0.0.0.0'", {}, ("127.0.0.1", 1)),
        ("[watch]\nport = 1\nhost = '10.0.0.9'", {}, ("10.0.0.9", 1)),
    ],
)
def test_health_asks_where_the_settings_say_that_the_bot_answers(
    text: str, variables: dict[str, str], found: tuple[str, int], tmp_path: Path
) -> None:
    file = tmp_path / "config.toml"
    file.write_text(text)
    assert health.address(file, variables) == found
