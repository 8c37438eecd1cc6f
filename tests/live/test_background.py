"""Background tasks: referenced while they run, logged when they fail, ended on shutdown."""

import asyncio
import gc
import logging

import pytest

from bot.live.background import Background


async def test_a_failed_task_is_logged_with_its_name(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("no disk")

    tasks = Background("closing")
    tasks.start(fail(), "abc")
    await tasks.finish()
    (line,) = caplog.records
    assert (line.levelno, line.getMessage()) == (logging.ERROR, "closing-abc failed")
    assert line.exc_info is not None
    assert isinstance(line.exc_info[1], ValueError)


async def test_a_task_that_nobody_holds_survives_the_garbage_collector() -> None:
    async def work() -> None:
        await asyncio.get_running_loop().create_future()  # only this task refers to the future

    tasks = Background("work")
    tasks.start(work(), "1")
    await asyncio.sleep(0)
    gc.collect()
    assert "work-1" in {task.get_name() for task in asyncio.all_tasks()}
    await tasks.cancel()


async def test_finish_waits_for_tasks_that_were_started_meanwhile() -> None:
    tasks, ended = Background("work"), list[str]()

    async def second() -> None:
        await asyncio.sleep(0)
        ended.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        tasks.start(second(), "2")
        ended.append("first")

    tasks.start(first(), "1")
    await tasks.finish()
    assert ended == ["first", "second"]
    assert len(tasks) == 0


async def test_finish_gives_up_after_its_time_and_cancel_ends_what_is_left(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tasks, cancelled = Background("work"), list[int]()

    async def hang() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.append(1)
            raise

    tasks.start(hang(), "1")
    await tasks.finish(0.01)
    assert len(tasks) == 1
    await tasks.cancel()
    assert (len(tasks), cancelled) == (0, [1])
    assert not caplog.records, "a cancelled task has not failed"
