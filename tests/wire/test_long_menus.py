"""Menus with more choices than Discord shows at once: page by page, wherever they stand."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from localcord import Message, Person
from tests.toy.numbers import MOST
from tests.toy.shelf import on_the_shelf
from tests.wire.table import Book, Wire, start, whose_turn, wired

TEXTS = "whisper = Flüstern\noption-luck = Glück\n" + "".join(
    f"option-luck-{value} = {value}\n" for value in range(1, 31)
)
MENU, FURTHER, BACK = "Münzwurf", "Weitere …", "Zurück"


@pytest.fixture
async def wire(book: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    with on_the_shelf("zahlen", "tests.toy.numbers", tmp_path, monkeypatch, TEXTS):
        async with wired(book, "Anna", "Ben") as running:
            yield running


def offered(message: Message, menu: str = MENU) -> list[str]:
    found = next(select for select in message.selects if select.placeholder == menu)
    return [option.label for option in found.options]


async def turned(person: Person, message: Message, way: str, menu: str = MENU) -> list[str]:
    """Pick the option that turns the page, and read the page."""
    reply = await person.select(menu, way, message=message)
    assert reply.updated
    return offered(message, menu)


async def test_every_choice_stands_on_one_page_of_the_board(wire: Wire) -> None:
    await start(*wire.people, channel=wire.channel, game="zahlen")
    current, text = whose_turn(wire.place, wire.channel), wire.board.text
    pages = [offered(wire.board)]
    while pages[-1][-1] == FURTHER:
        pages.append(await turned(current, wire.board, FURTHER))
    assert all(len(page) <= 25 for page in pages)
    choices = [label for page in pages for label in page if label not in (FURTHER, BACK)]
    assert choices == [str(number) for number in range(1, MOST + 1)]
    assert [page[0] for page in pages[1:]] == [BACK] * (len(pages) - 1)
    assert wire.board.text == text
    assert await turned(current, wire.board, BACK) == pages[-2]
    await current.select(MENU, "40", message=wire.board)
    assert wire.book.moves()[0].text == "name 40"
    assert offered(wire.board) == pages[0]


async def test_a_page_is_turned_after_a_restart_too(wire: Wire) -> None:
    await start(*wire.people, channel=wire.channel, game="zahlen")
    current = whose_turn(wire.place, wire.channel)
    await turned(current, wire.board, FURTHER)
    await wire.restart()
    last = await turned(current, wire.board, FURTHER)
    assert last[-1] == str(MOST)
    await current.select(MENU, str(MOST), message=wire.board)
    assert wire.book.moves()[0].text == f"name {MOST}"


async def test_a_private_question_is_turned_in_private(wire: Wire) -> None:
    await start(*wire.people, channel=wire.channel, game="zahlen")
    current, board = whose_turn(wire.place, wire.channel), offered(wire.board)
    question = (await current.press("Flüstern", message=wire.board)).message
    assert question is not None
    assert question.private
    assert (await turned(current, question, FURTHER))[1] == "25"
    assert not question.buttons, "it is still the question, not the board"
    assert offered(wire.board) == board
    await current.select(MENU, "30", message=question)
    assert wire.book.moves()[0].text == "name 30"


async def test_more_options_than_a_menu_shows_stand_in_several(wire: Wire) -> None:
    anna, _ = wire.people
    await anna.slash("play", channel=wire.channel, game="zahlen")
    page = await anna.select("Einstellen …", "Spielregeln", message=wire.board)
    assert page.message is not None
    first, second = page.message.selects
    assert len(first.options) == 25
    await anna.select(second.custom_id, second.options[-1].value, message=page.message)
    assert second.options[-1].label.partition(": ")[2] in wire.board.text


async def test_a_question_that_is_decided_elsewhere_goes(wire: Wire) -> None:
    await start(*wire.people, channel=wire.channel, game="zahlen")
    current = whose_turn(wire.place, wire.channel)
    await current.press("Flüstern", message=wire.board)
    assert current.private
    await current.select(MENU, "3", message=wire.board)
    await wire.place.until(lambda: not current.private)


async def test_nobody_turns_the_pages_of_somebody_else(wire: Wire) -> None:
    await start(*wire.people, channel=wire.channel, game="zahlen")
    current = whose_turn(wire.place, wire.channel)
    other = next(person for person in wire.people if person is not current)
    before = offered(wire.board)
    reply = await other.select(MENU, FURTHER, message=wire.board)
    assert reply.text.startswith(f"Gerade ist {current.mention} dran.")
    assert offered(wire.board) == before
