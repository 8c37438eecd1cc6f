"""Failures are retried with growing backoff and logged once; also those of the caretaker."""

import asyncio
import logging

import pytest

from bot.engine.errors import PlayerError
from bot.live import backoff
from bot.live.backoff import LONGEST_SECONDS, Backoff
from bot.live.brain_pool import BrainPool
from bot.live.caretaker import Caretaker
from bot.live.session import Session
from bot.live.tables import LiveTables
from tests.clock import Clock
from tests.live.test_clock_jumps import Audience, started
from tests.numbers import press


def test_pauses_grow_to_a_limit_and_are_forgotten_after_a_success() -> None:
    clock = Clock()
    growing = Backoff(clock)
    assert growing.seconds("x") == 0
    told, waits = [], []
    for _ in range(12):
        told.append(growing.failed("x"))
        waits.append(growing.seconds("x"))
        clock.move(waits[-1])
    assert told == [True] + [False] * 11
    assert waits == sorted(waits)
    assert (waits[0], waits[-1]) == (1.0, LONGEST_SECONDS)
    growing.succeeded("x")
    assert growing.failed("x")


def test_a_key_that_failed_often_enough_is_given_up() -> None:
    clock = Clock()
    growing = Backoff(clock, first=2.0, longest=60.0, give_up_after=12)
    waits = []
    for attempt in range(1, 13):
        assert growing.failed("x") == (attempt == 1)
        assert growing.attempts("x") == attempt
        waits.append(growing.seconds("x"))
        assert growing.due() == []
        clock.move(waits[-1])
        assert growing.due() == ["x"]
    assert waits == [2.0, 4.0, 8.0, 16.0, 32.0] + [60.0] * 7
    growing.failed("x")
    assert (growing.attempts("x"), growing.due()) == (0, [])


async def test_a_work_that_fails_is_tried_ever_more_rarely_told_once_and_never_given_up(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing, tried = asyncio.Event(), list[float]()
    rests: list[float] = []

    async def rest(closing: asyncio.Event, seconds: float) -> None:
        rests.append(seconds)
        if len(tried) == 12:
            closing.set()

    async def work() -> None:
        tried.append(1.0)
        if len(tried) < 10:
            raise ValueError("no disk")

    monkeypatch.setattr(backoff, "sleep_unless_closed", rest)
    await backoff.repeat_until_closed("the work", work, closing, 5.0)
    assert len(tried) == 12
    assert rests == sorted(rests[:9]) + [5.0] * 3
    assert rests[8] > 100
    assert [r.getMessage() for r in caplog.records] == ["the work stumbled, and will try again"]
    closing.clear()
    tried.clear()
    await backoff.retry_until_success("the work", work, closing)
    assert len(tried) == 10


async def test_a_cancellation_that_a_driver_turned_into_its_own_error_ends_the_loop() -> None:
    started = asyncio.Event()

    async def work() -> None:
        started.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise OSError("connection lost") from None

    loop = asyncio.create_task(backoff.repeat_until_closed("the work", work, asyncio.Event(), 1.0))
    await started.wait()
    loop.cancel()
    with pytest.raises(OSError, match="connection lost"):
        await loop


class Falling(Audience):
    """Raises an unexpected error whenever a board is to be drawn."""

    async def wait_until_read(self, session: Session) -> None:
        """Nothing is staged here."""

    async def remind(self, session: Session) -> None:
        self.reminded += 1
        raise PlayerError("unexpected")

    async def show(self, session: Session) -> None:
        self.shown += 1
        raise PlayerError("unexpected")


async def test_a_table_over_which_the_caretaker_stumbles_is_told_once_and_tried_ever_more_rarely(
    sessions: LiveTables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    keeper = Caretaker(sessions, BrainPool(), audience := Falling())
    session = await started(sessions, "pace quick")
    await session.leave(1001, press())  # a computer must play at once, so that it is always due
    for _ in range(20):
        await keeper.look_round()
        await keeper.settled()
    assert audience.shown == 1
    assert [r.levelno for r in caplog.records if "stumbled" in r.getMessage()] == [logging.ERROR]
    await keeper.close()
