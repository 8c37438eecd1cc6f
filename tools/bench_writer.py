"""The SQLite writer: one write alone, and fifty at once, beside a bare `sqlite3` connection."""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.engine import make_url

from bot.store.schema import notes
from bot.store.sqlite_file import PRAGMAS, SqliteFile
from tools.bench_report import Line, close, head, say

ALONE, TOGETHER, AT_ONCE, ROUNDS = 50, 500, 50, 24
"""Writes of one caller, and of all callers together, in a round; rounds, in turns."""
TABLE = "CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
KEY, VALUE = "bench", "0"

# Three statements, as for a move: read the version, change it, append a row.
FIND = select(notes.c.value).where(notes.c.key == KEY)
CHANGE = update(notes).where(notes.c.key == KEY).values(value=bindparam("new"))
APPEND = insert(notes)


class Store(Protocol):
    async def write(self, work: Callable[[Connection], Any]) -> Any: ...

    async def close(self) -> None: ...


@dataclass
class Figures:
    alone: list[float] = field(default_factory=list)
    cpu_alone: float = 0.0
    seconds_together: float = 0.0
    cpu_together: float = 0.0

    @property
    def milliseconds(self) -> float:
        return median(self.alone) * 1000

    @property
    def cpu_milliseconds(self) -> float:
        return self.cpu_alone / len(self.alone) * 1000

    @property
    def a_second(self) -> float:
        return ROUNDS * TOGETHER / self.seconds_together

    @property
    def cpu_milliseconds_together(self) -> float:
        return self.cpu_together / (ROUNDS * TOGETHER) * 1000


class Bare:
    """What SQLite itself costs: the same statements on the calling thread, one commit each."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")

    async def write(self, work: Callable[[Connection], Any]) -> None:
        del work  # it speaks SQLAlchemy
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        (seen,) = execute("SELECT value FROM notes WHERE key = ?", (KEY,)).fetchone()
        new = str(int(seen) + 1)
        execute("UPDATE notes SET value = ? WHERE key = ?", (new, KEY))
        execute("INSERT INTO notes VALUES (?, ?)", (f"note {new}", new))
        execute("COMMIT")

    async def close(self) -> None:
        self._connection.close()


def ours(file: Path) -> Store:
    return SqliteFile(make_url(f"sqlite+aiosqlite:///{file}"))


async def compared(makers: dict[str, Callable[[Path], Store]]) -> dict[str, Figures]:
    """Each writes into a file of its own; rounds take turns, so that all meet the same noise."""
    found = {name: Figures() for name in makers}
    with tempfile.TemporaryDirectory() as folder:
        stores = {name: make(_file(Path(folder), name)) for name, make in makers.items()}
        for store in stores.values():
            await _warmed(store)
        for _ in range(ROUNDS):
            for name, store in stores.items():
                await _alone(store, found[name])
                await _together(store, found[name])
        for store in stores.values():
            await store.close()
    return found


async def writer() -> None:
    found = await compared({"ours": ours, "bare": Bare})
    mine, bare = found["ours"], found["bare"]
    say(Line("a write alone", mine.milliseconds, "ms", bare.milliseconds))
    say(Line("  CPU", mine.cpu_milliseconds, "ms", bare.cpu_milliseconds))
    say(Line(f"{AT_ONCE} at once", mine.a_second, "/s", bare.a_second, share=1))
    cpu = mine.cpu_milliseconds_together, "ms", bare.cpu_milliseconds_together
    say(Line("  CPU", *cpu))


def _file(folder: Path, name: str) -> Path:
    file = folder / f"{name}.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute(TABLE)
    connection.execute("INSERT INTO notes VALUES (?, ?)", (KEY, VALUE))
    connection.commit()
    connection.close()
    return file


def _work(connection: Connection) -> None:
    new = str(int(connection.execute(FIND).scalar_one()) + 1)
    connection.execute(CHANGE, {"new": new})
    connection.execute(APPEND, {"key": f"note {new}", "value": new})


async def _warmed(store: Store) -> None:
    for _ in range(ALONE):
        await store.write(_work)


async def _alone(store: Store, figures: Figures) -> None:
    cpu = process_time()
    for _ in range(ALONE):
        begun = perf_counter()
        await store.write(_work)
        figures.alone.append(perf_counter() - begun)
    figures.cpu_alone += process_time() - cpu


async def _together(store: Store, figures: Figures) -> None:
    cpu, begun = process_time(), perf_counter()
    await asyncio.gather(*(_one_of_many(store.write) for _ in range(AT_ONCE)))
    figures.seconds_together += perf_counter() - begun
    figures.cpu_together += process_time() - cpu


async def _one_of_many(write: Callable[[Callable[[Connection], Any]], Awaitable[Any]]) -> None:
    for _ in range(TOGETHER // AT_ONCE):
        await write(_work)


if __name__ == "__main__":
    head("the SQLite writer")
    asyncio.run(writer())
    close()
    sys.exit(0)
