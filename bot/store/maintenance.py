"""For operators: copy the database while the bot runs, test it, count its rows."""

import asyncio
from pathlib import Path

from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from bot.engine.errors import OperatorError
from bot.store.away import first_line
from bot.store.backups import copy_whole, whats_wrong_with
from bot.store.database import Database
from bot.store.matches import LIVE
from bot.store.migrate import trouble
from bot.store.schema import matches, moves, notes, results, seats, servers
from bot.store.upsert import put
from bot.table.table import Phase

PROBE = "last probe of an operator"


class Maintenance:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def backup(self, file: Path) -> None:
        """A consistent copy of a database of any version, while the bot runs."""
        source = self._database.file
        if source is None:
            raise OperatorError("Only SQLite is copied here. For PostgreSQL use pg_dump.")
        _check_files(source, file)
        await asyncio.to_thread(copy_whole, source, file)

    async def moved(self) -> bool:
        """Whether the database file was replaced or deleted since it was opened."""
        return await asyncio.to_thread(lambda: self._database.moved)

    async def probe(self, now: float) -> str:
        """Write a row and look at the file; returns why that failed, or an empty text."""
        try:
            await self._database.write(lambda c: put(c, notes, {"key": PROBE, "value": str(now)}))
            if file := self._database.file:
                return await asyncio.to_thread(whats_wrong_with, file)
        except (SQLAlchemyError, OSError) as error:
            return first_line(error)
        return ""

    async def open_tables(self) -> int:
        query = select(func.count()).select_from(matches).where(matches.c.phase.in_(LIVE))
        return await self._database.read(lambda c: c.execute(query).scalar_one())

    async def due(self, now: float) -> int:
        """Open tables whose due time has passed."""
        query = select(func.count()).select_from(matches)
        late = query.where(matches.c.phase.in_(LIVE), matches.c.due <= now)
        return await self._database.read(lambda c: c.execute(late).scalar_one())

    async def stats(self) -> dict[str, int]:
        """Row counts by name; no ids."""
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
            return await self._database.read(
                lambda c: {name: c.execute(query).scalar_one() for name, query in queries.items()}
            )
        except SQLAlchemyError as error:
            raise trouble(str(self._database.url), error) from None


def _check_files(source: Path, file: Path) -> None:
    if not source.is_file():
        raise OperatorError(f"There is no database at {source}.")
    if file.exists():
        raise OperatorError(f"{file} is there already. Name a file that does not exist yet.")
    if not file.parent.is_dir():
        raise OperatorError(f"The folder {file.parent} does not exist.")


def _matches(phase: Phase) -> Select[int]:
    return select(func.count()).select_from(matches).where(matches.c.phase == phase)
