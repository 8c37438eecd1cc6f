"""Migrates a database to the version of this bot, or says why not and what helps."""

from itertools import count
from pathlib import Path

from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError

from bot.engine.errors import OperatorError, TryLaterError
from bot.store.away import first_line, is_away
from bot.store.private_files import make_private

MIGRATIONS = Path(__file__).parent / "migrations"
MATCHES = "matches"
"""The first table that the first migration creates."""
MIGRATING = 0x57A2
"""The number of PostgreSQL's advisory lock: one process at a time migrates."""
DAMAGED = ("malformed", "not a database", "disk image")


def trouble(url: str, error: Exception) -> OperatorError:
    """The sentence for a database that cannot be used."""
    reason = first_line(error)
    if any(sign in reason for sign in DAMAGED):
        return damaged(url, reason)
    if isinstance(error, ImportError):
        return OperatorError(
            f"The database {url} needs a package that is not installed: {reason}. For PostgreSQL: "
            "pip install --require-hashes -r requirements-postgres.txt."
        )
    if url.startswith("postgresql"):
        return _server_trouble(url, error, reason)
    return OperatorError(
        f"The database {url} cannot be used: {reason}. "
        "Set database.url to a file that the bot may write, then run: python -m bot check."
    )


def _server_trouble(url: str, error: Exception, reason: str) -> OperatorError:
    if is_away(error) or isinstance(error, OSError):
        return TryLaterError(
            f"The database server of {url} cannot be reached: {reason}. Is it running, and are "
            "host and port in database.url right?"
        )
    return OperatorError(
        f"The database server refuses {url}: {reason}. Check the role, its password and the name "
        "of the database in database.url, then run: python -m bot check."
    )


def damaged(url: str, reason: str) -> OperatorError:
    return OperatorError(
        f"The database {url} is damaged ({reason}). Stop the bot and put your last backup in its "
        "place: python -m bot restore FILE. Backups stand in the folder `backups` beside the "
        "database. Without one: sqlite3 FILE .recover | sqlite3 NEWFILE."
    )


def versions() -> list[str]:
    """All versions that this bot knows, newest first, from the names of the files."""
    files = (MIGRATIONS / "versions").glob("[0-9]*_*.py")
    return sorted((file.name.partition("_")[0] for file in files), reverse=True)


def prepare(connection: Connection, *, upgrade: bool) -> None:
    """Create the tables of an empty database. An older one is migrated only with `upgrade`."""
    _check_pages(connection)
    current, known = version_of(connection), versions()
    if current == known[0]:
        return
    current = _locked_version(connection)
    if current == known[0]:
        return
    if current is None:
        _check_empty(connection)
        _migrate(connection)
        return
    if not upgrade or current not in known:
        refuse_version(current, known)
    _upgrade(connection, current)


def refuse_version(current: str, known: list[str]) -> None:
    """Raise OperatorError for a version that is not that of this bot."""
    if current not in known:
        raise OperatorError(
            "The database was written by a newer Stammtisch. Update the bot, or put the backup "
            "from before that upgrade in its place (it stands beside the database)."
        )
    if current != known[0]:
        raise OperatorError(
            "The database is of an older version. Stop every bot that uses it, then run: "
            "python -m bot db upgrade (it leaves a backup beside the database)."
        )


def _locked_version(connection: Connection) -> str | None:
    """The version, read again under the lock of migrations; SQLite locks the file."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    return version_of(connection)


def _check_pages(connection: Connection) -> None:
    """A damaged page is an error at the start, not during a match."""
    if connection.dialect.name != "sqlite":
        return
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        raise damaged(str(connection.engine.url), " ".join(found.split()))


def _check_empty(connection: Connection) -> None:
    """Bots before transactional migrations could leave tables without a version."""
    if MATCHES in inspect(connection).get_table_names():
        raise OperatorError(
            f"The database {connection.engine.url} was left half made when a bot was killed. Put "
            "your last backup in its place; where it was new, delete the file and start again."
        )


def _upgrade(connection: Connection, current: str) -> None:
    kept = _keep_copy(connection, current)
    try:
        _migrate(connection)
    except SQLAlchemyError as error:
        reason = first_line(error)
        raise OperatorError(
            f"The upgrade did not succeed: {reason}. The database is as it was before"
            + (f", and a backup of it is in {kept}" if kept else "")
            + ". Run the bot of the old version, or try again: python -m bot db upgrade."
        ) from error


def _keep_copy(connection: Connection, version: str) -> Path | None:
    """A copy beside the SQLite file; PostgreSQL has its own tools."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file:
        return None
    names = (Path(f"{file}.{version}" + (f".{n}" if n else "")) for n in count())
    copy = next(name for name in names if not name.exists())
    make_private(copy)  # SQLite takes an empty file, and keeps its mode
    connection.exec_driver_sql("VACUUM INTO ?", (str(copy),))
    return copy


def checked_version(connection: Connection) -> str | None:
    """The version of a database whose pages are in order."""
    _check_pages(connection)
    return version_of(connection)


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found) if found is not None else None


def _migrate(connection: Connection) -> None:
    """Imports Alembic, which is big, only if there is something to migrate."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
