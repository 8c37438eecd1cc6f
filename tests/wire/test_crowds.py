"""Two hundred presses of one button at once: one of them counts, all are answered."""

import asyncio

import pytest

from bot.engine.game import CHANCE
from localcord import Person, Reply
from tests.wire.table import Wire, boards_of, seat, slip, start, whose_turn

CROWD = 200


async def _all_at_once(person: Person, button: str, wire: Wire) -> list[Reply]:
    presses = [person.click_nowait(button, message=wire.board) for _ in range(CROWD)]
    return await asyncio.gather(*(wire.place.finish(press) for press in presses))


async def test_two_hundred_rolls_at_once_make_one_roll(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    replies = await _all_at_once(current, "Würfeln", wire)
    assert [move.text for move in wire.book.moves() if move.seat != CHANCE] == ["roll"]
    assert len(wire.book.moves()) == 6  # and five dice
    assert all(reply.answered for reply in replies)
    assert slip(current).text == "Das Brett ist schon einen Schritt weiter."
    assert len(wire.bot.parts.crowd) == 0
    assert "Wurf 1 von 3" in wire.board.text


async def test_a_thousand_who_only_watch_do_not_keep_the_one_who_is_to_act(wire: Wire) -> None:
    """The board can serve fewer: they are told so at once, and the one press that counts moves."""
    wire.place.interactions.answer_seconds = 60
    wire.place.patience = 60
    anna, ben, cleo, david = wire.people
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    crowd = [[cleo, david][number % 2] for number in range(1000)]
    crowd[900:900] = [current] * 100
    presses = [person.click_nowait("Würfeln", message=wire.board) for person in crowd]
    replies = await asyncio.gather(*(wire.place.finish(press) for press in presses))
    assert all(reply.answered for reply in replies)
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)
    assert [move.text for move in wire.book.moves() if move.seat != CHANCE] == ["roll"]
    told = "\n".join(text for one in (cleo, david) for text in wire.place.ever_seen_by(one))
    assert "Hier drücken gerade sehr viele zugleich. Auf dem Brett steht, was gilt." in told
    assert len(wire.bot.parts.crowd) == 0


async def test_two_hundred_joins_at_once_take_one_seat(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    replies = await _all_at_once(ben, "Mitspielen", wire)
    assert all(reply.answered for reply in replies)
    assert slip(ben).text == "Du sitzt schon am Tisch."
    assert [row["person"] for row in wire.book.rows("SELECT * FROM seats")] == [anna.id, ben.id]


async def test_two_hundred_starts_at_once_begin_one_match(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel)
    replies = await _all_at_once(anna, "Los geht’s", wire)
    assert all(reply.answered for reply in replies)
    assert slip(anna).text == "Die Partie läuft schon."
    assert [match["phase"] for match in wire.book.matches()] == ["running"]
    assert "ist dran" in wire.board.content


async def test_tables_opened_at_once_in_one_channel_are_one_table(wire: Wire) -> None:
    asked = [p.slash("spielen", channel=wire.channel, spiel="kniffel") for p in wire.people * 3]
    replies = await asyncio.gather(*asked)
    assert all(reply.answered for reply in replies)
    host = next(p for p in wire.people if p.id == wire.book.matches()[0]["host"])
    others = [person for person in wire.people if person is not host]
    await wire.place.until(lambda: all(len(person.private) == 1 for person in others))
    told = {slip(person).text for person in others}
    assert told == {"In diesem Kanal steht schon ein Tisch. /brett zeigt ihn."}
    assert len(wire.book.matches()) == len(boards_of(wire.channel)) == 1


@pytest.mark.parametrize("late", ["Mitspielen", "Aufstehen"])
async def test_a_lobby_button_pressed_while_the_match_begins_changes_nothing(
    wire: Wire, late: str
) -> None:
    """The press is already on its way when the board turns from lobby to match."""
    anna, ben, cleo, _ = wire.people
    await seat(anna, ben, channel=wire.channel)
    begun = anna.click_nowait("Los geht’s", message=wire.board)
    person = cleo if late == "Mitspielen" else ben
    pressed = person.click_nowait(late, message=wire.board)
    await wire.place.finish(begun)
    reply = await wire.place.finish(pressed)
    assert reply.private
    assert reply.text.startswith("Die Partie läuft schon.")
    assert [row["away"] for row in wire.book.rows("SELECT * FROM seats")] == [0, 0]
