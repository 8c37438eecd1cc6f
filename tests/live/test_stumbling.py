"""A caretaker over a broken store: it goes on, with growing pauses, and tells it once."""

import asyncio
import logging

import pytest

from bot.engine.errors import PlayerError
from bot.live import pauses
from bot.live.brain_pool import BrainPool
from bot.live.caretaker import Caretaker
from bot.live.pauses import LONGEST_SECONDS, Pauses
from bot.live.session import Session
from bot.live.tables import LiveTables
from tests.clock import Clock
from tests.live.test_absence import Audience, started


def test_pauses_grow_to_a_limit_and_are_forgotten_after_a_success() -> None:
    clock = Clock()
    growing = Pauses(clock)
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

    monkeypatch.setattr(pauses, "_rest", rest)
    await pauses.over_and_over("the work", work, closing, 5.0)
    assert len(tried) == 12
    assert rests == sorted(rests[:9]) + [5.0] * 3
    assert rests[8] > 100
    assert [r.getMessage() for r in caplog.records] == ["the work stumbled, and will try again"]
    closing.clear()
    tried.clear()
    await pauses.until_it_succeeds("the work", work, closing)
    assert len(tried) == 10


class Falling(Audience):
    """Something that nobody expected goes wrong whenever a board is to be shown."""

    async def calm(self, session: Session) -> None:
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
    await session.leave(1001, "300")  # a computer must play at once, so that it is always due
    for _ in range(20):
        await keeper.look_round()
        await keeper.settled()
    assert audience.shown == 1
    assert [r.levelno for r in caplog.records if "stumbled" in r.getMessage()] == [logging.ERROR]
    await keeper.close()
