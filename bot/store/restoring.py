"""Replaces the database by a backup and keeps the old file beside it."""

import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from bot.engine.errors import OperatorError
from bot.store.backups import copy_whole, damage
from bot.store.file_lock import locked
from bot.store.migrate import versions
from bot.store.private_files import BESIDE


def restore(database: Path, backup: Path) -> str:
    """Raises OperatorError, and has then changed nothing; the answer is for the operator."""
    version = checked(backup)
    with locked(database, "`restore`", "Stop it, then restore again."):
        kept = _replace(database, backup)
    return _told(database, backup, kept, version)


def _replace(database: Path, backup: Path) -> Path | None:
    """Where the old file is kept, if there was one."""
    fresh = database.with_name(database.name + ".restoring")
    fresh.unlink(missing_ok=True)  # of an attempt that was killed
    copy_whole(backup, fresh)
    kept = _keep(database)
    for end in BESIDE:  # they belong to the old file and would corrupt the new one
        database.with_name(database.name + end).unlink(missing_ok=True)
    fresh.replace(database)
    return kept


def checked(backup: Path) -> str:
    """The version of a backup that this bot can use; raises OperatorError for any other."""
    if not backup.is_file():
        raise OperatorError(f"There is no backup at {backup}.")
    if reason := damage(backup):
        raise OperatorError(f"{backup} is damaged ({reason}). Choose another backup.")
    version = _version(backup)
    if version is None:
        raise OperatorError(f"{backup} is no database of Stammtisch.")
    if version not in versions():
        raise OperatorError(
            f"{backup} was made by a newer Stammtisch (version {version} of the database). "
            "Update the bot first."
        )
    return version


def _version(backup: Path) -> str | None:
    with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        try:
            found = copy.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return str(found[0]) if found else None


def _keep(database: Path) -> Path | None:
    """Copies the files as they are, because the database may be damaged."""
    if not database.is_file():
        return None
    names = (Path(f"{database}.replaced" + (f".{n}" if n else "")) for n in count())
    kept = next(name for name in names if not name.exists())
    for end in ("", *BESIDE):
        there = database.with_name(database.name + end)
        if there.is_file():
            shutil.copy2(there, kept.with_name(kept.name + end))
    return kept


def _told(database: Path, backup: Path, kept: Path | None, version: str) -> str:
    told = [f"{database} is now as it was in {backup}."]
    if kept is not None:
        told.append(f"What stood there is kept as {kept}.")
    if version != versions()[0]:
        told.append(
            "It is of an older version; before the next start run: python -m bot db upgrade."
        )
    return " ".join(told)
