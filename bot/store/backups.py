"""Copies of an SQLite file: made while the bot writes, checked, thinned out by age."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.engine.errors import OperatorError
from bot.store import thinning
from bot.store.migrate import damaged, trouble
from bot.store.private_files import make_private

STAMP = "%Y-%m-%dT%H-%M-%SZ"
"""Sorts by time, and every file system takes it."""
SUFFIX = ".sqlite3"
HALF = ".half"
"""The name of a copy that is not finished; it never has the name of one that is."""
BUSY_SECONDS = 30
CONTENT = (
    "SELECT count(*), sum(version) FROM matches",  # every move and every result raises a version
    "SELECT * FROM people ORDER BY person",
    "SELECT guild, settings, removed FROM servers ORDER BY guild",
    "SELECT * FROM blocked ORDER BY guild, person",
    "SELECT * FROM lessons ORDER BY person, game",
    "SELECT date, commitment FROM days ORDER BY date",  # a seal that was shown must stay true
    "SELECT count(*), count(ended), count(shared) FROM daily_tries",
    "SELECT count(*) FROM sunday_answers",
    "SELECT count(*) FROM puzzle_tries",
)
"""What people would miss. Leases, notes and places of boards change without anybody playing."""


@dataclass(frozen=True, slots=True)
class Backup:
    file: Path
    made: float
    size: int


class BackupFolder:
    """The backups of one database. Nothing else in the folder is ever touched."""

    def __init__(self, database: Path, folder: Path, newest: int) -> None:
        """`newest`: how many stay whatever their age (see `thinning`)."""
        self._database = database
        self.folder = folder
        self._newest = newest

    def list(self) -> Sequence[Backup]:
        """Oldest first."""
        found = self.folder.glob(f"{self._database.stem}-*{SUFFIX}")
        times = ((file, self._made(file)) for file in sorted(found))
        return [Backup(file, at, file.stat().st_size) for file, at in times if at is not None]

    def newest(self, now: float) -> Backup | None:
        """The last one that is not dated in the future."""
        return next((one for one in reversed(self.list()) if one.made <= now), None)

    def has_changed(self, now: float) -> bool:
        """Whether there is anything in the database that is not in the newest backup."""
        newest = self.newest(now)
        if newest is None:
            return True
        try:
            return _content(newest.file) != _content(self._database)
        except sqlite3.Error:  # the backup is of an older version or not readable
            return True

    def make(self, now: float) -> Path:
        """One more, then thin out; raises OperatorError with a sentence."""
        stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
        file = self.folder / f"{self._database.stem}-{stamp}{SUFFIX}"
        half = file.with_name(file.name + HALF)
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for left in self.folder.glob(f"{self._database.stem}-*{SUFFIX}{HALF}"):
                left.unlink()  # of a bot that was killed
            copy_whole(self._database, half)
            half.replace(file)
            self._thin_out(now)
        except OSError as error:
            raise OperatorError(
                f"No backup could be made in {self.folder}: {error.strerror}. "
                "Set backup.folder to a folder that the bot may write."
            ) from None
        return file

    def _thin_out(self, now: float) -> None:
        found = self.list()
        stay = thinning.kept({one.made for one in found}, now, self._newest)
        for one in found:
            if one.made not in stay:
                one.file.unlink()

    def _made(self, file: Path) -> float | None:
        stamp = file.stem.removeprefix(f"{self._database.stem}-")
        try:
            return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC).timestamp()
        except ValueError:
            return None


def copy_whole(database: Path, file: Path) -> None:
    """A consistent copy, while others write; when this returns it is checked and on disk."""
    make_private(file)  # SQLite takes an empty file, and keeps its mode
    try:
        with closing(_connect(database, "rw", BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(file),))
        _check_copy(database, file)
        with file.open("rb") as written:
            os.fsync(written.fileno())
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise trouble(str(database), error) from None
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def _check_copy(database: Path, copy: Path) -> None:
    if reason := damage(copy):
        raise damaged(str(database), reason)


def whats_wrong_with(database: Path) -> str:
    """A quick look past all caches: whether it is still a database; empty: it is.

    Only through SQLite, which keeps the locks that this process has on the file: closing any other
    descriptor of it would drop them, and the next process to close it would delete the WAL.
    """
    try:
        with closing(_connect(database, "rw")) as fresh:
            fresh.execute("SELECT count(*) FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        return f"{database}: {error}"
    return ""


def damage(file: Path) -> str:
    """Why a page of it cannot be used, or why it is no database at all; empty: all can."""
    try:
        with closing(_connect(file)) as copy:
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def _content(database: Path) -> list[list[Any]]:
    with closing(_connect(database)) as connection:
        return [connection.execute(query).fetchall() for query in CONTENT]


def _connect(file: Path, mode: str = "ro", timeout: float = 5.0) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", timeout=timeout, uri=True)
