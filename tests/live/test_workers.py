"""Workers with real processes: started on demand, replaced, killed when stuck, ended when idle."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.live.workers import ClosedError, Lane, StuckError, Worker

LONG = 600.0


def nothing() -> None:
    """The initialiser of a worker process."""


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


async def test_a_closed_lane_answers_no_thought_and_starts_no_process() -> None:
    before = set(multiprocessing.active_children())
    lane = Lane([Worker(nothing, (), LONG)], limit=LONG)
    pid = await lane.think(os.getpid)
    thoughts = [asyncio.create_task(lane.think(time.sleep, LONG)) for _ in range(3)]
    await asyncio.sleep(0)
    lane.close()
    answers = await asyncio.gather(*thoughts, return_exceptions=True)
    assert [type(answer) for answer in answers] == [ClosedError] * 3
    await _gone(pid)
    with pytest.raises(ClosedError):
        await lane.think(os.getpid)
    assert set(multiprocessing.active_children()) <= before


async def test_a_thought_in_the_middle_ends_with_its_lane(tmp_path: Path) -> None:
    lane = Lane([Worker(nothing, (), LONG)], limit=LONG)
    begun = tmp_path / "begun"
    thought = asyncio.create_task(lane.think(_hang, begun))
    async with asyncio.timeout(60):
        while not begun.exists():  # noqa: ASYNC110 a process tells nobody
            await asyncio.sleep(0.01)
    lane.close()
    with pytest.raises(ClosedError):
        await thought


def _hang(begun: Path) -> None:
    begun.touch()
    time.sleep(LONG)


async def _gone(pid: int) -> None:
    """Wait until the process has ended; a zombie has."""
    async with asyncio.timeout(60):
        while _runs(pid):  # noqa: ASYNC110 a process tells nobody
            await asyncio.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:  # noqa: PTH123
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
