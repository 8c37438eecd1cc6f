"""One bot, or one command that replaces the file, at a time: a lock file beside the database."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import LATER, main
from bot.engine.errors import OperatorError
from bot.store.backups import BackupFolder
from bot.store.file_lock import BOT, locked

ROOT = Path(__file__).parents[2]
HOLD = """
import sys
from pathlib import Path
from bot.store.file_lock import BOT, locked
with locked(Path(sys.argv[1]), BOT, ""):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def _bot_on(database: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process that holds the lock as a bot does."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(database)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def backup(database: Path, tmp_path: Path) -> Path:
    return BackupFolder(database, tmp_path / "backups", 1).make(1_800_000_000.0)


def test_a_second_one_is_refused_with_who_holds_it(database: Path) -> None:
    with (
        _bot_on(database) as other,
        pytest.raises(OperatorError) as refused,
        locked(database, BOT, "Stop it."),
    ):
        raise AssertionError
    assert str(refused.value) == f"A bot (process {other.pid}) is running on {database}. Stop it."


def test_a_killed_process_leaves_no_lock_behind(database: Path) -> None:
    with _bot_on(database) as other:
        other.send_signal(signal.SIGKILL)
        other.wait()
        with locked(database, BOT, ""):
            pass


def test_the_lock_is_free_after_the_block_and_closed_to_other_accounts(database: Path) -> None:
    for _ in range(2):
        with locked(database, BOT, ""):
            file = database.with_name(database.name + ".lock")
            assert file.read_text() == f"{os.getpid()} {BOT}"
            assert file.stat().st_mode & 0o777 == 0o600


def test_a_file_under_another_name_is_the_same_file(database: Path, tmp_path: Path) -> None:
    (tmp_path / "link.sqlite3").symlink_to(database)
    with (
        _bot_on(database),
        pytest.raises(OperatorError, match="is running on"),
        locked(tmp_path / "link.sqlite3", BOT, ""),
    ):
        raise AssertionError


def test_a_lock_file_that_cannot_be_written_is_named(database: Path) -> None:
    database.with_name(database.name + ".lock").mkdir()
    with pytest.raises(OperatorError, match=r"cannot be used: .*\.lock"), locked(database, BOT, ""):
        raise AssertionError


@pytest.mark.parametrize(
    ("arguments", "again"),
    [
        ("restore {backup}", "Stop it, then restore again."),
        ("db upgrade", "Stop it, then upgrade again."),
        ("db copy {backup} {database}", "Stop it, then copy again."),
        ("db copy {database} {folder}/new.sqlite3", "Stop it, then copy again."),
        ("run", "Stop it first, or set database.url to another file."),
    ],
)
def test_a_running_bot_is_respected_by_whoever_would_harm_it(
    database: Path,
    backup: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: str,
    again: str,
) -> None:
    monkeypatch.setenv("STAMMTISCH_DATABASE__URL", f"sqlite+aiosqlite:///{database}")
    monkeypatch.setenv("STAMMTISCH_DISCORD__TOKEN", "abc")
    monkeypatch.chdir(tmp_path)
    words = [
        word.format(backup=backup, database=database, folder=tmp_path) for word in arguments.split()
    ]
    before = database.read_bytes()
    with _bot_on(database) as bot:
        assert main(words) == LATER
        told = capsys.readouterr().err.strip()
        assert told == f"A bot (process {bot.pid}) is running on {database}. {again}"
    assert database.read_bytes() == before
    assert not (tmp_path / "new.sqlite3").exists()


@pytest.mark.parametrize("arguments", ["stats", "backup {folder}/copy.sqlite3", "backups"])
def test_what_only_reads_may_run_beside_a_bot(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str
) -> None:
    monkeypatch.setenv("STAMMTISCH_DATABASE__URL", f"sqlite+aiosqlite:///{database}")
    monkeypatch.chdir(tmp_path)
    with _bot_on(database):
        assert main([word.format(folder=tmp_path) for word in arguments.split()]) == 0
