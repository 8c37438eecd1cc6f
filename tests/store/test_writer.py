"""The one writer: in order, together, told when on disk, and patient with a locked file."""

import asyncio
import inspect
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.store.database import Database, unopened
from bot.store.schema import notes
from bot.store.sqlite_file import READERS
from bot.store.store import Store
from tests.store.statements import Statement, listening


@pytest.fixture
async def one(url: str) -> AsyncIterator[Database]:
    opened = unopened(url)
    yield opened
    await opened.close()


@asynccontextmanager
async def held(database: Database) -> AsyncIterator[None]:
    """The writer stays in a transaction, so that others gather behind it."""
    inside, let_go = threading.Event(), threading.Event()

    def stay(connection: Connection) -> None:
        inside.set()
        assert let_go.wait(30)

    staying = asyncio.create_task(database.write(stay))
    await asyncio.to_thread(inside.wait)
    yield
    await asyncio.sleep(0)  # whoever was started meanwhile asks now
    let_go.set()
    await staying


async def note(database: Database, key: str) -> None:
    row = {"key": key, "value": "x"}
    await database.write(lambda connection: connection.execute(insert(notes), row))


def written(file: Path) -> list[str]:
    """What anybody else finds in the file, in the order in which it was written."""
    with closing(sqlite3.connect(file)) as book:
        return [key for (key,) in book.execute("SELECT key FROM notes ORDER BY rowid")]


async def gathered(
    database: Database, *writes: Coroutine[Any, Any, None]
) -> list[BaseException | None]:
    """Of all of these what came of each, when they wait together."""
    async with held(database):
        waiting = [asyncio.create_task(write) for write in writes]
    return await asyncio.gather(*waiting, return_exceptions=True)


def commits(heard: list[Statement]) -> int:
    return sum(sql == "COMMIT" for sql, _ in heard)


async def test_those_who_wait_together_are_committed_together_in_their_order(
    one: Database, database: Path
) -> None:
    keys = [f"note {number:02}" for number in range(50)]
    with listening() as heard:
        assert await gathered(one, *(note(one, key) for key in keys)) == [None] * 50
    assert written(database) == keys
    assert commits(heard) == 2  # of the one that was held, and of all the others


async def test_one_that_fails_in_the_middle_fails_alone(one: Database, database: Path) -> None:
    keys = ("first", "second", "first", "third")
    first, second, again, third = await gathered(one, *(note(one, key) for key in keys))
    assert (first, second, third) == (None, None, None)
    assert isinstance(again, IntegrityError)
    assert written(database) == ["first", "second", "third"]


async def test_what_fails_half_way_leaves_nothing_behind(one: Database, database: Path) -> None:
    def half(connection: Connection) -> None:
        connection.execute(insert(notes), {"key": "half", "value": "x"})
        raise LookupError

    failed, beside = await gathered(one, one.write(half), note(one, "beside"))
    assert isinstance(failed, LookupError)
    assert beside is None
    assert written(database) == ["beside"]


async def test_where_a_whole_group_is_lost_each_is_written_by_itself(
    one: Database, database: Path
) -> None:
    """As on a full disk: SQLite itself rolls everything back."""

    def lose(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise LookupError

    before, lost, after = await gathered(
        one, note(one, "before"), one.write(lose), note(one, "after")
    )
    assert (before, after) == (None, None)
    assert isinstance(lost, LookupError)
    assert written(database) == ["before", "after"]


async def test_who_is_told_finds_it_in_the_file(one: Database, database: Path) -> None:
    async def told(key: str) -> bool:
        await note(one, key)
        return key in written(database)

    assert all(await asyncio.gather(*(told(str(number)) for number in range(50))))


CRASH = """
import asyncio, os, signal, sys, time
from sqlalchemy import Engine, event
from bot.store.database import unopened
from bot.store.schema import notes
from bot.store.store import Store
from sqlalchemy import insert

commits = 0

def before_commit(connection, cursor, sql, *rest):
    global commits
    commits += sql == "COMMIT"
    if sql == "COMMIT" and commits == 5:
        time.sleep(0.5)  # whoever is told too early says so now
        os.kill(os.getpid(), signal.SIGKILL)

async def note(database, key):
    await database.write(lambda c: c.execute(insert(notes), {"key": key, "value": "x"}))
    os.write(1, f"{key}\\n".encode())

async def main():
    database = unopened(sys.argv[1])
    event.listen(Engine, "before_cursor_execute", before_commit)
    for round in range(9):
        await asyncio.gather(*(note(database, f"{round}-{n}") for n in range(20)))

asyncio.run(main())
"""


def test_nobody_is_told_of_what_a_crash_at_the_commit_takes_away(url: str, database: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CRASH, url], capture_output=True, check=False, text=True
    )
    told = done.stdout.split()
    assert done.returncode < 0, done.stderr
    assert told
    assert set(told) <= set(written(database))


async def test_a_file_that_another_process_holds_only_delays(
    one: Database, database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.store.sqlite_file.PRAGMAS", ("journal_mode=WAL", "busy_timeout=50"))
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.create_task(note(one, str(number))) for number in range(9)]
        while "held by another process" not in caplog.text:
            await asyncio.to_thread(time.sleep, 0.01)
        assert await one.read(lambda c: c.exec_driver_sql("SELECT 1").scalar()) == 1
        assert not any(task.done() for task in waiting)
        other.execute("COMMIT")
    await asyncio.gather(*waiting)
    assert written(database) == [str(number) for number in range(9)]


async def test_a_reader_does_not_wait_for_a_transaction_that_is_open(one: Database) -> None:
    async with held(one):
        assert await one.read(lambda c: c.exec_driver_sql("SELECT 1").scalar()) == 1


async def test_what_waits_at_the_end_is_still_written(url: str, database: Path) -> None:
    closing_ = unopened(url)
    waiting = [asyncio.create_task(note(closing_, str(number))) for number in range(9)]
    await asyncio.sleep(0)
    await closing_.close()
    await asyncio.gather(*waiting)
    assert written(database) == [str(number) for number in range(9)]


async def test_a_file_that_another_process_holds_does_not_delay_the_end(
    url: str, database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.store.sqlite_file.PRAGMAS", ("journal_mode=WAL", "busy_timeout=50"))
    closing_ = unopened(url)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.create_task(note(closing_, str(number))) for number in range(3)]
        while "held by another process" not in caplog.text:
            await asyncio.to_thread(time.sleep, 0.01)
        await closing_.close()
        for task in waiting:
            with pytest.raises(OperationalError, match="locked"):
                await task
    assert written(database) == []


async def test_a_closed_store_refuses_reads_and_writes_and_leaves_no_thread(url: str) -> None:
    before = set(threading.enumerate())
    closed = unopened(url)
    await asyncio.gather(*(closed.read(lambda c: c.exec_driver_sql("SELECT 1")) for _ in range(5)))
    await note(closed, "open")
    started = set(threading.enumerate()) - before
    assert started
    await closed.close()
    await closed.close()
    for thread in started:  # it says that it ends, and then it does
        thread.join(30)
        assert not thread.is_alive()
    with pytest.raises(RuntimeError, match="is closed"):
        await note(closed, "late")
    with pytest.raises(RuntimeError, match="is closed"):
        await closed.read(lambda c: c.exec_driver_sql("SELECT 1"))


async def test_a_first_reader_that_was_cancelled_leaves_its_thread_to_the_next(
    one: Database,
) -> None:
    before = set(threading.enumerate())
    gone = asyncio.create_task(one.read(lambda c: c.exec_driver_sql("SELECT 1").scalar()))
    while not (started := set(threading.enumerate()) - before):  # noqa: ASYNC110 threads tell nobody
        await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert await one.read(lambda c: c.exec_driver_sql("SELECT 1").scalar()) == 1
    assert set(threading.enumerate()) - before == started


async def test_reads_that_run_at_the_end_are_finished(url: str) -> None:
    let_go, asked = threading.Event(), unopened(url)

    def stay(connection: Connection) -> int:
        assert let_go.wait(30)
        return int(connection.exec_driver_sql("SELECT 1").scalar_one())

    reading = [asyncio.create_task(asked.read(stay)) for _ in range(READERS + 1)]
    await asyncio.sleep(0)
    ending = asyncio.create_task(asked.close())
    await asyncio.sleep(0)
    let_go.set()
    assert await asyncio.gather(*reading) == [1] * (READERS + 1)
    await ending


async def test_a_reader_that_was_cancelled_leaves_its_connection_to_the_next(one: Database) -> None:
    inside, let_go = threading.Event(), threading.Event()

    def stay(connection: Connection) -> None:
        inside.set()
        assert let_go.wait(30)

    gone = [asyncio.create_task(one.read(stay)) for _ in range(READERS)]
    await asyncio.to_thread(inside.wait)
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    let_go.set()
    assert await one.read(lambda c: c.exec_driver_sql("SELECT 1").scalar()) == 1


async def test_what_a_reader_left_open_is_rolled_back(one: Database, database: Path) -> None:
    def leave_open(connection: Connection) -> None:
        connection.execute(insert(notes), {"key": "half", "value": "x"})

    await one.read(leave_open)
    await note(one, "later")  # and nothing is locked
    assert written(database) == ["later"]


async def test_a_file_that_cannot_be_opened_is_opened_when_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "not yet"
    early = unopened(f"sqlite+aiosqlite:///{folder}/new.sqlite3")
    for ask in (early.read, early.write):
        with pytest.raises(OperationalError, match="unable to open"):
            await ask(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    folder.mkdir()
    for ask in (early.read, early.write):
        assert await ask(lambda c: c.exec_driver_sql("SELECT 1").scalar()) == 1
    await early.close()


NEVER_CLOSED = """
import asyncio, sys
from bot.store.database import unopened
database = unopened(sys.argv[1])
asyncio.run(database.write(lambda c: c.exec_driver_sql("INSERT INTO notes VALUES ('kept', '')")))
"""


def test_a_process_that_never_closes_its_store_ends_all_the_same(url: str, database: Path) -> None:
    subprocess.run([sys.executable, "-c", NEVER_CLOSED, url], check=True, timeout=60)
    assert written(database) == ["kept"]


def test_the_pinned_driver_has_what_we_use_of_it_beyond_its_documentation() -> None:
    """Names that begin with an underscore: an update of aiosqlite may rename them."""
    assert inspect.iscoroutinefunction(aiosqlite.Connection._execute)
    driver = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64)
    assert isinstance(driver._thread, threading.Thread)


async def test_whoever_has_gone_holds_nobody_up(one: Database, database: Path) -> None:
    async with held(one):
        gone = asyncio.create_task(note(one, "gone"))
        beside = asyncio.create_task(note(one, "beside"))
        await asyncio.sleep(0)
        gone.cancel()
    await beside
    assert written(database) == ["gone", "beside"]
    await note(one, "later")


async def test_a_database_in_memory_is_one_for_all() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    await store.notes.write("key", "value")
    assert await store.notes.read("key") == "value"
    await store.close()
