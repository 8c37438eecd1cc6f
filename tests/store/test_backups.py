"""Backups are whole, private, checked and few; a restore changes nothing that it cannot finish."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.errors import OperatorError
from bot.store.backups import HALF, BackupFolder
from bot.store.restoring import restore
from tests.store.landed import load, migrate, versions

NOON = 1_800_000_000.0
NEWEST = "head"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "stammtisch.sqlite3"
    migrate(file, NEWEST)
    return file


def _note(file: Path, key: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO notes VALUES (?, '')", (key,))


def _notes(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [key for (key,) in connection.execute("SELECT key FROM notes ORDER BY key")]


def _damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as writer, writer:
        writer.executemany("INSERT INTO notes VALUES (?, ?)", [(n, "x" * 500) for n in range(400)])
    whole = file.read_bytes()
    file.write_bytes(whole[:-40960] + b"?" * 4096 + whole[-36864:])


# -- made ------------------------------------------------------------------------------------------


def test_old_ones_are_thinned_out_and_nothing_else_in_the_folder_is_touched(
    source: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    backups = BackupFolder(source, folder, newest=2)
    assert backups.newest(NOON) is None
    first = backups.make(NOON)
    mine = folder / "stammtisch-before-the-wedding.sqlite3"
    mine.write_text("mine")
    made = [backups.make(NOON + hour * 3600) for hour in (1, 2)]
    assert [backup.file for backup in backups.list()] == made
    assert _newest(backups, NOON + 3 * 3600) == NOON + 2 * 3600
    assert sorted(folder.iterdir()) == sorted([*made, mine])
    assert not first.exists()


def test_a_backup_that_is_dated_in_the_future_is_neither_the_newest_nor_deleted(
    source: Path, tmp_path: Path
) -> None:
    """The clock was wrong once; that must not put off all backups until then."""
    backups = BackupFolder(source, tmp_path / "backups", newest=1)
    late = backups.make(NOON + 365 * 24 * 3600)
    assert backups.newest(NOON) is None
    made = backups.make(NOON)
    assert _newest(backups, NOON) == NOON
    assert [backup.file for backup in backups.list()] == [made, late]


def _newest(backups: BackupFolder, now: float) -> float | None:
    found = backups.newest(now)
    return found.made if found else None


@pytest.mark.parametrize(
    ("statement", "changed"),
    [
        ("UPDATE notes SET value = 'x'", False),
        ("UPDATE leases SET seen = seen + 1", False),
        ("UPDATE matches SET version = version + 1", True),
        ("UPDATE people SET listed = NOT listed", True),
        ("UPDATE servers SET settings = '{}'", True),
        ("DELETE FROM matches", True),
        ("INSERT INTO blocked VALUES (1, 2)", True),
        ("INSERT INTO lessons VALUES (1, 'zug', 2, NULL)", True),
        ("INSERT INTO days VALUES ('2026-11-01', 'zwerg', 1, '{}', x'00', 'ab')", True),
        ("UPDATE daily_tries SET shared = 1", True),
        ("DELETE FROM sunday_answers", True),
        ("DELETE FROM puzzle_tries", True),
    ],
)
def test_a_backup_knows_whether_anything_that_people_would_miss_has_changed(
    tmp_path: Path, statement: str, changed: bool
) -> None:
    file = tmp_path / "stammtisch.sqlite3"
    load(versions()[-1], file)
    backups = BackupFolder(file, tmp_path / "backups", newest=1)
    assert backups.has_changed(NOON)  # there is none yet
    backups.make(NOON)
    assert not backups.has_changed(NOON)
    _sql(file, statement)
    assert backups.has_changed(NOON) is changed


def test_a_copy_is_made_while_others_write_and_only_the_bot_may_read_it(
    source: Path, tmp_path: Path
) -> None:
    _note(source, "kept")
    with closing(sqlite3.connect(source)) as writer:
        writer.execute("INSERT INTO notes VALUES ('open', 'transaction')")
        copy = BackupFolder(source, tmp_path / "backups", newest=1).make(NOON)
    assert _notes(copy) == ["kept"]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.parent.stat().st_mode & 0o777 == 0o700


def test_a_damaged_database_leaves_the_good_backups_where_they_are(
    source: Path, tmp_path: Path
) -> None:
    backups = BackupFolder(source, tmp_path / "backups", newest=1)
    good = backups.make(NOON)
    _damage(source)
    with pytest.raises(OperatorError, match="damaged"):
        backups.make(NOON + 60)
    assert list(good.parent.iterdir()) == [good]


def test_a_half_copy_of_a_killed_bot_is_no_backup_and_goes(source: Path, tmp_path: Path) -> None:
    backups = BackupFolder(source, tmp_path / "backups", newest=5)
    first = backups.make(NOON)
    half = first.with_name(first.name + HALF)
    half.write_bytes(b"half")
    assert [backup.file for backup in backups.list()] == [first]
    second = backups.make(NOON + 60)
    assert sorted(first.parent.iterdir()) == [first, second]


def test_a_folder_that_cannot_be_written_is_named(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OperatorError, match=r"No backup could be made in .*backup\.folder"):
        BackupFolder(source, tmp_path / "file", newest=1).make(NOON)


# -- restored --------------------------------------------------------------------------------------


def test_what_a_backup_replaces_is_kept_with_all_that_was_written(
    source: Path, tmp_path: Path
) -> None:
    _note(source, "early")
    copy = BackupFolder(source, tmp_path / "backups", newest=1).make(NOON)
    _note(source, "late")
    told = restore(source, copy)
    assert _notes(source) == ["early"]
    assert _notes(Path(f"{source}.replaced")) == ["early", "late"]
    assert f"{source}.replaced" in told
    assert source.stat().st_mode & 0o777 == 0o600
    restore(source, copy)
    assert Path(f"{source}.replaced.1").exists()


def test_the_write_ahead_log_of_the_old_file_never_meets_the_new_one(
    source: Path, tmp_path: Path
) -> None:
    """As after a kill -9: the newest writes stand beside the file only."""
    copy = BackupFolder(source, tmp_path / "backups", newest=1).make(NOON)
    with closing(sqlite3.connect(source)) as killed:
        killed.execute("PRAGMA journal_mode=WAL")
        killed.execute("INSERT INTO notes VALUES ('late', '')")
        killed.commit()
        left = [source.read_bytes(), Path(f"{source}-wal").read_bytes()]
    source.write_bytes(left[0])
    Path(f"{source}-wal").write_bytes(left[1])
    restore(source, copy)
    assert _notes(source) == []
    assert _notes(Path(f"{source}.replaced")) == ["late"]


def test_a_damaged_database_is_replaced(source: Path, tmp_path: Path) -> None:
    _note(source, "early")
    copy = BackupFolder(source, tmp_path / "backups", newest=1).make(NOON)
    _damage(source)
    restore(source, copy)
    assert _notes(source) == ["early"]


def test_where_nothing_stands_the_backup_is_put(source: Path, tmp_path: Path) -> None:
    copy = BackupFolder(source, tmp_path / "backups", newest=1).make(NOON)
    restore(tmp_path / "new" / "home.sqlite3", copy)
    assert _notes(tmp_path / "new" / "home.sqlite3") == []


def test_an_older_backup_is_put_in_place_and_says_what_to_run(source: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    load("0004", old)
    assert "python -m bot db upgrade" in restore(source, old)


@pytest.mark.parametrize(
    ("prepare", "sentence"),
    [
        (lambda file: file.unlink(), "There is no backup"),
        (lambda file: file.write_text("just a text " * 500), "damaged"),
        (_damage, "damaged"),
        (lambda file: _sql(file, "DROP TABLE alembic_version"), "no database of Stammtisch"),
        (lambda file: _sql(file, "UPDATE alembic_version SET version_num = '9999'"), "newer"),
    ],
)
def test_a_backup_that_cannot_be_used_is_refused_and_nothing_is_changed(
    source: Path, tmp_path: Path, prepare: Callable[[Path], object], sentence: str
) -> None:
    copy = BackupFolder(source, tmp_path / "backups", newest=1).make(NOON)
    prepare(copy)
    _note(source, "late")
    before = source.read_bytes()
    with pytest.raises(OperatorError, match=sentence):
        restore(source, copy)
    assert source.read_bytes() == before
    assert not Path(f"{source}.replaced").exists()


def _sql(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
