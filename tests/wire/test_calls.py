"""The turn reaches people: one push for whoever is away, none for who is there, none left."""

import sqlite3
from collections import Counter
from contextlib import closing
from random import Random

import pytest

from bot.table.quiet_hours import local
from localcord import LocalDiscord, Person
from tests.shelf import CATALOGUE
from tests.shortest import several
from tests.wire.hands import over, press_something, waited_for
from tests.wire.pushes import Pushes
from tests.wire.table import Book, Clock, Wire, connected, enter, playground, roll, start

AWAY = 130.0
HOUR = 3600.0


@pytest.fixture
def pushes(wire: Wire) -> Pushes:
    return Pushes(wire)


async def passes_to_the_other(wire: Wire) -> Person:
    """The person to act takes long, ends the turn, and the others have gone meanwhile."""
    (active,) = waited_for(wire.place, wire.channel)
    wire.clock.move(AWAY)
    while waited_for(wire.place, wire.channel) == [active]:
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    return waited_for(wire.place, wire.channel)[0]


async def reach(person: Person, wire: Wire, *picks: tuple[str, str]) -> None:
    """In /mydata, what one wants in which menu."""
    shown = await person.slash("meine-daten", channel=wire.channel)
    await person.press("Wie ich Bescheid bekomme", message=shown.message)
    for menu, value in picks:
        await person.select(menu, value, message=shown.message)


def night(wire: Wire) -> list[tuple[str, str]]:
    """Quiet hours that began just now in Tokyo and last for nine hours."""
    hour = local(wire.clock(), "Asia/Tokyo").hour
    until = str((hour + 9) % 24)
    return [("Ruhe ab", str(hour)), ("Ruhe bis", until), ("Welche Uhr", "Asia/Tokyo")]


@pytest.mark.parametrize("game", CATALOGUE)
async def test_in_a_whole_match_of_people_who_are_there_nobody_is_called(
    game: str, wire: Wire, pushes: Pushes
) -> None:
    await start(*wire.people[: several(CATALOGUE[game])], channel=wire.channel, game=game)
    random = Random(game)
    for _ in range(60):
        if not over(wire.channel):
            await press_something(wire.place, wire.channel, random)
    assert (await pushes.settled()).told == Counter()
    assert (await pushes.settled()).left == []


async def test_in_a_whole_match_every_absent_decision_is_one_push_and_nothing_is_left(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    expected = Counter[str]()
    for _ in range(6):
        called = await passes_to_the_other(wire)
        expected[called.name] += 1
        assert (await pushes.settled()).told == expected
        assert len((await pushes.settled()).left) == 1
        await roll(wire.place, wire.channel)
        assert (await pushes.settled()).left == []
    assert (await pushes.settled()).told == expected


async def test_a_call_names_only_who_is_called_and_leads_to_the_board(
    wire: Wire, pushes: Pushes
) -> None:
    await start(*wire.people[:3], channel=wire.channel)
    called = await passes_to_the_other(wire)
    await pushes.settled()
    (call,) = (m for m in wire.channel.messages if m.content.startswith("🔔"))
    assert call.content.startswith(f"🔔 {called.mention}, du bist dran!")
    assert str(wire.board.id) in call.content
    assert [who.id for who in call.pings] == [called.id]


async def test_without_a_clock_too(wire: Wire, pushes: Pushes) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("play", channel=wire.channel, game="kniffel")
    await ben.press("🪑", message=wire.board)
    await anna.slash("move", channel=wire.channel, move="pace none")
    await anna.press("▶️", message=wire.board)
    called = await passes_to_the_other(wire)
    assert (await pushes.settled()).told == {called.name: 1}


async def test_whoever_goes_away_while_others_wait_is_called_once_where_no_clock_reminds(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("play", channel=wire.channel, game="kniffel")
    await ben.press("🪑", message=wire.board)
    await anna.slash("move", channel=wire.channel, move="pace none")
    await anna.press("▶️", message=wire.board)
    (active,) = waited_for(wire.place, wire.channel)
    wire.clock.move(AWAY)
    await wire.place.until(lambda: pushes.told == {active.name: 1})
    wire.clock.move(AWAY)
    await wire.bot.parts.boards.show(await wire.bot.parts.desk.sessions.here(wire.channel.id))
    assert (await pushes.settled()).told == {active.name: 1}


async def test_whoever_writes_in_the_channel_is_there(wire: Wire, pushes: Pushes) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    (active,) = waited_for(wire.place, wire.channel)
    wire.clock.move(AWAY)
    for person in (anna, ben):
        await person.say("Ich hol mir ein Bier", channel=wire.channel)
    while waited_for(wire.place, wire.channel) == [active]:
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    assert (await pushes.settled()).told == Counter()


async def test_automatic_seats_are_never_called(wire: Wire, pushes: Pushes) -> None:
    await start(*wire.people[:3], channel=wire.channel, game="drachen")
    for person in wire.people[:3]:
        await person.press("Automatik", message=wire.board)
    wire.clock.move(AWAY)
    await wire.place.until(lambda: over(wire.channel) or choosing(wire))
    assert rolls(wire) > 3
    told_of_the_end = [p.name for p in wire.people[:3]] if over(wire.channel) else []
    assert (await pushes.settled()).told == Counter(told_of_the_end)


def rolls(wire: Wire) -> int:
    return sum(move.text == "roll" for move in wire.book.moves())


def choosing(wire: Wire) -> bool:
    return any(b.custom_id.endswith((":cave", ":surface")) for b in wire.board.buttons)


async def test_by_direct_message_or_not_at_all_as_everybody_chose(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await reach(anna, wire, ("Bescheid", "direct-message"))
    await reach(ben, wire, ("Bescheid", "none"))
    for _ in range(4):
        await passes_to_the_other(wire)
        await pushes.settled()
    assert (await pushes.settled()).told["Ben"] == 0
    assert (await pushes.settled()).told["Anna"] == 2
    assert not [m for m in wire.channel.messages if m.content.startswith("🔔")]


async def test_closed_direct_messages_are_answered_by_a_mention(wire: Wire, pushes: Pushes) -> None:
    wire.place.expect_fault("50007")
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    for person in (anna, ben):
        await reach(person, wire, ("Bescheid", "direct-message"))
        person.dms_closed = True
    called = await passes_to_the_other(wire)
    assert (await pushes.settled()).told == {called.name: 1}


async def test_quiet_hours_hold_a_call_back_and_give_it_once_afterwards(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    for person in (anna, ben):
        await reach(person, wire, *night(wire))
    called = await passes_to_the_other(wire)
    assert (await pushes.settled()).told == Counter()
    wire.clock.move(10 * HOUR)
    await wire.place.until(lambda: pushes.told == {called.name: 1})
    await roll(wire.place, wire.channel)
    assert (await pushes.settled()).left == []
    assert {row["zone"] for row in wire.book.rows("SELECT zone FROM people")} == {"Asia/Tokyo"}


async def test_a_call_that_was_held_back_is_not_given_when_the_turn_is_over(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    for person in (anna, ben):
        await reach(person, wire, *night(wire))
    await passes_to_the_other(wire)
    await pushes.settled()
    for _ in range(4):
        await (enter if wire.board.selects else roll)(wire.place, wire.channel)
    assert (await pushes.settled()).told == Counter()


async def test_the_bets_of_those_who_are_away_are_asked_for_by_direct_message_alone(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, cleo, channel=wire.channel, game="zwerg")
    (active,) = waited_for(wire.place, wire.channel)
    wire.clock.move(AWAY)
    while waited_for(wire.place, wire.channel) == [active]:
        await press_something(wire.place, wire.channel, Random(1))
    bettors = waited_for(wire.place, wire.channel)
    assert (await pushes.settled()).told == {person.name: 1 for person in bettors}
    assert not [m for m in wire.channel.messages if m.content.startswith("🔔")]
    for person in bettors:
        await person.slash("wette", channel=wire.channel, wette="yes")
    assert (await pushes.settled()).left == []


async def test_those_who_want_no_direct_messages_are_called_to_bet_in_one_message(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, cleo, _ = wire.people
    await anna.slash("play", channel=wire.channel, game="zwerg")
    for person in (ben, cleo):
        await person.press("🪑", message=wire.board)
    for person in (anna, ben, cleo):
        await person.press("Keine DMs", message=wire.board)
    await anna.press("▶️", message=wire.board)
    (active,) = waited_for(wire.place, wire.channel)
    wire.clock.move(AWAY)
    while waited_for(wire.place, wire.channel) == [active]:
        await press_something(wire.place, wire.channel, Random(1))
    first, second = waited_for(wire.place, wire.channel)
    assert (await pushes.settled()).told == {first.name: 1, second.name: 1}
    assert len((await pushes.settled()).left) == 1
    await first.slash("wette", channel=wire.channel, wette="yes")
    assert len((await pushes.settled()).left) == 1
    await second.slash("wette", channel=wire.channel, wette="yes")
    assert (await pushes.settled()).left == []


async def test_the_reminder_says_the_time_and_goes_when_it_is_over(
    wire: Wire, pushes: Pushes
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    (active,) = waited_for(wire.place, wire.channel)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    await wire.bot.parts.boards.remind(session)
    assert (await pushes.settled()).told == {active.name: 1}
    (text,) = (await pushes.settled()).left
    assert f"{active.mention}, du bist dran! Deine Zeit endet um <t:" in text
    assert ":t>, danach springt der Computer ein." in text
    await roll(wire.place, wire.channel)
    assert (await pushes.settled()).left == []


async def test_a_table_that_is_stopped_leaves_no_call(wire: Wire, pushes: Pushes) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    await passes_to_the_other(wire)
    assert len((await pushes.settled()).left) == 1
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    await session.stop()
    await wire.bot.parts.boards.show(session)
    assert (await pushes.settled()).left == []


async def _call_and_go_down(place: LocalDiscord, book: Book) -> None:
    clock = Clock()
    async with connected(place, book, clock) as bot:
        wire = Wire(place, bot, book, clock)
        await start(*wire.people, channel=wire.channel)
        await passes_to_the_other(wire)
        await Pushes(wire).settled()


async def test_after_a_restart_the_call_is_neither_given_again_nor_left(book: Book) -> None:
    async with playground() as place:
        await _call_and_go_down(place, book)
        async with connected(place, book) as bot:
            wire = Wire(place, bot, book)
            pushes = Pushes(wire)
            assert len((await pushes.settled()).left) == 1
            await roll(place, wire.channel)
            await pushes.settled()
            assert (pushes.told, pushes.left) == (Counter(), [])


async def test_a_call_that_a_killed_process_did_not_write_down_is_recognised(book: Book) -> None:
    async with playground() as place:
        await _call_and_go_down(place, book)
        with closing(sqlite3.connect(book.path)) as database:
            database.execute("UPDATE calls SET due = 0, channel = NULL, message = NULL")
            database.commit()
        async with connected(place, book) as bot:
            wire = Wire(place, bot, book)
            pushes = Pushes(wire)
            await place.until(lambda: book.rows("SELECT * FROM calls WHERE message IS NOT NULL"))
            await roll(place, wire.channel)
            await pushes.settled()
            assert (pushes.told, pushes.left) == (Counter(), [])
