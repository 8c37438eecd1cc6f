"""A secret question that is answered by words: whose table is meant."""

import pytest

from bot.engine.errors import PlayerError
from bot.live.tables import LiveTables
from tests.numbers import press as number
from tests.shell.notify.bell import betting
from tests.shell.sending import Sending
from tests.shell.served import Served
from tests.shell.tables import BEN, CHANNEL, ELSEWHERE


async def test_of_two_open_questions_that_of_this_channel_is_meant(
    served: Served, sessions: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await betting(sessions)
    monkeypatch.setattr("tests.shell.notify.bell.CHANNEL", ELSEWHERE)
    there = await betting(sessions)
    answers, request = served.parts.actions.secret_answers, served.command(person=BEN)
    assert await answers.meant(request, "") == [here]
    assert await answers.meant(request, there.table.id) == [there]
    assert len(await answers.meant(served.command(person=BEN, channel=CHANNEL + 9), "")) == 2


async def test_an_answer_is_played_in_the_decision_that_is_open(
    served: Served, sessions: LiveTables, sending: Sending
) -> None:
    session = await betting(sessions)
    answers, before = served.parts.actions.secret_answers, session.match
    with pytest.raises(PlayerError, match="bet-words"):
        await answers.answer(served.command(person=BEN), "perhaps", "")
    await answers.answer(served.command(person=BEN), "ja", "")
    assert before is not None
    assert session.match is not None
    assert session.match.version == before.version + 1
    waiting = await answers.open_to(BEN)
    made = await answers.answer_message(int(number()), BEN, waiting, "nein", "de")
    assert made.turn == session.match.turn
    assert session.match.log[-1].text == "bet no"
