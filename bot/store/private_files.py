"""File modes: only the account of the bot may read files with bets, ids and dice."""

import logging
from pathlib import Path

log = logging.getLogger(__name__)

MODE = 0o600
BESIDE = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside the database; it creates them with the same mode."""


def make_private(file: Path) -> None:
    """Create an empty file, or remove the permissions of others from an existing one."""
    try:
        if not file.exists():
            file.touch(mode=MODE)
        if file.stat().st_mode & 0o077:
            file.chmod(MODE)
    except PermissionError as refused:
        log.warning("%s cannot be closed to other accounts: %s", file, refused.strerror)


def make_database_private(file: Path) -> None:
    make_private(file)
    for there in (file.with_name(file.name + end) for end in BESIDE):
        if there.exists():
            make_private(there)
