"""The log: one line for a database that is away, sums of an hour, connections lost and back."""

import logging

import pytest

from bot.logs import AWAY_SECONDS, AwayOnce
from bot.shell.connection_log import ConnectionLog
from bot.store.away import GivenUpError
from bot.store.store import Store
from bot.watch.measurements import Answered, HourlySums, Pressed, Throttled
from tests.ports import free_port

log = logging.getLogger(__name__)


async def away() -> Exception:
    """What a server that does not run makes of a read."""
    store = Store.unopened(f"postgresql+asyncpg://nobody@127.0.0.1:{free_port()}/nothing")
    with pytest.raises(OSError, match=r"refused|failed") as caught:
        await store.maintenance.open_tables()
    await store.close()
    return caught.value


def record(error: Exception) -> logging.LogRecord:
    return log.makeRecord(
        "bot", logging.ERROR, "file", 1, "it failed", (), (type(error), error, error.__traceback__)
    )


async def test_a_database_that_is_away_is_one_line_without_a_traceback() -> None:
    now, error = [1000.0], await away()
    once = AwayOnce(lambda: now[0])
    first = record(error)
    assert once.filter(first)
    assert "\n" not in logging.Formatter().format(first)
    assert first.getMessage().startswith("The database is away")
    assert [once.filter(record(error)) for _ in range(3)] == [False] * 3
    now[0] += AWAY_SECONDS
    assert once.filter(record(error))


def test_an_error_without_a_message_is_told_by_its_name() -> None:
    """asyncpg's TimeoutError has none; a log filter that raises ends the loop that failed."""
    told = record(GivenUpError())
    assert AwayOnce().filter(told)
    assert told.getMessage().endswith(": GivenUpError")


def test_any_other_error_keeps_its_traceback() -> None:
    told = record(ConnectionResetError("of a socket that is no database's"))
    assert AwayOnce().filter(told)
    assert "ConnectionResetError" in logging.Formatter().format(told)


def test_an_hour_is_summed_and_begins_anew() -> None:
    sums = HourlySums()
    for outcome in ("done", "done", "refused", "failed"):
        sums.hear(Pressed("move", outcome))
    sums.hear(Answered(0.25))
    sums.hear(Answered(1.5))
    sums.hear(Throttled())
    told = "presses 4, refused 1, failed 1, rate limited 1, slowest answer 1.50 s"
    assert sums.line() == told
    assert sums.line() == ""


def test_a_connection_is_told_once_when_it_goes_and_once_when_it_is_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    connection = ConnectionLog(lambda: now[0])
    with caplog.at_level(logging.INFO):
        connection.back(0)  # the first connection is none that is back
        connection.lost(0)
        connection.lost(0)
        now[0] = 2.5
        connection.back(0)
    assert [each.getMessage() for each in caplog.records] == [
        "gateway: the connection of shard 0 is lost",
        "gateway: shard 0 is connected again after 2.5 s",
    ]
