"""A connection that the driver gives up is an error of the database, not the end of a task."""

import asyncio

import pytest

from bot.store.away import GivenUpError, giving_up_is_an_error, is_away


async def test_a_cancelled_future_of_the_driver_is_an_error_that_says_the_server_is_away() -> None:
    given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    given_up.cancel()
    with pytest.raises(GivenUpError) as raised, giving_up_is_an_error():
        await given_up
    assert is_away(raised.value)


async def test_a_task_that_is_cancelled_ends() -> None:
    async def wait() -> None:
        with giving_up_is_an_error():
            await asyncio.Event().wait()

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_time_limit_stays_a_time_limit() -> None:
    async def wait() -> None:
        async with asyncio.timeout(0):
            with giving_up_is_an_error():
                await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        await wait()
