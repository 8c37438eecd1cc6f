"""Nobody waits unacknowledged: whatever is slow, the press or command is answered afterwards."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from bot.shell.incoming import guards
from tests.wire.table import Wire, start


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow means slower than this; no test waits for seconds."""
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 0.05)


ANNOUNCED, ACKNOWLEDGED = 5, 6


def first_answers(wire: Wire) -> list[int]:
    """The kinds of the callbacks, as Discord numbers them."""
    bodies = [r.body for r in wire.place.requests if r.path.endswith("/callback")]
    return [int(body["type"]) for body in bodies if body]


@contextmanager
def slow_store(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything that is written or read takes its time."""
    database = wire.bot.parts.desk.store._database
    write, read = database.write, database.read

    async def slow_write(*arguments: object) -> object:
        await asyncio.sleep(0.3)
        return await write(*arguments)  # type: ignore[arg-type]

    async def slow_read(*arguments: object) -> object:
        await asyncio.sleep(0.3)
        return await read(*arguments)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(database, "write", slow_write)
        patched.setattr(database, "read", slow_read)
        yield


async def test_a_slow_press_is_acknowledged_and_then_moves_the_board(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    with slow_store(wire, monkeypatch):
        reply = await anna.press("Würfeln", message=wire.board)
        await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert reply.updated
    assert first_answers(wire)[-1] == ACKNOWLEDGED


async def test_a_file_held_by_another_process_delays_acknowledges_and_loses_nothing(
    wire: Wire,
) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    with closing(sqlite3.connect(wire.book.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        pressed = anna.click_nowait("Würfeln", message=wire.board)
        await pressed.done.wait()
        assert first_answers(wire)[-1] == ACKNOWLEDGED
        assert wire.book.moves() == []
        other.execute("ROLLBACK")
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text, 30)
    assert [move.text for move in wire.book.moves()][:1] == ["roll"]


async def test_a_slow_refusal_is_still_private(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    with slow_store(wire, monkeypatch):
        reply = await cleo.slash("zug", channel=wire.channel, zug="roll")
    assert reply.private
    assert "Du sitzt nicht an diesem Tisch" in reply.text


async def test_a_table_that_opens_slowly_is_public_all_the_same(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = wire.people
    with slow_store(wire, monkeypatch):
        await anna.slash("spielen", channel=wire.channel, spiel="kniffel")
        await wire.place.until(lambda: "Tisch offen" in wire.board.text)
    assert first_answers(wire) == [ANNOUNCED]
    await anna.press("Los geht’s", message=wire.board)
    await wire.place.until(lambda: "ist dran" in wire.board.content)


async def test_a_list_that_takes_long_is_empty_in_time_and_whole_the_next_time(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    wire.bot.parts.desk.sessions._kept.drop(lambda _: True)  # it has to be read
    released, database = asyncio.Event(), wire.bot.parts.desk.store._database
    read = database.read

    async def held(*arguments: object) -> object:
        await released.wait()
        return await read(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(database, "read", held)
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 0.05)
    assert await anna.autocomplete("zug", "zug", "", channel=wire.channel) == []
    released.set()
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 60.0)
    assert await anna.autocomplete("zug", "zug", "", channel=wire.channel)
    assert "Traceback" not in caplog.text


async def test_a_list_over_a_broken_database_says_so_in_one_line(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 2.0)

    async def broken(*arguments: object) -> object:
        raise OSError("the disk is gone")

    anna, *_ = wire.people
    monkeypatch.setattr(wire.bot.parts.desk.store._database, "read", broken)
    ((name, value),) = await anna.autocomplete("zug", "zug", "ro", channel=wire.channel)
    assert "etwas schief" in name
    assert value == "ro"
