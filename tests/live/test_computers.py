"""Computers whose brain fails, returns an illegal move or hangs: the match goes on."""

import logging

import pytest

from bot.engine.catalogue import Box
from bot.live.backoff import Backoff
from bot.live.brain_pool import BrainPool
from bot.live.computers import REST_SECONDS, TRY_AGAIN_SECONDS, Computers
from bot.live.workers import ClosedError, StuckError
from bot.table.driven import Driven
from tests.clock import Clock
from tests.live.test_brain_pool import BOX, first_decision


class Broken(BrainPool):
    """Gives these answers in order; repeats the last one."""

    def __init__(self, *answers: str | Exception) -> None:
        super().__init__()
        self.answers = list(answers)
        self.asked = 0

    async def choose(self, box: Box, driven: Driven) -> str:
        self.asked += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer


class Pauses:
    """Records pauses without waiting."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)


def choice() -> Driven:
    """A decision between two moves."""
    one = first_decision()
    return Driven(one.seat, one.strength, one.view, one.version, ("reroll 1", "enter frog"))


async def test_a_failing_brain_is_asked_again_after_growing_pauses() -> None:
    brain, pauses = Broken(ValueError(), ValueError(), "enter frog"), Pauses()
    assert await Computers(brain, pauses.sleep).choose(BOX, choice()) == "enter frog"
    assert pauses.seconds == list(TRY_AGAIN_SECONDS) == sorted(TRY_AGAIN_SECONDS)


@pytest.mark.parametrize(
    ("answer", "times"), [(ValueError("broken"), 3), ("nonsense", 3), (StuckError("hangs"), 1)]
)
async def test_where_it_fails_for_good_the_seat_plays_the_simplest_move_and_one_line_tells(
    caplog: pytest.LogCaptureFixture, answer: str | Exception, times: int
) -> None:
    brain, clock = Broken(answer), Clock()
    computers = Computers(brain, Pauses().sleep, Backoff(clock, first=REST_SECONDS))
    assert [await computers.choose(BOX, choice()) for _ in range(5)] == ["reroll 1"] * 5
    assert brain.asked == times
    clock.move(REST_SECONDS + 1)  # it is tried again, and fails again
    await computers.choose(BOX, choice())
    assert brain.asked == 2 * times
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert [BOX.id in r.getMessage() for r in errors] == [True]


async def test_while_the_bot_ends_no_move_is_made_instead_of_the_brains(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(ClosedError):
        await Computers(Broken(ClosedError()), Pauses().sleep).choose(BOX, choice())
    assert not caplog.records


async def test_a_brain_that_is_well_again_plays_again() -> None:
    brain, clock = Broken(ValueError(), ValueError(), ValueError(), "enter frog"), Clock()
    computers = Computers(brain, Pauses().sleep, Backoff(clock, first=REST_SECONDS))
    assert await computers.choose(BOX, choice()) == "reroll 1"
    clock.move(REST_SECONDS + 1)
    assert await computers.choose(BOX, choice()) == "enter frog"
    assert await computers.choose(BOX, choice()) == "enter frog"


async def test_a_move_without_a_choice_needs_no_brain() -> None:
    brain = Broken(ValueError())
    assert await Computers(brain, Pauses().sleep).choose(BOX, first_decision()) == "roll"
    assert brain.asked == 0
