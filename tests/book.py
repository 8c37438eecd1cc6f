"""The database as anybody may read it, past the bot."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from bot.engine.match import Move

BOARD = {"board", "posted", "drawn", "replaced"}
FILE = "sqlite+aiosqlite:///"
SERVER = "postgresql+asyncpg://"
CHOSEN = (
    "SELECT person, direct_messages, reminder, listed, quiet_begins, quiet_ends, zone, aloud"
    " FROM people WHERE NOT (direct_messages AND reminder = 'mention' AND listed AND NOT aloud"
    " AND quiet_begins IS NULL AND zone IS NULL)"
)
"""What people decided about themselves; their language is noted beside a table, at any time."""


@dataclass(frozen=True)
class Book:
    url: str

    @classmethod
    def of(cls, file: Path) -> Self:
        return cls(f"{FILE}{file}")

    @property
    def path(self) -> Path:
        """Of an SQLite file."""
        return Path(self.url.removeprefix(FILE))

    def rows(self, query: str) -> list[dict[str, Any]]:
        if self.url.startswith(SERVER):
            with ThreadPoolExecutor(1) as beside:
                return beside.submit(asyncio.run, _fetched(self.url, query)).result()
        with closing(sqlite3.connect(self.path)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query)]

    def moves(self) -> list[Move]:
        """The log of the newest match."""
        newest = "SELECT id FROM matches ORDER BY opened DESC LIMIT 1"
        rows = self.rows(f"SELECT * FROM moves WHERE match = ({newest}) ORDER BY number")
        return [Move(number=row["number"], seat=row["seat"], text=row["move"]) for row in rows]

    def matches(self) -> list[dict[str, Any]]:
        return self.rows("SELECT * FROM matches ORDER BY opened")

    def everything(self) -> list[list[dict[str, Any]]]:
        """All that players did and agreed on; not where the bot last put a board."""
        tables = ("matches", "seats", "moves", "calls")
        rows = [*(self.rows(f"SELECT * FROM {name}") for name in tables), self.rows(CHOSEN)]
        return [[{k: row[k] for k in row.keys() - BOARD} for row in table] for table in rows]


async def _fetched(url: str, query: str) -> list[dict[str, Any]]:
    import asyncpg

    connection = await asyncpg.connect("postgresql://" + url.removeprefix(SERVER))
    try:
        return [dict(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
