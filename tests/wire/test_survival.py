"""What happens to a table when Discord takes things away: it goes on, pauses or ends, in words."""

import logging

import pytest

from bot.shell.incoming import guards
from bot.table import votes
from localcord import Permission
from tests.clock import pass_time
from tests.wire.hands import set_up, stop
from tests.wire.table import Wire, board_of, boards_of, enter, roll, seat, start, whose_turn

EDIT = "PATCH /channels/*/messages/*"
FORBIDDEN = """Hier fehlt mir ein Recht. \
Bitte lass mich in diesem Kanal lesen, schreiben und Links einbetten."""


def _troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Log lines that would wake an operator."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]


async def _started(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)


async def test_a_deleted_board_comes_back_with_the_next_move(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    await _started(wire)
    current, lost = whose_turn(wire.place, wire.channel), wire.board
    wire.place.delete(lost)
    with wire.place.expect_fault("10008"):
        await current.slash("zug", channel=wire.channel, zug="roll")
        await wire.place.until(lambda: boards_of(wire.channel))
    assert "Wurf 1 von 3" in wire.board.text
    assert (await enter(wire.place, wire.channel)).updated
    assert _troubles(caplog) == []


async def test_a_board_deleted_under_the_finger_comes_back_with_the_move_on_it(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    await _started(wire)
    current, lost = whose_turn(wire.place, wire.channel), wire.board
    wire.place.expect_fault("10008")
    pressed = current.click_nowait("Würfeln", message=lost)
    wire.place.delete(lost)
    await wire.place.until(lambda: boards_of(wire.channel))
    assert "Wurf 1 von 3" in wire.board.text
    assert len(wire.book.moves()) == 6
    assert pressed.answer is not None
    assert _troubles(caplog) == []


async def test_a_table_whose_channel_is_deleted_ends(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    await _started(wire)
    with caplog.at_level(logging.INFO):
        wire.place.delete_channel(wire.channel)
        await wire.place.until(lambda: wire.book.matches()[0]["phase"] == "stopped")
        await wire.place.until(lambda: "its channel is gone" in caplog.text)
    assert _troubles(caplog) == []


async def test_a_table_in_a_deleted_thread_ends(wire: Wire) -> None:
    thread = wire.place.new_thread("kniffeln")
    await seat(wire.people[0], channel=thread)
    wire.place.delete_channel(thread)
    await wire.place.until(lambda: wire.book.matches()[0]["phase"] == "stopped")


@pytest.mark.parametrize("right", ["SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_presses_still_move_the_board_where_the_bot_may_not_write(
    wire: Wire, caplog: pytest.LogCaptureFixture, right: str
) -> None:
    await _started(wire)
    wire.place.forbid(wire.channel, right)
    await roll(wire.place, wire.channel)
    assert "Wurf 1 von 3" in wire.board.text
    assert _troubles(caplog) == []


async def test_a_typed_move_counts_and_says_which_right_is_missing(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    await _started(wire)
    current = whose_turn(wire.place, wire.channel)
    wire.place.forbid(wire.channel, "VIEW_CHANNEL")
    with wire.place.expect_fault("50001"):
        reply = await current.slash("zug", channel=wire.channel, zug="roll")
        await wire.place.until(lambda: reply.followups)
    assert [message.text for message in reply.followups] == [FORBIDDEN]
    assert reply.followups[0].private
    assert len(wire.book.moves()) == 6
    wire.place.allow(wire.channel, "VIEW_CHANNEL")
    await current.slash("brett", channel=wire.channel)
    assert "Wurf 1 von 3" in wire.board.text
    assert _troubles(caplog) == []


async def test_an_old_board_is_edited_where_a_new_one_may_not_be_posted(wire: Wire) -> None:
    await _started(wire)
    old = wire.board
    wire.place.forbid(wire.channel, "SEND_MESSAGES")
    wire.clock.ahead = 51 * 60
    with wire.place.expect_fault("50013"):
        await roll(wire.place, wire.channel)
    assert boards_of(wire.channel) == [old]
    assert "Wurf 1 von 3" in old.text


async def test_a_table_may_be_opened_where_the_bot_cannot_write(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    wire.place.forbid(wire.channel, "SEND_MESSAGES")
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    assert "Wurf 1 von 3" in wire.board.text


async def test_an_archived_thread_wakes_up_with_a_typed_move(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    thread = wire.place.new_thread("kniffeln")
    await start(anna, ben, channel=thread)
    current = whose_turn(wire.place, thread)
    wire.place.archive(thread)
    wire.place.expect_fault("50083")
    await current.slash("zug", channel=thread, zug="roll")
    await wire.place.until(lambda: "Wurf 1 von 3" in board_of(thread).text)
    assert _troubles(caplog) == []


async def test_a_locked_thread_keeps_the_move_and_says_so(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    thread = wire.place.new_thread("kniffeln")
    await start(anna, ben, channel=thread)
    current = whose_turn(wire.place, thread)
    wire.place.archive(thread, locked=True)
    wire.place.expect_fault("50083")
    reply = await current.slash("zug", channel=thread, zug="roll")
    await wire.place.until(lambda: reply.followups)
    assert reply.followups[0].text.startswith("Das zählt. Nur das Brett kann ich hier gerade nicht")
    assert len(wire.book.moves()) == 6
    assert _troubles(caplog) == []


async def test_a_host_who_leaves_the_lobby_hands_the_table_on(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await anna.press("Aufstehen")
    assert f"1. {ben.mention} 👑" in wire.board.text
    reply = await set_up(ben, "Spielregeln", "Freies Streichen: erlaubt", wire.channel)
    assert reply.updated


async def test_a_lobby_that_everybody_left_is_closed_with_a_word(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await anna.press("Aufstehen")
    await ben.press("Aufstehen")
    assert wire.board.content == ("Der Tisch ist aufgelöst. Mit /spielen öffnest du einen neuen.")
    assert not wire.board.components
    await anna.slash("spielen", spiel="kniffel")
    assert "Tisch offen" in wire.board.text


async def test_a_host_who_left_the_server_holds_nobody_up(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cleo, _ = wire.people
    await seat(anna, ben, channel=wire.channel)
    wire.place.remove_member(anna)
    await ben.press("Los geht’s")
    assert f"2. {ben.mention} ✅" in wire.board.text
    await ben.press("Los geht’s")
    assert "Am Tisch: 2" in wire.board.text, "the host has five minutes"
    monkeypatch.setattr(votes, "HOST_SECONDS", 0.0)
    await ben.press("Los geht’s")
    assert "Runde 1 von 11" in wire.board.text
    cleo.permissions = Permission.MANAGE_MESSAGES
    await stop(cleo, wire.channel)
    assert wire.board.content == "### 🛑 Die Partie wurde abgebrochen."


async def test_a_player_who_left_the_server_is_stood_in_for_when_the_time_is_over(
    wire: Wire,
) -> None:
    await _started(wire)
    gone = whose_turn(wire.place, wire.channel)
    wire.place.remove_member(gone)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    await pass_time(wire.bot.parts.desk.sessions, wire.clock, 301)
    await wire.bot.parts.caretaker.look_after(session.table.id)
    await wire.place.until(lambda: gone.mention not in wire.board.content)
    assert f"Für {gone.mention} spielt gerade der Computer." in wire.board.text


async def test_a_throttled_edit_is_waited_for(wire: Wire, caplog: pytest.LogCaptureFixture) -> None:
    await _started(wire)
    current = whose_turn(wire.place, wire.channel)
    wire.place.chaos.ratelimit(EDIT, times=2, retry_after=0.05)
    await current.slash("zug", channel=wire.channel, zug="roll")
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert _troubles(caplog) == []


@pytest.mark.slow
async def test_a_press_is_answered_in_time_while_the_board_is_throttled(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord holds an edit back for longer than a press may wait."""
    anna, ben, cleo, _ = wire.people
    await seat(anna, channel=wire.channel)
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 0.05)
    wire.place.chaos.ratelimit(EDIT, retry_after=6)
    typed = ben.slash_nowait("zug", channel=wire.channel, zug="join")
    await typed.done.wait()
    pressed = cleo.click_nowait("Mitspielen", message=wire.board)
    await pressed.done.wait()
    assert pressed.answer is not None
    assert cleo.mention not in wire.board.text, "the board is still held back"
    await wire.place.until(lambda: cleo.mention in wire.board.text)
    assert ben.mention in wire.board.text


async def test_a_failing_edit_is_tried_again(wire: Wire, caplog: pytest.LogCaptureFixture) -> None:
    await _started(wire)
    current = whose_turn(wire.place, wire.channel)
    wire.place.chaos.fail(EDIT, status=500)
    await current.slash("zug", channel=wire.channel, zug="roll")
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert _troubles(caplog) == []


@pytest.mark.parametrize("after", [False, True])
async def test_a_callback_reset_on_the_way_still_shows_the_move(
    wire: Wire, caplog: pytest.LogCaptureFixture, after: bool
) -> None:
    await _started(wire)
    wire.place.chaos.reset("*callback", after=after)
    if after:
        wire.place.expect_fault("40060")
    reply = await roll(wire.place, wire.channel)
    assert reply.updated
    assert "Wurf 1 von 3" in wire.board.text
    assert len(wire.book.moves()) == 6
    assert _troubles(caplog) == []


@pytest.mark.parametrize("after", [False, True])
async def test_a_lobby_whose_callback_was_reset_is_posted_once_and_works(
    wire: Wire, after: bool
) -> None:
    anna, ben, *_ = wire.people
    wire.place.chaos.reset("*callback", after=after)
    if after:
        wire.place.expect_fault("40060")
    await anna.slash("spielen", channel=wire.channel, spiel="kniffel")
    assert len(boards_of(wire.channel)) == 1
    reply = await ben.press("Mitspielen")
    assert reply.updated
    assert ben.mention in wire.board.text


async def test_a_move_whose_answer_is_lost_for_good_is_shown_past_it(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    await _started(wire)
    wire.place.interactions.answer_seconds = 0.3
    wire.place.chaos.reset("*callback", times=3)
    with wire.place.expect_fault("no answer within"):
        await roll(wire.place, wire.channel)
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert _troubles(caplog) == []


async def test_a_board_that_fell_behind_catches_up_with_the_next_press(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither the answer nor the edit came through: the old button is still there."""
    await _started(wire)
    current = whose_turn(wire.place, wire.channel)
    wire.place.chaos.reset("*callback", times=2)
    wire.place.chaos.reset(EDIT)
    assert (await roll(wire.place, wire.channel)).answered
    assert "Wirf alle fünf Würfel" in wire.board.text
    reply = await current.press("Würfeln", message=wire.board)
    assert reply.text.startswith("Das Brett ist schon einen Schritt weiter.")
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert len(wire.book.moves()) == 6
    assert _troubles(caplog) == []
