"""The database is tested when somebody asks, from another thread, and never for nobody."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.live.health_probe import HealthProbe
from bot.live.tables import LiveTables
from bot.watch.pulse import BEAT_SECONDS, Pulse
from bot.watch.systemd import Systemd
from tests.store.statements import Statement, listening

ALWAYS, HOUR = 0.0, 3600.0


@pytest.fixture
def pulse() -> Pulse:
    return Pulse()


@pytest.fixture
async def counted(sessions: LiveTables, pulse: Pulse) -> AsyncIterator[list[tuple[int, int]]]:
    """What the probe counted so far."""
    found: list[tuple[int, int]] = []
    probe = HealthProbe(
        pulse, sessions, lambda: True, lambda *numbers: found.append(numbers), Systemd({})
    )
    async with probe.taken(probing=True):
        yield found
    pulse.probe(ALWAYS)  # nothing happens any more


async def _ask(pulse: Pulse, max_age: float) -> None:
    await asyncio.to_thread(pulse.probe, max_age)


def _writes(heard: list[Statement]) -> int:
    return sum(sql == "COMMIT" for sql, _ in heard)


async def test_nobody_asks_and_nothing_is_written(
    pulse: Pulse, counted: list[tuple[int, int]]
) -> None:
    with listening() as heard:
        await asyncio.sleep(2 * BEAT_SECONDS)
    assert pulse.beat is not None
    assert heard == []
    assert (pulse.written, counted) == (None, [])


async def test_who_asks_gets_a_fresh_write_or_one_that_is_young_enough(
    pulse: Pulse, counted: list[tuple[int, int]]
) -> None:
    with listening() as heard:
        await _ask(pulse, HOUR)
        assert _writes(heard) == 1
        await _ask(pulse, HOUR)
        assert _writes(heard) == 1
        await _ask(pulse, ALWAYS)
        assert _writes(heard) == 2
    assert len(counted) == 3  # counting writes nothing
    assert pulse.written is not None
    assert not pulse.unwritable


async def test_what_failed_is_tested_again_whoever_asks(
    pulse: Pulse, counted: list[tuple[int, int]], database: Path
) -> None:
    await _ask(pulse, HOUR)
    away = shutil.move(database, database.with_name("away"))
    await _ask(pulse, ALWAYS)
    assert pulse.moved
    assert "was replaced or deleted" in pulse.unwritable
    shutil.move(away, database)
    await _ask(pulse, HOUR)
    assert (pulse.moved, pulse.unwritable) == (False, "")


async def test_who_asks_does_not_wait_for_ever_for_a_database_that_is_held(
    pulse: Pulse, counted: list[tuple[int, int]], database: Path
) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await _ask(pulse, ALWAYS)
        assert pulse.writing is not None
        assert pulse.written is None
        other.execute("ROLLBACK")
    while pulse.writing is not None:
        await _ask(pulse, ALWAYS)
    assert pulse.written is not None
