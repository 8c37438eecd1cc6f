"""Servers that removed the bot: purged by one process, and again after a failure."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.live import left_servers
from bot.live.left_servers import LeftServers
from bot.live.tables import LiveTables
from tests.book import Book


class Turns:
    """Says whether this process purges, and when it was asked so often."""

    def __init__(self, purging: bool, most: int) -> None:
        self._purging = purging
        self._left = most
        self.all_asked = asyncio.Event()

    def __call__(self) -> bool:
        self._left -= 1
        if self._left <= 0:
            self.all_asked.set()
        return self._purging


async def test_a_purge_that_fails_is_logged_and_tried_again(
    sessions: LiveTables,
    book: Book,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(left_servers, "PURGE_SECONDS", 0.01)
    with closing(sqlite3.connect(book.path)) as database:
        database.execute("ALTER TABLE servers RENAME TO elsewhere")
    turns = Turns(purging=True, most=2)
    servers = LeftServers(sessions, turns)
    running = asyncio.create_task(servers.run())
    async with asyncio.timeout(60):
        await turns.all_asked.wait()
    servers.close()
    await running
    assert caplog.text.count("purging servers") == 1


async def test_a_process_that_does_not_purge_reads_nothing(
    sessions: LiveTables, book: Book, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(book.path)) as database:
        database.execute("ALTER TABLE servers RENAME TO elsewhere")
    turns = Turns(purging=False, most=1)
    servers = LeftServers(sessions, turns)
    running = asyncio.create_task(servers.run())
    async with asyncio.timeout(60):
        await turns.all_asked.wait()
    servers.close()
    await running
    assert "purging servers" not in caplog.text
