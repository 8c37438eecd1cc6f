"""The rate limit per person, and the thread of heavy reads."""

import asyncio
import threading

import pytest

from bot.engine.errors import PlayerError
from bot.live.rate_limit import MOST_REMEMBERED, HeavyReads, RateLimit
from tests.clock import Clock


def test_what_is_used_up_comes_back_with_time_and_is_nobody_elses() -> None:
    clock = Clock()
    allowance = RateLimit(2, 60.0, clock)
    for _ in range(2):
        allowance.take("anna")
    with pytest.raises(PlayerError, match="slow-down"):
        allowance.take("anna")
    allowance.take("ben")
    clock.now += 61
    allowance.take("anna")


def test_it_does_not_grow_with_the_people_who_ever_asked() -> None:
    clock = Clock()
    allowance = RateLimit(1, 60.0, clock)
    for person in range(MOST_REMEMBERED + 50):
        allowance.take(person)
    assert len(allowance._used) == MOST_REMEMBERED


def test_a_clock_that_was_put_back_locks_nobody_out() -> None:
    clock = Clock()
    allowance = RateLimit(1, 60.0, clock)
    allowance.take("anna")
    clock.now -= 3600
    allowance.take("anna")


async def test_a_crowd_of_readers_has_one_chair_and_the_loop_goes_on() -> None:
    room, reading, most = HeavyReads(RateLimit(60, 60.0, Clock())), 0, 0
    begun, may_end = threading.Event(), threading.Event()

    def read() -> None:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        begun.set()
        may_end.wait(10)
        reading -= 1

    readers = [asyncio.create_task(room.read(read)) for _ in range(20)]
    assert await asyncio.to_thread(begun.wait, 10), "the loop goes on meanwhile"
    may_end.set()
    await asyncio.gather(*readers)
    assert most == 1
