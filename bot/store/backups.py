"""Whole copies of an SQLite file: made while the bot writes, checked, the newest few kept."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.engine.errors import OperatorError
from bot.store.migrate import damaged, trouble
from bot.store.private_files import make_private

STAMP = "%Y-%m-%dT%H-%M-%SZ"
"""Sorts by time, and every file system takes it."""
SUFFIX = ".sqlite3"
HALF = ".half"
"""A copy that is not whole yet never has the name of one that is."""
BUSY_SECONDS = 30
MAGIC = b"SQLite format 3\0"


class BackupFolder:
    def __init__(self, database: Path, folder: Path, keep: int) -> None:
        self._database = database
        self._folder = folder
        self._keep = keep

    def files(self) -> list[Path]:
        """Our own copies, oldest first; nothing else in the folder is ever touched."""
        found = self._folder.glob(f"{self._database.stem}-*{SUFFIX}")
        return sorted(file for file in found if self._made(file) is not None)

    def newest(self) -> float | None:
        """When the last one was made."""
        files = self.files()
        return self._made(files[-1]) if files else None

    def make(self, now: float) -> Path:
        """One more, and the oldest go; raises OperatorError with a sentence."""
        stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
        file = self._folder / f"{self._database.stem}-{stamp}{SUFFIX}"
        half = file.with_name(file.name + HALF)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for left in self._folder.glob(f"{self._database.stem}-*{SUFFIX}{HALF}"):
                left.unlink()  # of a bot that was killed
            copy_whole(self._database, half)
            half.replace(file)
            for old in self.files()[: -self._keep]:
                old.unlink()
        except OSError as error:
            raise OperatorError(
                f"No backup could be made in {self._folder}: {error.strerror}. "
                "Set backup.folder to a folder that the bot may write."
            ) from None
        return file

    def _made(self, file: Path) -> float | None:
        stamp = file.stem.removeprefix(f"{self._database.stem}-")
        try:
            return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC).timestamp()
        except ValueError:
            return None


def copy_whole(database: Path, file: Path) -> None:
    """At one moment, while others write; when this returns the copy is checked and on disk."""
    make_private(file)  # SQLite takes an empty file, and keeps its mode
    try:
        with closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(file),))
        check_pages(file)
        with file.open("rb") as written:
            os.fsync(written.fileno())
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise trouble(str(database), error) from None
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def whats_wrong_with(database: Path) -> str:
    """A quick look past all caches: whether it is still there, and still a database."""
    try:
        with database.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                return f"{database} is no database any more"
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)) as fresh:
            fresh.execute("SELECT count(*) FROM alembic_version").fetchone()
    except OSError as error:
        return f"{database}: {error.strerror}"
    except sqlite3.Error as error:
        return f"{database}: {error}"
    return ""


def check_pages(file: Path) -> None:
    """Raises OperatorError where a page is damaged, or where it is no database at all."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise damaged(str(file), str(error)) from None
    if found != "ok":
        raise damaged(str(file), " ".join(str(found).split()))
