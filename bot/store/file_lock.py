"""A lock file beside an SQLite database: one bot, or one command that replaces the file, at a time.

SQLite's own locks cannot say that: they are dropped whenever the process closes any descriptor of
the database file, and they are taken by every reader. So the database file itself is never opened
but through SQLite.
"""

import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.engine.errors import TryLaterError
from bot.store.migrate import trouble
from bot.store.private_files import make_private

log = logging.getLogger(__name__)

SUFFIX = ".lock"
BOT = "A bot"


@contextmanager
def locked(database: Path | None, who: str, remedy: str) -> Iterator[None]:
    """Hold the lock of a database; raises OperatorError if another process holds it.

    `who` is told to whoever finds it locked, `remedy` is what the caller is told. No file (None)
    needs no lock. The kernel releases the lock when the process ends, however it ends; the lock
    file stays.
    """
    if database is None:
        yield
        return
    file = _lock_file(database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        make_private(file)
        held = file.open("r+", encoding="utf-8")
    except OSError as error:
        raise trouble(str(database), error) from None
    with held:
        _take(held.fileno(), database, remedy)
        held.truncate()
        held.write(f"{os.getpid()} {who}")
        held.flush()
        yield


def is_locked(database: Path) -> bool:
    """Whether a process holds the lock now."""
    file = _lock_file(database)
    if not file.is_file():
        return False
    with file.open("r+", encoding="utf-8") as asked:
        try:
            fcntl.flock(asked.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _lock_file(database: Path) -> Path:
    """The same for all names of a file that is reached over a symbolic link."""
    whole = database.resolve()
    return whole.with_name(whole.name + SUFFIX)


def _take(descriptor: int, database: Path, remedy: str) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise TryLaterError(f"{_holder(descriptor)} is running on {database}. {remedy}") from None
    except OSError as error:  # a network file system without locks
        log.warning("%s cannot be locked against a second bot: %s", database, error.strerror)


def _holder(descriptor: int) -> str:
    process, _, who = os.pread(descriptor, 100, 0).decode(errors="replace").partition(" ")
    return f"{who or BOT} (process {process})" if process else BOT
