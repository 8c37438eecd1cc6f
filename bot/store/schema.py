"""Brings a database to the version of this bot, or says why that cannot be."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseError(Exception):
    """A sentence for the operator: what is wrong with the database and what to do."""


DAMAGED = ("malformed", "not a database", "disk image")


def trouble(url: str, error: Exception) -> DatabaseError:
    """Why a database cannot be used, and what helps."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    if any(sign in reason for sign in DAMAGED):
        return DatabaseError(
            f"The database {url} is damaged ({reason}). Stop the bot, keep the file for a look, "
            "and put your last backup in its place."
        )
    return DatabaseError(f"The database {url} cannot be used: {reason}.")


def prepare(connection: Connection, *, upgrade: bool) -> None:
    """Create the tables of an empty database; an older one is only changed when asked."""
    config = _config(connection)
    script = ScriptDirectory.from_config(config)
    head = script.get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    if current == head:
        return
    if current is not None and current not in {step.revision for step in script.walk_revisions()}:
        raise DatabaseError(
            "The database was written by a newer Stammtisch. Update the bot or restore a backup."
        )
    if current is not None and not upgrade:
        raise DatabaseError(
            "The database is of an older version. Run: python -m bot db upgrade (a backup first)."
        )
    command.upgrade(config, "head")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
