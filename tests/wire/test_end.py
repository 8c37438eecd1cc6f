"""The end of a match: a new message that reaches whoever is not at the board."""

import re

from bot.table.wishes import parse
from localcord import Person
from tests.wire.hands import over, stop_for_cause, waited_for
from tests.wire.pushes import Pushes
from tests.wire.table import Wire, boards_of, enter, play_to_the_end, roll, seat, start

AWAY = 130.0
LARGE = "Künftig großes Brett"
FIRST = "Das ist jetzt dein Rekord"


async def play(wire: Wire, *people: Person) -> None:
    await start(*people, channel=wire.channel)
    await play_to_the_end(wire.place, wire.channel)


async def test_the_end_is_a_new_message_and_the_old_board_is_gone(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    old, pushes = wire.board, Pushes(wire)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel) and len(boards_of(wire.channel)) == 1)
    assert wire.board is not old
    assert wire.channel.messages[-1] is wire.board
    assert "gewinnt mit" in wire.board.content or "Unentschieden" in wire.board.content
    told = wire.board.embeds[0]["description"].splitlines()
    assert [person.mention in line for person, line in zip((anna, ben), told, strict=True)]
    assert "Wurf" not in wire.board.content
    assert [button.label for button in wire.board.buttons] == [
        "Noch eine Partie",
        "Teilen",
        "Mehr …",
        "Künftig großes Brett",
    ]
    assert (await pushes.settled()).told == {}


async def test_whoever_is_away_is_told_once_that_it_is_over(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    while len([m for m in wire.book.moves() if m.text.startswith("enter")]) < 21:
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    (last,) = waited_for(wire.place, wire.channel)
    other = ben if last is anna else anna
    pushes = Pushes(wire)
    wire.clock.move(AWAY)
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel))
    assert (await pushes.settled()).told == {other.name: 1}
    assert wire.board.pings == [other]


async def test_who_plays_alone_has_a_record_and_wins_against_nobody(wire: Wire) -> None:
    anna, *_ = wire.people
    await play(wire, anna)
    await wire.place.until(lambda: over(wire.channel))
    assert wire.board.content.startswith("### 🏁 ")
    assert FIRST in wire.board.content
    await play(wire, anna)
    await wire.place.until(lambda: over(wire.channel) and "ekord" in wire.board.content)
    assert FIRST not in wire.board.content
    assert "gewinnt" not in wire.board.text
    await seat(anna, channel=wire.channel)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    await session.ask(anna.id, parse("set free_strike true"), "1")
    await anna.press("▶️", message=wire.board)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel) and FIRST in wire.board.content)


async def test_the_first_end_of_a_server_offers_the_large_board_for_others(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await play(wire, anna, ben)
    await wire.place.until(lambda: over(wire.channel))
    first = wire.board
    refused = await wire.people[2].press(LARGE, message=first)
    assert "sitzt" in refused.text
    standings = wire.book.rows("SELECT * FROM standings")
    await ben.press(LARGE, message=first)
    await wire.place.quiet()
    assert LARGE not in [button.label for button in first.buttons]
    assert "Neue Tische auf diesem Server" in "".join(m.text for m in ben.all_visible())
    assert wire.book.rows("SELECT * FROM standings") == standings
    await anna.press("Noch eine Partie", message=first)
    await ben.press("Bin dabei", message=wire.board)
    await wire.place.until(lambda: bool(wire.board.attachments))
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel) and wire.board is not first)
    assert LARGE not in [button.label for button in wire.board.buttons]


async def test_the_evening_is_counted_and_everybody_has_a_highlight(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await play(wire, anna, ben)
    await wire.place.until(lambda: over(wire.channel))
    assert "Siege heute" not in wire.board.text
    first = wire.board
    await anna.press("Noch eine Partie", message=first)
    await ben.press("Bin dabei", message=wire.board)
    await play_to_the_end(wire.place, wire.channel)
    await wire.place.until(lambda: over(wire.channel) and wire.board is not first)
    *told, evening = wire.board.embeds[0]["description"].splitlines()
    assert evening.startswith("-# Siege heute: <@")
    assert not re.search(r" 0( |$)", evening)
    assert [person.mention in line for person, line in zip((anna, ben), told, strict=True)]
    assert wire.board.attachments
    assert first in wire.channel.messages


async def test_more_shows_ratings_and_the_ways_to_look_back_to_who_asks_alone(wire: Wire) -> None:
    anna, ben, cleo, *_ = wire.people
    await play(wire, anna, ben)
    await wire.place.until(lambda: over(wire.channel))
    assert "Spielstärke" not in wire.board.text
    page = await cleo.press("Mehr …", message=wire.board)
    assert page.private
    assert page.text.count("Spielstärke") == 2
    assert "🥇" in page.text
    assert page.message is not None
    labels = [button.label for button in page.message.buttons]
    assert labels == ["Wiederholung", "Rückblick", "Würfel prüfen", "Als Datei"]


async def test_a_match_that_was_stopped_says_so_and_offers_the_rest(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await stop_for_cause(wire.people[-1], wire.channel)
    assert wire.board.content == "### 🛑 Die Partie wurde abgebrochen."
    assert [button.label for button in wire.board.buttons] == ["Noch eine Partie", "Mehr …"]
    page = await anna.press("Mehr …", message=wire.board)
    assert "Spielstärke" not in page.text
