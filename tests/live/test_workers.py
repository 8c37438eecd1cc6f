"""Workers with real processes: started late, replaced, cut off, ended when idle."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from bot.live.workers import Lane, StuckError, Worker

LONG = 600.0


def nothing() -> None:
    """How a worker wakes here."""


@pytest.fixture
def lane() -> Iterator[Lane]:
    made = Lane([Worker(nothing, (), LONG) for _ in range(2)], limit=LONG)
    yield made
    made.close()


async def test_a_worker_starts_when_first_needed_and_the_second_only_when_the_first_is_busy(
    lane: Lane,
) -> None:
    pids = [await lane.think(os.getpid) for _ in range(3)]
    assert len(set(pids)) == 1
    assert os.getpid() not in pids


async def test_a_process_that_was_killed_is_replaced_and_its_thought_is_thought_again(
    lane: Lane,
) -> None:
    killed = await lane.think(os.getpid)
    os.kill(killed, signal.SIGKILL)
    assert await lane.think(os.getpid) != killed


async def test_a_stuck_thought_is_cut_off_with_its_process_and_harms_no_other() -> None:
    stuck, other = Worker(nothing, (), LONG), Worker(nothing, (), LONG)
    pid, unharmed = await stuck.think(LONG, os.getpid), await other.think(LONG, os.getpid)
    with pytest.raises(StuckError):
        await stuck.think(0.01, time.sleep, LONG)
    await _gone(pid)
    assert await stuck.think(LONG, os.getpid) != pid
    assert await other.think(LONG, os.getpid) == unharmed
    stuck.end()
    other.end()


async def test_an_idle_worker_ends_its_process_and_starts_again_when_needed() -> None:
    worker = Worker(nothing, (), idle=0.01)
    pid = await worker.think(LONG, os.getpid)
    await _gone(pid)
    assert await worker.think(LONG, os.getpid) != pid
    worker.end()


async def _gone(pid: int) -> None:
    """Until its process has ended; one that was killed and not yet collected has, too."""
    async with asyncio.timeout(30):
        while _runs(pid):  # noqa: ASYNC110 a process tells nobody
            await asyncio.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:  # noqa: PTH123
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
