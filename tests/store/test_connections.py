"""Every connection flushes before a commit returns; no failed statement tells its parameters."""

import asyncio
import logging
import threading

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.store.database import Database, existing, unopened
from bot.store.schema import moves
from bot.store.sqlite_file import READERS, FileMovedError, SqliteFile

FULL = 2
SECRET = "bet yes"
log = logging.getLogger("bot.test")


def _settings(connection: Connection) -> dict[str, object]:
    names = ("synchronous", "journal_mode", "foreign_keys")
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}


async def _of_every_connection(database: Database) -> list[dict[str, object]]:
    """The writer's, the readers' (all at once, so that none answers twice) and a copy's."""
    together = threading.Barrier(READERS)

    def ask(connection: Connection) -> dict[str, object]:
        together.wait(30)
        return _settings(connection)

    found = await asyncio.gather(*(database.read(ask) for _ in range(READERS)))
    async with database.pool.connect() as streamed:
        return [await database.write(_settings), *found, await streamed.run_sync(_settings)]


async def test_every_connection_to_a_file_flushes_before_a_commit_returns(url: str) -> None:
    database = await existing(url)
    wanted = {"synchronous": FULL, "journal_mode": "wal", "foreign_keys": 1}
    assert await _of_every_connection(database) == [wanted] * (READERS + 2)
    await database.close()


async def test_a_file_that_was_deleted_is_not_created_anew(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a connection that opens later: the file may go between the look at it and the opening."""
    database = await existing(url)
    assert database.file
    database.file.unlink()
    with pytest.raises(FileMovedError):
        await database.write(_settings)
    monkeypatch.setattr(SqliteFile, "check_unmoved", lambda self: None)
    with pytest.raises(OperationalError, match="unable to open"):
        await database.write(_settings)
    assert not database.file.exists()
    await database.close()


@pytest.mark.both
@pytest.mark.parametrize("lacking", [{"match": None}, {"at": None}, {}])
async def test_a_failed_statement_tells_no_parameter(
    url: str, caplog: pytest.LogCaptureFixture, lacking: dict[str, None]
) -> None:
    """Neither SQLAlchemy nor, in its DETAIL, PostgreSQL; with {} the match is not there."""
    row = {"match": "gone", "number": 0, "seat": 1, "move": SECRET, "at": 0.0} | lacking
    database = unopened(url)
    with pytest.raises(IntegrityError) as raised:
        await database.write(lambda connection: connection.execute(insert(moves), row))
    await database.close()
    log.error("a move could not be written", exc_info=raised.value)
    assert "INSERT INTO moves" in caplog.text
    assert SECRET not in caplog.text
