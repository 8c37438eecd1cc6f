"""Looks at a database without changing it: for the doctor."""

from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from bot.store.database import unopened
from bot.store.migrate import checked_version, refuse_version, trouble, versions


async def look(url: str, file: Path | None) -> str:
    """A sentence about a database that can be used; raises OperatorError for any other."""
    if _is_missing(file):
        return f"{file} is made by the first start"
    database = unopened(url)
    shown = database.url.render_as_string()
    try:
        current = await database.read(checked_version)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise trouble(shown, error) from None
    finally:
        await database.close()
    if current is None:
        return f"{shown} is empty; the first start makes its tables"
    refuse_version(current, versions())
    return f"{shown}, version {current}"


def _is_missing(file: Path | None) -> bool:
    return file is not None and not file.exists()
