"""Who plays a game for the first time is told what matters, quietly and to nobody else."""

from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.config import TableSettings
from localcord import Person
from tests.book import Book
from tests.wire import table
from tests.wire.table import Wire, board_of, enter, roll, slip, whose_turn, wired

GAME = "kniffel"


@pytest.fixture
async def wire(book: Book, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    quick = TableSettings(pause_seconds=0, beat_seconds=0, highlights=False, puzzles=False)
    monkeypatch.setattr(table, "TABLE", quick)
    async with wired(book, "Anna", "Ben") as running:
        yield running


def has_no_line(person: Person) -> bool:
    return not any("💡" in message.text for message in person.private)


async def begun(wire: Wire) -> None:
    anna, ben = wire.people
    await anna.slash("spielen", channel=wire.channel, spiel=GAME)
    await ben.press("Mitspielen", message=wire.board)
    await anna.press("Los geht’s", message=wire.board)


async def test_who_sits_down_to_an_unknown_game_is_offered_the_lesson(wire: Wire) -> None:
    anna, ben = wire.people
    await anna.slash("spielen", channel=wire.channel, spiel=GAME)
    await wire.place.until(lambda: bool(anna.private))
    assert "neu für dich?" in slip(anna).text
    assert ben.private == []
    await ben.press("Mitspielen", message=wire.board)
    await wire.place.until(lambda: bool(ben.private))
    assert "neu für dich?" in slip(ben).text
    assert "neu für dich?" in slip(anna).text
    await anna.press("Lernen", message=slip(anna))
    assert "Schritt 1 von" in slip(anna).text


async def test_the_offer_goes_when_the_match_begins(wire: Wire) -> None:
    await begun(wire)
    assert not any("neu für dich?" in m.text for p in wire.people for m in p.private)


async def test_once_the_line_stands_beside_a_decision_and_goes_with_it(wire: Wire) -> None:
    await begun(wire)
    told = dict.fromkeys(wire.people, 0)
    for _ in range(8):
        person = whose_turn(wire.place, wire.channel)
        await roll(wire.place, wire.channel)
        lines = [message for message in person.private if "💡" in message.text]
        told[person] += len(lines)
        assert all(not line.embeds and not line.buttons for line in lines)  # the board is in sight
        await enter(wire.place, wire.channel)
        await wire.place.until(partial(has_no_line, person))
    assert list(told.values()) == [1, 1]


async def test_who_has_learned_the_game_is_told_nothing(wire: Wire) -> None:
    for person in wire.people:
        await wire.bot.parts.desk.store.lessons.reached(person.id, GAME, 8, 1.0)
    await begun(wire)
    await roll(wire.place, wire.channel)
    assert [person.private for person in wire.people] == [[], []]
    assert board_of(wire.channel).buttons
