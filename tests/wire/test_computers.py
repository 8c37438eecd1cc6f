"""Computers at the table: seated in the lobby, standing in for whoever left, making room again."""

import re

from bot.table.rematch import ALONE_SECONDS
from localcord import Person
from tests.wire.hands import get_up, set_up, stop
from tests.wire.table import Wire, boards_of, enter, roll, rolled, seat, start, whose_turn


async def _until_it_is_the_turn_of(wire: Wire, person: Person) -> None:
    await wire.place.until(lambda: person.mention in wire.board.content)
    await wire.place.quiet()


async def test_computers_come_and_go_in_the_lobby(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel)
    await set_up(anna, "Computer", "Zottel dazu (mittel)", wire.channel)
    await set_up(anna, "Computer", "Knurz dazu (mittel)", wire.channel)
    await set_up(anna, "Computer", "Grimbart dazu (Meister)", wire.channel)
    assert (
        "2. Zottel\xa0🤖 (mittel)\n3. Knurz\xa0🤖 (mittel)\n4. Grimbart\xa0🤖 (Meister)"
        in wire.board.text
    )
    await set_up(anna, "Computer", "Grimbart wegnehmen", wire.channel)
    assert "Grimbart" not in wire.board.text
    assert "Am Tisch: 3" in wire.board.text


async def test_a_computer_plays_its_turns_by_itself(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel)
    await anna.slash("zug", channel=wire.channel, zug="computer easy")
    await anna.press("Los geht’s", message=wire.board)
    await _until_it_is_the_turn_of(wire, anna)
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await _until_it_is_the_turn_of(wire, anna)
    assert re.search("Wirrkopf\\xa0🤖 (trägt|streicht)", wire.board.text)
    assert len(boards_of(wire.channel)) == 1


async def test_a_press_during_a_computers_turn_is_asked_to_wait(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    gone = whose_turn(wire.place, wire.channel)
    other = ben if gone is anna else anna
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    wire.bot.parts.desk.sessions.pause = 0.2
    await get_up(gone, wire.channel)
    reply = await other.press("Würfeln", message=wire.board)
    assert reply.private
    assert reply.text.startswith("Einen Moment, der Computer ist am Zug.")
    await _until_it_is_the_turn_of(wire, other)
    assert session.table.live


async def test_somebody_who_left_is_stood_in_for_and_comes_back_with_one_move(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    gone = whose_turn(wire.place, wire.channel)
    other = ben if gone is anna else anna
    reply = await get_up(gone, wire.channel)
    assert reply.updated
    await _until_it_is_the_turn_of(wire, other)
    assert f"Für {gone.mention} spielt gerade der Computer." in wire.board.text
    wire.bot.parts.desk.sessions.pause = 5.0  # the computer takes its time, and somebody is quicker
    await roll(wire.place, wire.channel)
    await enter(wire.place, wire.channel)
    await gone.slash("zug", channel=wire.channel, zug="roll")
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert "spielt gerade der Computer" not in wire.board.text
    assert (await enter(wire.place, wire.channel)).updated


async def test_the_menu_gives_a_seat_away_and_takes_it_back(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    waiting = next(p for p in (anna, ben) if p is not whose_turn(wire.place, wire.channel))
    menu = await waiting.press("Menü", message=wire.board)
    await waiting.press("Gehen", message=menu.message)
    asked = await waiting.press("Platz verlassen", message=menu.message)
    await waiting.press("Ja, aufstehen", message=asked.message)
    await wire.place.until(lambda: "spielt gerade der Computer" in wire.board.text)
    await waiting.press("Bin wieder da", message=wire.board)
    await wire.place.until(lambda: "spielt gerade der Computer" not in wire.board.text)


async def test_when_the_only_person_left_the_table_rests_with_a_word(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel)
    await anna.slash("zug", channel=wire.channel, zug="computer easy")
    await anna.press("Los geht’s", message=wire.board)
    await get_up(anna, wire.channel)
    await wire.place.until(lambda: "Die Partie ruht" in wire.board.content)
    assert wire.book.matches()[0]["phase"] == "shelved"
    await anna.press("Weiterspielen", message=wire.board)
    assert wire.book.matches()[0]["phase"] == "running"


async def test_when_one_gave_up_and_the_last_person_goes_too_it_is_over(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    await anna.slash("zug", channel=wire.channel, zug="computer easy")
    await anna.press("Los geht’s", message=wire.board)
    for person in (anna, ben):
        await get_up(person, wire.channel)
    await wire.place.until(lambda: wire.book.matches()[0]["phase"] != "running")
    assert wire.book.matches()[0]["phase"] in ("finished", "stopped")
    assert "Weiterspielen" not in {button.label for button in wire.board.buttons}


async def test_a_host_who_leaves_a_match_hands_the_right_to_stop_on(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await get_up(anna, wire.channel)
    await stop(ben, wire.channel)
    await wire.place.until(lambda: "abgebrochen" in wire.board.content)


async def test_automatic_rolls_are_made_by_themselves(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    await anna.slash("zug", channel=wire.channel, zug="auto on")
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    await enter(wire.place, wire.channel)
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    await anna.slash("zug", channel=wire.channel, zug="auto off")
    await enter(wire.place, wire.channel)
    assert "Wirf alle fünf Würfel" in wire.board.text


async def test_a_match_against_a_computer_comes_to_its_end_and_its_rematch(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel)
    await set_up(anna, "Computer", "Wirrkopf dazu (leicht)", wire.channel)
    await anna.press("Los geht’s", message=wire.board)
    while "🏆" not in wire.board.content:
        if anna.mention in wire.board.content:
            await (enter if rolled(wire.board) else roll)(wire.place, wire.channel)
        else:
            await wire.place.until(
                lambda: anna.mention in wire.board.content or "🏆" in wire.board.content
            )
    await anna.press("Noch eine Partie", message=wire.board)
    assert "Wirrkopf\u00a0🤖" in wire.board.text
    assert "Gleich geht’s los" in wire.board.text
    wire.clock.move(ALONE_SECONDS + 1)
    await wire.bot.parts.caretaker.look_round()
    await wire.place.until(lambda: anna.mention in wire.board.content)
