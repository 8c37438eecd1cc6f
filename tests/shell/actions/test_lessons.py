"""A lesson: begun at its beginning, taken up where it was, and begun anew once it is done."""

import pytest

from bot.engine import lesson as lessons
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.table.table import LESSON
from tests.shelf import CATALOGUE
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import ANNA

STEPS = len(CATALOGUE["kniffel"].lesson.steps) if CATALOGUE["kniffel"].lesson else 0


def step(session: Session | None) -> int:
    assert session is not None
    assert session.match is not None
    assert session.box.lesson is not None
    return lessons.step_of(session.box.lesson, session.match)


@pytest.mark.parametrize(("known", "begins"), [(0, 0), (2, 2), (STEPS, 0)])
async def test_a_lesson_is_taken_up_where_it_was(
    served: Served, sessions: LiveTables, sending: Sending, known: int, begins: int
) -> None:
    if known:
        done = 5.0 if known == STEPS else None
        await sessions.store.lessons.reached(ANNA, "kniffel", known, done)
    await served.parts.actions.lessons.learn(served.command(), "kniffel")
    assert step(await sessions.private(ANNA, LESSON)) == begins
    assert sending.done
