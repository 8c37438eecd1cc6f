"""One ephemeral message per person and channel."""

import asyncio
from typing import Any

import pytest
from discord import NotFound

from bot.engine.match import Match
from bot.shell.answers import ephemerals as module
from bot.shell.answers.ephemeral import Decision, Ephemeral
from bot.shell.answers.ephemerals import Ephemerals
from bot.shell.discord_errors import UNKNOWN_MESSAGE
from bot.shell.drawing.draw import Message
from bot.table.snapshot import Snapshot
from tests.games.kniffel.table import BOX, roll
from tests.games.kniffel.table import table as new_match
from tests.shell.http_errors import refused
from tests.shell.interactions import command, press
from tests.shell.sending import Sending
from tests.shell.tables import ANNA, BEN, CHANNEL, ELSEWHERE, MATCH, kniffel

GONE = refused(NotFound, UNKNOWN_MESSAGE)
FIRST = 1
"""The id of the first message that is sent."""
LINE = "Das geht jetzt nicht."


def question(match: Match | None = None, **fields: Any) -> Snapshot:
    return Snapshot(BOX, kniffel(**fields), match or new_match())


async def test_a_second_answer_edits_the_first_message(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    await kept.show(press(), Message("zwei"))
    assert sending.done == [("sent", "eins"), ("acknowledged", ""), ("edited 1", "zwei")]


async def test_everybody_has_a_message_of_their_own_in_each_channel(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    await kept.show(press(person=BEN), Message("zwei"))
    await kept.show(press(channel=ELSEWHERE), Message("drei"))
    assert [what for what, _ in sending.done] == ["sent"] * 3


async def test_a_buried_message_is_replaced_by_a_new_one_and_deleted(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    kept.bury(ELSEWHERE)
    await kept.show(press(), Message("zwei"))
    kept.bury(CHANNEL)
    await kept.show(press(), Message("drei"))
    assert await sending.later() == ("deleted", FIRST)
    assert ("sent", "drei") in sending.done


async def test_a_command_gets_a_new_message_and_the_old_one_goes(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    await kept.show(command(), Message("zwei"))
    assert await sending.later() == ("deleted", FIRST)
    assert ("sent", "zwei") in sending.done


async def test_a_pressed_ephemeral_message_becomes_its_answer(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    kept.bury(CHANNEL)
    await kept.show(press(on=FIRST, ephemeral=True), Message("zwei"))
    assert sending.done == [("sent", "eins"), ("put", "zwei")]


async def test_a_pressed_message_that_is_gone_is_sent_anew(sending: Sending) -> None:
    kept, sending.broken = Ephemerals(), GONE
    await kept.show(press(on=40, ephemeral=True), Message("eins"))
    assert sending.done == [("sent", "eins")]


async def test_an_older_message_is_pressed_and_the_newer_one_goes(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    await kept.show(press(on=40, ephemeral=True), Message("zwei"))
    assert await sending.later() == ("deleted", FIRST)


async def test_an_edit_that_discord_refuses_becomes_a_new_message(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    sending.broken = GONE
    await kept.show(press(), Message("zwei"))
    assert sending.done[-1] == ("sent", "zwei")


async def test_a_line_stands_above_the_message_and_the_old_text_comes_back(
    sending: Sending, lines_pass: None
) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Frage"))
    await kept.tell(press(), LINE)
    assert sending.done[-1] == ("edited 1", LINE)
    assert await sending.later() == ("edited 1", "Frage")


async def test_a_line_without_a_message_is_deleted_by_itself(
    sending: Sending, lines_pass: None
) -> None:
    kept = Ephemerals()
    await kept.tell(press(), LINE)
    assert sending.done == [("sent", LINE)]
    assert await sending.later() == ("deleted", FIRST)
    await kept.show(press(), Message("Frage"))
    assert sending.done[-1] == ("sent", "Frage")


async def test_the_same_line_is_not_shown_twice(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.tell(press(), LINE)
    await kept.tell(press(), LINE)
    await kept.tell(press(), "Etwas anderes.")
    assert sending.done[1:] == [
        ("acknowledged", ""),
        ("acknowledged", ""),
        ("edited 1", "Etwas anderes."),
    ]
    await kept.finish()


async def test_a_closed_question_is_one_line_that_is_deleted(
    sending: Sending, lines_pass: None
) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Frage"))
    await kept.close(press(), LINE)
    assert sending.done[-1] == ("edited 1", LINE)
    assert await sending.later() == ("deleted", FIRST)


async def test_questions_go_when_their_decision_is_made(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Frage"), Decision(MATCH, 0))
    await kept.show(press(person=BEN), Message("Menü"))
    kept.drop_decided(question())
    kept.drop_decided(question(id="other234", phase="finished"))
    kept.drop_decided(question(new_match().play(0, "roll"), channel=ELSEWHERE))
    await asyncio.sleep(0)
    assert [what for what, _ in sending.done] == ["sent", "sent"]
    kept.drop_decided(question(phase="stopped"))
    assert await sending.later() == ("deleted", FIRST)


async def test_a_question_of_an_earlier_decision_goes(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Frage"), Decision(MATCH, 0))
    kept.drop_decided(question(roll(new_match(), "mmckt")))
    assert await sending.later() == ("deleted", FIRST)


async def test_only_the_pressed_message_is_put_away(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Menü"))
    await kept.put_away(press(on=40, ephemeral=True))
    await kept.put_away(press())
    await asyncio.sleep(0)
    assert sending.done == [("sent", "Menü")]
    await kept.put_away(press(on=FIRST, ephemeral=True))
    assert await sending.later() == ("deleted", FIRST)


async def test_a_message_whose_token_is_dead_is_not_edited_any_more(
    sending: Sending, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TOKEN_SECONDS", 0.0)
    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    await asyncio.sleep(0.001)
    await kept.show(press(), Message("zwei"))
    assert sending.done == [("sent", "eins"), ("sent", "zwei")]


async def test_a_token_that_dies_during_an_edit_is_not_used_again(
    sending: Sending, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TOKEN_SECONDS", 0.0)

    async def slow(known: Ephemeral, parts: dict[str, Any]) -> None:
        await asyncio.sleep(0.001)

    kept = Ephemerals()
    await kept.show(press(), Message("eins"))
    monkeypatch.setattr(Ephemeral, "edit", slow)
    await kept.show(press(), Message("zwei"), board=MATCH)
    assert not await kept.redraw(CHANNEL, ANNA, Message("Brett"), MATCH)
    await kept.show(press(), Message("drei"))
    assert [what for what, _ in sending.done] == ["sent", "acknowledged", "sent"]


async def test_what_was_sent_before_a_restart_is_known_by_its_press(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.tell(press(on=40, ephemeral=True, content="Frage"), LINE)
    assert sending.done == [("line", LINE)]
    await kept.finish()


async def test_on_shutdown_deletions_under_way_are_completed_and_no_line_is_touched(
    sending: Sending, lines_pass: None
) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Frage"), Decision(MATCH, 0))
    await kept.tell(press(person=BEN), LINE)
    kept.drop_decided(question(phase="stopped"))
    await kept.finish()
    assert [one for one in sending.done if one[0] == "deleted"] == [("deleted", FIRST)]


async def test_only_the_message_that_shows_a_board_is_redrawn_with_it(sending: Sending) -> None:
    kept = Ephemerals()
    await kept.show(press(), Message("Regeln"))
    assert not await kept.redraw(CHANNEL, ANNA, Message("Brett"), MATCH)
    await kept.show(press(), Message("Brett"), board=MATCH)
    assert not await kept.redraw(CHANNEL, ANNA, Message("Brett"), "another")
    assert await kept.redraw(CHANNEL, ANNA, Message("Brett 2"), MATCH)
    assert sending.done[-1] == (f"edited {FIRST}", "Brett 2")
