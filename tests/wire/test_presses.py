"""Presses that cannot count: of others, too late, twice, of buttons nobody knows any more."""

from typing import Any

import pytest

from localcord import InteractionKind, Message, Person
from tests.wire.table import (
    Wire,
    enter,
    play_to_the_end,
    roll,
    seat,
    slip,
    start,
    whose_turn,
)


def _relic(wire: Wire, custom_id: str) -> Message:
    """A message that an older bot left behind in another channel, with a button."""
    button = {"type": 2, "style": 2, "label": "Alt", "custom_id": custom_id}
    body = {"content": "Alt", "components": [{"type": 1, "components": [button]}]}
    return wire.place.post(wire.place.channel("allgemein"), wire.place.bot, body)


def _waiting(wire: Wire, *people: Person) -> Person:
    return next(p for p in people if p is not whose_turn(wire.place, wire.channel))


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        ("t", "letters off", "🔕 **Aus.**"),
        ("s", "letters off", "🔕 **Aus.**"),
        ("s", "remind letter", "eine Direktnachricht"),
        ("t", "polka now", "kenne ich nicht mehr"),
        ("s", "reach now 7", "kenne ich nicht mehr"),
    ],
)
async def test_a_button_of_an_older_version_is_understood_or_says_so(
    kind: str, text: str, sentence: str, wire: Wire
) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    match = wire.book.matches()[-1]["id"]
    reply = await ben.press("Alt", message=_relic(wire, f"{kind}:{match}:0:{text}"))
    assert reply.private
    assert sentence in reply.text


async def test_a_button_that_its_message_no_longer_has_is_answered(wire: Wire) -> None:
    """The board was drawn anew while the press was on its way."""
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    match, moves = wire.book.matches()[-1]["id"], len(wire.book.moves())
    data = {"custom_id": f"m:{match}:0:keep", "component_type": 2}
    asked = wire.place.interactions.start(
        InteractionKind.COMPONENT, anna, wire.channel, data, "gone", message=wire.board
    )
    reply = await wire.place.finish(asked)
    assert reply.private
    assert len(wire.book.moves()) == moves


async def test_the_library_keeps_nothing_that_can_be_pressed(wire: Wire) -> None:
    """Nothing is restored after a restart, so nothing may be kept before it."""
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    await anna.slash("help")
    await anna.slash("board")
    kept = wire.bot._connection._view_store
    assert not kept._views
    assert not kept._dynamic_items
    assert not kept._synced_message_views


async def test_a_stranger_reads_in_one_line_that_there_is_no_seat(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    before = wire.book.everything()
    reply = await cleo.press("Würfeln")
    assert reply.private
    assert reply.text == "Du sitzt nicht an diesem Tisch."
    assert wire.book.everything() == before


async def test_somebody_whose_turn_it_is_not_reads_whose_it_is(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    reply = await _waiting(wire, anna, ben).press("Würfeln")
    assert reply.private
    assert reply.text.startswith(f"Gerade ist {current.mention} dran.")
    assert wire.book.moves() == []


async def test_a_second_press_of_the_same_button_reads_that_it_was_made(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    first = current.click_nowait("Würfeln", message=wire.board)
    second = current.click_nowait("Würfeln", message=wire.board)
    await wire.place.finish(first)
    reply = await wire.place.finish(second)
    assert reply.private
    assert reply.text.startswith("Das Brett ist schon einen Schritt weiter.")
    assert len(wire.book.moves()) == 6


async def test_a_button_of_three_turns_ago_is_answered_with_one_line(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    old = _relic(wire, wire.board.buttons[0].custom_id)
    for _ in range(2):
        await roll(wire.place, wire.channel)
        await enter(wire.place, wire.channel)
    before = wire.book.everything()
    reply = await current.press("Alt", message=old)
    assert reply.private
    assert reply.text == "Das Brett ist schon einen Schritt weiter."
    assert wire.book.everything() == before


async def test_a_copy_of_the_board_moves_the_one_that_counts(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    current, board = whose_turn(wire.place, wire.channel), wire.board
    copy = _relic(wire, board.buttons[0].custom_id)
    await current.press("Alt", message=copy)
    assert "Wurf 1 von 3" in board.text
    assert copy.buttons == []


async def test_a_move_after_the_end_is_answered_with_one_line(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    old = _relic(wire, wire.board.buttons[0].custom_id)
    await play_to_the_end(wire.place, wire.channel)
    reply = await anna.press("Alt", message=old)
    assert reply.private
    assert reply.text == "Diese Partie ist vorbei."


@pytest.mark.parametrize(
    ("custom_id", "sentence"),
    [
        ("m:zzzzzzzz:4:roll", "Diesen Tisch gibt es nicht mehr. Mit /spielen öffnest du einen"),
        ("t:zzzzzzzz:0:join", "Diesen Tisch gibt es nicht mehr. Mit /spielen öffnest du einen"),
        ("s:zzzzzzzz:0:menu", "Diesen Tisch gibt es nicht mehr. Mit /spielen öffnest du einen"),
        ("würfeln:17:alt", "Diesen Knopf kenne ich nicht mehr. /brett zeigt, wie es jetzt steht."),
        ("x", "Diesen Knopf kenne ich nicht mehr. /brett zeigt, wie es jetzt steht."),
        ("s:0:0:rules gänsespiel 1", "Diesen Knopf kenne ich nicht mehr."),
        ("s:0:0:rules goose 1", "Das Spiel „goose“ kenne ich nicht. Zur Wahl stehen:"),
        ("s:0:0:rules kniffel one", "Diesen Knopf kenne ich nicht mehr."),
        ("s:0:0:a b c d", "Diesen Knopf kenne ich nicht mehr."),
    ],
)
async def test_a_button_of_long_ago_gets_a_friendly_sentence(
    wire: Wire, caplog: Any, custom_id: str, sentence: str
) -> None:
    reply = await wire.people[0].press(message=_relic(wire, custom_id), custom_id=custom_id)
    assert reply.private
    assert reply.text.startswith(sentence)
    assert caplog.records == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("s:{}:0:telescope", "Diesen Knopf kenne ich nicht mehr."),
        ("m:{}:0:fly away", "„fly away“ verstehe ich nicht als Zug."),
        ("t:{}:0:dance", "Diesen Knopf kenne ich nicht mehr."),
    ],
)
async def test_a_button_that_a_live_table_no_longer_has_gets_a_sentence(
    wire: Wire, caplog: Any, text: str, sentence: str
) -> None:
    await start(wire.people[0], channel=wire.channel)
    caplog.clear()
    custom_id = text.format(wire.book.matches()[0]["id"])
    before = wire.book.everything()
    reply = await wire.people[0].press(message=_relic(wire, custom_id), custom_id=custom_id)
    assert reply.private
    assert reply.text.startswith(sentence)
    assert wire.book.everything() == before
    assert not [record for record in caplog.records if record.levelname != "INFO"]


async def test_the_menu_of_the_table_is_private_and_answers_every_button(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await anna.press("Menü")
    for label, sentence in {
        "Regeln": "Worum es geht",
        "Brett als Text": "Runde 1 von 11.",
        "Bescheid": "Wenn du dran bist",
    }.items():
        if label.startswith("Brett"):
            await anna.press("Brett", message=slip(anna))
        await anna.press(label, message=slip(anna))
        assert sentence in slip(anna).text
        await anna.press("Zurück", message=slip(anna))
    await anna.press("Automatisch würfeln", message=slip(anna))
    assert slip(anna).text.startswith(
        "⏩ Was keine Wahl lässt, mache ich jetzt für dich.\nAm Tisch"
    )
    assert "Selbst würfeln" in {button.label for button in slip(anna).buttons}


async def test_the_board_comes_down_by_the_menu(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    old = wire.board
    await anna.say("Moin")
    menu = await anna.press("Menü")
    await anna.press("Brett", message=menu.message)
    await anna.press("Nach unten", message=menu.message)
    await wire.place.until(lambda: old.deleted and not anna.private)
    assert wire.channel.messages[-1] is wire.board


async def test_a_lobby_says_who_sits_already_and_who_does_not(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    assert (await anna.press("Mitspielen")).text == "Du sitzt schon am Tisch."
    reply = await ben.press("Aufstehen")
    assert reply.text == "Du sitzt noch nicht am Tisch. Drück erst auf 🪑 Mitspielen."
    await ben.press("Los geht’s")
    assert slip(ben).text == reply.text
