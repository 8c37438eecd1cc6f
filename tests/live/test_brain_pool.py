"""The pool of brains: advice does not delay computers, and has a limit per person."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Event

import pytest

from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.live.brain_pool import MOST_QUESTIONS, MOST_RECALLED, BrainPool, BusyError
from bot.table.driven import Driven
from tests.over import finished
from tests.shelf import CATALOGUE

BOX = CATALOGUE["kniffel"]
ANNA, BEN = 1001, 1002
SECONDS = 60
"""A question that is not refused would wait for ever."""


@pytest.fixture
def pool() -> Iterator[BrainPool]:
    made = BrainPool()
    yield made
    made.close()


def first_decision() -> Driven:
    match = Match.begin(BOX.game, finished(BOX).table.header)
    legal = tuple(map(str, BOX.game.legal(match.state, 0)))
    return Driven(0, "easy", BOX.game.view(match.state, 0), 0, legal)


async def test_a_brain_thinks_in_a_process_of_its_own(pool: BrainPool) -> None:
    assert await pool.choose(BOX, first_decision()) == "roll"


async def test_however_much_advice_is_asked_for_a_computer_moves_at_once() -> None:
    enough = Event()
    with ThreadPoolExecutor(4) as threads:
        pool = BrainPool(threads)
        questions = [asyncio.create_task(pool.advisers.think(enough.wait)) for _ in range(20)]
        await asyncio.sleep(0)
        assert await pool.choose(BOX, first_decision()) == "roll"
        assert not any(question.done() for question in questions)
        enough.set()
        await asyncio.gather(*questions)


async def test_one_person_asks_only_so_much_at_once_and_others_may_still_ask() -> None:
    over = finished(BOX)
    enough = Event()
    with ThreadPoolExecutor(1) as thread, ExitStack() as at_the_end:
        at_the_end.callback(enough.set)
        pool = BrainPool(thread)
        thread.submit(enough.wait)
        asked = [
            asyncio.create_task(pool.look_back(ANNA, BOX, over.match))
            for _ in range(MOST_QUESTIONS)
        ]
        await asyncio.sleep(0)
        with pytest.raises(PlayerError) as refused:
            await asyncio.wait_for(pool.look_back(ANNA, BOX, over.match), SECONDS)
        others = asyncio.create_task(pool.look_back(BEN, BOX, over.match))
        enough.set()
        await asyncio.gather(*asked, others)
        await pool.look_back(ANNA, BOX, over.match)
    assert refused.value.key == "questions-many"


async def test_a_few_ends_are_looked_back_on_at_once_and_any_number_one_after_the_other(
    pool: BrainPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    going = asyncio.Event()

    async def think(*_: object) -> None:
        await going.wait()

    monkeypatch.setattr(pool.advisers, "think", think)
    match = Match.begin(BOX.game, finished(BOX).table.header)
    ends = [asyncio.create_task(pool.recall(BOX, match)) for _ in range(MOST_RECALLED)]
    await asyncio.sleep(0)
    with pytest.raises(BusyError):
        await pool.recall(BOX, match)
    going.set()
    await asyncio.gather(*ends)
    for _ in range(MOST_RECALLED + 1):
        await pool.recall(BOX, match)
