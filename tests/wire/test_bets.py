"""Secret bets: four ways to place one, all recorded the same way, seen by nobody else."""

import logging
from collections.abc import AsyncIterator
from random import Random

import pytest

from localcord import Channel, Message, Person
from tests.wire.hands import press_something, waited_for
from tests.wire.table import Book, Clock, Wire, board_of, connected, playground, slip, start

AWAY = 130.0
"""Seconds after which nobody is at the board any more."""
NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Zuschauer")
YES, NO = "Notiert: ✅", "Notiert: ❌"


@pytest.fixture
async def wire(book: Book) -> AsyncIterator[Wire]:
    """A table of seven at Der 7bte Zwerg where Anna begins, and one who only watches."""
    clock = Clock()
    async with playground(people=NAMES) as place, connected(place, book, clock) as bot:
        yield Wire(place, bot, book, clock)


async def to_the_bets(wire: Wire, players: int = 7, rounds: int = 1) -> tuple[Person, ...]:
    """Start, and let Anna place three dice; meanwhile the others have gone from the board."""
    people = wire.people[:players]
    await wire.people[0].slash("play", channel=wire.channel, game="zwerg")
    for wish in (f"set rounds {rounds}",) if rounds != 3 else ():
        await people[0].slash("move", channel=wire.channel, move=wish)
    for person in people[1:]:
        await person.press("🪑", message=wire.board)
    await people[0].slash("move", channel=wire.channel, move="first 1")
    await people[0].press("▶️", message=wire.board)
    wire.clock.move(AWAY)
    while not _bets_are_open(wire):
        moves = [b for b in wire.board.buttons if b.custom_id.startswith("m:") and not b.disabled]
        await people[0].press(custom_id=moves[0].custom_id, message=wire.board)
    return people


def _bets_are_open(wire: Wire) -> bool:
    return "Wetten" in {button.label for button in wire.board.buttons}


async def direct_message(wire: Wire, person: Person) -> Message:
    """The message about the bets that are open now."""
    await wire.place.until(lambda: any("🤫" in message.text for message in person.dms))
    return next(message for message in reversed(person.dms) if "🤫" in message.text)


async def answer(wire: Wire, person: Person, text: str) -> str:
    """What the bot says to something typed into the DM."""
    await person.say(text, channel=person.dm)
    await wire.place.until(lambda: person.dms[-1].author.bot)
    return person.dms[-1].text


async def bet_at_the_board(person: Person, channel: Channel, answer: str) -> None:
    question = await person.press("Wetten", message=board_of(channel))
    assert question.private
    await person.press(answer, message=question.message)


def bets(book: Book) -> dict[int, str]:
    """The last bet of every seat in the log."""
    return {m.seat: m.text for m in book.moves() if m.text.startswith("bet ")}


@pytest.mark.both
async def test_four_ways_to_bet_are_recorded_the_same_way(wire: Wire) -> None:
    wire.people[6].dms_closed = True
    wire.place.expect_fault("50007")
    anna, ben, cleo, david, emma, finn, greta = await to_the_bets(wire)
    await bet_at_the_board(ben, wire.channel, "Ja")
    placed = await cleo.slash("wette", channel=wire.channel, wette="no")
    assert placed.private
    await david.press("Ja, alle sieben", message=await direct_message(wire, david))
    for person, text in ((emma, "nein"), (finn, "Ja!")):
        await direct_message(wire, person)
        assert (YES if text == "Ja!" else NO) in await answer(wire, person, text)
    assert waited_for(wire.place, wire.channel) == [greta]
    await bet_at_the_board(greta, wire.channel, "Nein")
    assert bets(wire.book) == {
        1: "bet yes",
        2: "bet no",
        3: "bet yes",
        4: "bet no",
        5: "bet yes",
        6: "bet no",
    }
    assert waited_for(wire.place, wire.channel) == [anna]


async def test_nobody_sees_anothers_bet_before_the_reveal(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    _, ben, cleo, david, emma, finn, greta = await to_the_bets(wire)
    await bet_at_the_board(ben, wire.channel, "Ja")
    await cleo.press("Nein", message=await direct_message(wire, cleo))
    await david.slash("wette", channel=wire.channel, wette="yes")
    await direct_message(wire, emma)
    await answer(wire, emma, "nein")
    await ben.autocomplete("zug", "zug", "", channel=wire.channel)
    await greta.slash("brett", channel=wire.channel, text=True)
    await finn.slash("brett", channel=wire.channel)
    own = {ben: {YES}, cleo: {NO}, david: {YES}, emma: {NO}}
    for person in wire.people:
        seen = wire.place.ever_seen_by(person)
        told = {mark for mark in (YES, NO) if any(mark in text for text in seen)}
        assert told == own.get(person, set()), person.name
        assert not any("Daran geglaubt" in text for text in seen)
    spectator = wire.place.ever_seen_by(wire.people[7])
    assert not any("bet yes" in text or "bet no" in text for text in spectator)
    assert not any("bet yes" in line or "bet no" in line for line in caplog.messages)


async def test_a_bet_can_be_changed_until_betting_closes(wire: Wire) -> None:
    _, ben, cleo = await to_the_bets(wire, players=3)
    await bet_at_the_board(ben, wire.channel, "Ja")
    changed = await ben.press("Nein", message=await direct_message(wire, ben))
    assert NO in changed.text
    await answer(wire, ben, "ja")
    await cleo.slash("wette", channel=wire.channel, wette="no")
    assert bets(wire.book) == {1: "bet yes", 2: "bet no"}
    late = await ben.slash("wette", channel=wire.channel, wette="no")
    assert late.text == "Gerade gibt es für dich nichts geheim zu entscheiden."
    assert bets(wire.book)[1] == "bet yes"


async def test_the_letter_names_the_table_and_is_gone_when_betting_ends(wire: Wire) -> None:
    _, ben, cleo = await to_the_bets(wire, players=3)
    sent = await direct_message(wire, ben)
    assert f"<#{wire.channel.id}>" in sent.text
    assert "Der 7bte Zwerg · Runde 1" in sent.text
    assert str(wire.board.id) in sent.text
    await bet_at_the_board(ben, wire.channel, "Ja")
    await bet_at_the_board(cleo, wire.channel, "Ja")
    await wire.place.until(lambda: sent not in ben.dms)


def noted(person: Person) -> list[Message]:
    return [m for m in person.dms if m.author.bot and m.text.startswith("Notiert")]


@pytest.mark.parametrize("last", [True, False])
async def test_a_bet_pressed_in_the_dm_ends_as_one_line_with_the_way_to_the_board(
    wire: Wire, last: bool
) -> None:
    _, ben, cleo = await to_the_bets(wire, players=3)
    asked = await direct_message(wire, ben)
    if last:
        await bet_at_the_board(cleo, wire.channel, "Ja")
    await ben.press("Nein, nicht alle", message=asked)
    if not last:
        assert "Nein, nicht alle" in {button.label for button in asked.buttons}
        await bet_at_the_board(cleo, wire.channel, "Ja")
    line = "Notiert: ❌ **Nein** · [Zum Brett](https://discord.com/channels/"
    await wire.place.until(lambda: asked.content.startswith(line))
    assert (asked.buttons, asked.embeds) == ([], [])
    assert noted(ben) == [asked]


async def test_a_typed_bet_takes_the_place_of_the_question_and_of_older_ones(wire: Wire) -> None:
    _, ben, cleo = await to_the_bets(wire, players=3, rounds=2)
    asked = await direct_message(wire, ben)
    await answer(wire, ben, "ja")
    await wire.place.until(lambda: asked not in ben.dms)
    await answer(wire, ben, "nein")
    await wire.place.until(lambda: len(noted(ben)) == 1)
    await bet_at_the_board(cleo, wire.channel, "Ja")
    await wire.place.until(lambda: noted(ben)[0].text.startswith("Notiert: ❌ **Nein** · [Zum"))
    random = Random(5)
    while not (_bets_are_open(wire) and ben in waited_for(wire.place, wire.channel)):
        wire.clock.move(AWAY)
        await press_something(wire.place, wire.channel, random)
    await direct_message(wire, ben)
    await wire.place.until(lambda: noted(ben) == [])


async def test_one_press_switches_letters_off_for_good(wire: Wire) -> None:
    _, ben, cleo = await to_the_bets(wire, players=3, rounds=2)
    sent = await direct_message(wire, ben)
    await ben.press("Direktnachrichten aus", message=sent)
    assert "🔕 **Aus.**" in sent.text
    assert {"Ja, alle sieben", "Direktnachrichten an"} <= {b.label for b in sent.buttons}
    await bet_at_the_board(ben, wire.channel, "Ja")
    await wire.place.until(lambda: sent in ben.dms)
    await bet_at_the_board(cleo, wire.channel, "Ja")
    await wire.place.until(lambda: sent not in ben.dms)
    count = len(ben.dms)
    random = Random(5)
    while not (_bets_are_open(wire) and ben in waited_for(wire.place, wire.channel)):
        wire.clock.move(AWAY)
        await press_something(wire.place, wire.channel, random)
    await wire.place.until(lambda: any(ben in m.pings for m in wire.channel.messages))
    assert len(ben.dms) == count


async def test_letters_can_be_switched_off_in_the_lobby(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await anna.slash("play", channel=wire.channel, game="zwerg")
    assert "Direktnachricht" in wire.board.text
    await ben.press("Keine DMs", message=wire.board)
    wanting = wire.book.rows("SELECT person, direct_messages AS wanted FROM people")
    assert {row["person"]: row["wanted"] for row in wanting} == {anna.id: 1, ben.id: 0}
    assert "🔕 **Aus.**" in slip(ben).text
    await ben.press("Direktnachrichten an", message=slip(ben))
    assert "🔔 **An.**" in slip(ben).text


async def test_somebody_at_two_tables_is_asked_which_one(wire: Wire) -> None:
    await to_the_bets(wire, players=3)
    other = wire.place.channel("spielzimmer")
    anna, ben, cleo, *_ = wire.people
    await start(anna, ben, cleo, channel=other, game="zwerg")
    wire.clock.move(AWAY)
    while "Wetten" not in {button.label for button in board_of(other).buttons}:
        (active,) = waited_for(wire.place, other)
        moves = [
            b for b in board_of(other).buttons if b.custom_id.startswith("m:") and not b.disabled
        ]
        await active.press(custom_id=moves[0].custom_id, message=board_of(other))
    both = next(p for p in (ben, cleo) if p in waited_for(wire.place, other))
    await wire.place.until(lambda: sum("🤫" in message.text for message in both.dms) == 2)
    assert "mehreren Tischen" in await answer(wire, both, "ja")
    tables = await both.autocomplete("wette", "tisch", "", channel=both.dm)
    assert len(tables) == 2
    await both.slash("wette", channel=both.dm, wette="yes", tisch=tables[0][1])
    assert both not in waited_for(wire.place, other)


async def test_a_stray_word_in_the_dm_is_asked_back_or_greeted_once(wire: Wire) -> None:
    _, ben, cleo = await to_the_bets(wire, players=3)
    await direct_message(wire, ben)
    assert "„ja“ oder „nein“" in await answer(wire, ben, "vielleicht")
    await bet_at_the_board(ben, wire.channel, "Ja")
    await bet_at_the_board(cleo, wire.channel, "Ja")
    assert (await answer(wire, ben, "hallo")).startswith("Hallo! Ich bin **Stammtisch**")
    count = len(ben.dms)
    await ben.say("na?", channel=ben.dm)
    assert len(ben.dms) == count + 1


async def test_letters_and_answers_to_them_speak_the_persons_language(wire: Wire) -> None:
    wire.people[1].locale = "en-GB"
    _, ben, cleo = await to_the_bets(wire, players=3)
    english, german = await direct_message(wire, ben), await direct_message(wire, cleo)
    assert "Bets are open" in english.text
    assert "wird gewettet" in german.text
    assert "“yes” or “no”" in await answer(wire, ben, "maybe")
    await answer(wire, ben, "yes")
    await cleo.say("ja", channel=cleo.dm)
    await wire.place.until(lambda: english not in ben.dms and german not in cleo.dms)
    assert await answer(wire, ben, "yes") == "There is nothing for you to decide in secret now."


async def test_the_active_player_cannot_bet(wire: Wire) -> None:
    anna, *_ = await to_the_bets(wire, players=3)
    reply = await anna.slash("wette", channel=wire.channel, wette="yes")
    assert reply.text == "Gerade gibt es für dich nichts geheim zu entscheiden."
    foreign = await wire.people[7].press("Wetten", message=wire.board)
    assert "Du sitzt nicht an diesem Tisch" in foreign.text
