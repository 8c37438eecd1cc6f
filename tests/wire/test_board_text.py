"""The board in sentences: at every moment of a table, in parts, and never cut without a word."""

from random import Random

import pytest

from bot.cards.board_text import PARTS
from bot.shell.answers import private
from tests.wire.hands import press_something, stop_for_cause, waited_for
from tests.wire.table import Wire, others, play_to_the_end, roll, seat, start, whose_turn


@pytest.mark.parametrize("moment", ["lobby", "match", "over", "stopped"])
async def test_a_table_is_told_in_sentences_at_every_moment(wire: Wire, moment: str) -> None:
    anna, ben, *_ = wire.people
    begin = seat if moment == "lobby" else start
    await begin(anna, ben, channel=wire.channel)
    if moment == "over":
        await play_to_the_end(wire.place, wire.channel)
    if moment == "stopped":
        await stop_for_cause(wire.people[-1], wire.channel)
    told = await anna.slash("brett", channel=wire.channel, text=True)
    assert told.private
    assert told.text.startswith("Hex-hex-Kniffel")
    expected = {
        "lobby": f"Platz 1: {anna.mention}, hat den Tisch geöffnet",
        "match": "Runde 1 von 11.",
        "over": "Platz 1: ",
        "stopped": "Die Partie wurde abgebrochen.",
    }
    assert expected[moment] in told.text
    if moment == "over":
        assert "gewinn" in told.text or "teilen sich den Sieg" in told.text
        assert "Spielstärke" in told.text


async def test_parts_can_be_asked_for_alone(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    current, other = whose_turn(wire.place, wire.channel), others(wire.place, wire.channel)[0]
    told = {
        part: (await current.slash("brett", channel=wire.channel, part=part)).text for part in PARTS
    }
    assert "\nDein 1. Wurf von 3: " in told["question"]  # the goal stands above it
    assert told["points"].startswith("Punkte: ")
    assert "Noch frei" in told["own"] or "noch nichts eingetragen" in told["own"]
    for part in ("question", "position", "points"):
        assert told[part] in told["all"]
    assert (await other.slash("brett", channel=wire.channel, part="own")).text.startswith("Du hast")
    looker = wire.people[3]
    assert (await looker.slash("brett", channel=wire.channel, part="own")).text == (
        "Du sitzt nicht an diesem Tisch."
    )


async def test_in_a_direct_message_the_own_table_is_told(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="zwerg")
    placing = waited_for(wire.place, wire.channel)
    while waited_for(wire.place, wire.channel) == placing:
        await press_something(wire.place, wire.channel, Random(1))
    (bettor,) = waited_for(wire.place, wire.channel)
    told = await bettor.slash("brett", channel=bettor.dm, part="question")
    assert "alle sieben Zwerge auf die Reihe?" in told.text
    assert "Wette heimlich: Ja oder Nein." in told.text


async def test_a_long_board_goes_on_in_the_next_message(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private, "LONGEST_DESCRIPTION", 500)
    anna, ben, cleo, david = wire.people
    await start(anna, ben, cleo, david, channel=wire.channel, game="zug")
    await anna.slash("brett", channel=wire.channel, text=True)
    told = [message.embeds[0]["description"] for message in anna.private]
    assert len(told) > 2
    assert all(len(page) <= 500 for page in told)
    assert "".join(told).count("Zeile 10: c bis f Gang.") == 1
    assert told[-1].splitlines()[-1].startswith("Clan Grün mit ")


async def test_who_asks_for_sentences_twice_is_offered_reading_once(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    for offered in (False, True, False):
        told = (await anna.slash("brett", channel=wire.channel, text=True)).text
        assert ("Soll ich dir immer vorlesen?" in told) is offered
    await ben.slash("brett", channel=wire.channel, text=True)
    offer = await ben.slash("brett", channel=wire.channel, text=True)
    await ben.press("Vorlesen einschalten", message=offer.message)
    assert wire.bot.parts.desk.screen_readers.includes(ben.id)
    assert not wire.bot.parts.desk.screen_readers.includes(anna.id)
