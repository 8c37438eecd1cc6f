"""What operators do with the database: copy it while the bot runs, and count what is in it."""

from pathlib import Path

from sqlalchemy import Select, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.schema import DatabaseError, trouble
from bot.store.tables import matches, moves, results, seats, servers
from bot.tables import Phase


async def backup(engine: AsyncEngine, file: Path) -> None:
    """A whole copy at one moment; nobody at a table notices."""
    if engine.dialect.name != "sqlite":
        raise DatabaseError("Only SQLite is copied here. For PostgreSQL use pg_dump.")
    _check_files(Path(engine.url.database or ""), file)
    try:
        async with engine.connect() as connection:
            plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await plain.execute(text("VACUUM INTO :file"), {"file": str(file)})
    except SQLAlchemyError as error:
        raise trouble(str(engine.url), error) from None


def _check_files(source: Path, file: Path) -> None:
    if not source.is_file():
        raise DatabaseError(f"There is no database at {source}.")
    if file.exists():
        raise DatabaseError(f"{file} is there already. Name a file that does not exist yet.")
    if not file.parent.is_dir():
        raise DatabaseError(f"The folder {file.parent} does not exist.")


async def stats(engine: AsyncEngine) -> dict[str, int]:
    """What is in the database, in numbers and without any id."""
    queries = {
        "matches": select(func.count()).select_from(matches),
        "matches running": _matches("running"),
        "matches finished": _matches("finished"),
        "matches stopped": _matches("stopped"),
        "matches put away": _matches("shelved"),
        "moves": select(func.count()).select_from(moves),
        "results": select(func.count()).select_from(results),
        "people": select(func.count(seats.c.person.distinct())),
        "servers": select(func.count()).select_from(servers).where(servers.c.removed.is_(None)),
    }
    try:
        async with engine.connect() as connection:
            return {name: (await connection.execute(q)).scalar_one() for name, q in queries.items()}
    except SQLAlchemyError as error:
        raise trouble(str(engine.url), error) from None


def _matches(phase: Phase) -> Select[int]:
    return select(func.count()).select_from(matches).where(matches.c.phase == phase)
