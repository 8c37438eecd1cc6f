"""A small database of every landed version, as SQL, and the way to keep the next one.

`python -m tests.store.landed` writes what is missing: the newest dump, upgraded by one version.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bot.store.migrate import MIGRATIONS

DUMPS = Path(__file__).parent


def versions() -> list[str]:
    """Every version that there is a migration to, oldest first."""
    steps = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    return [step.revision for step in steps][::-1]


def dumped(version: str) -> Path:
    return DUMPS / f"{version}.sql"


def load(version: str, file: Path) -> None:
    """A database as the bot of that version left it."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dumped(version).read_text(encoding="utf-8"))


def migrate(file: Path, version: str) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def dump(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump()) + "\n"
