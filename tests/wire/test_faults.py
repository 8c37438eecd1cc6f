"""Real faults: the player reads a number, the log has the same one, and the match is safe."""

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.wire.table import Book, Wire, enter, roll, seat, start

SENTENCE = (
    r"Da ist bei mir etwas schiefgegangen, aber deine Partie ist sicher\. "
    r"Nummer für die Betreiber: ([0-9a-f]{8})"
)


@contextmanager
def _without(book: Book, table: str) -> Iterator[None]:
    """The database loses a table for a while."""
    with closing(sqlite3.connect(book.path)) as connection:
        connection.execute(f"ALTER TABLE {table} RENAME TO lost")
        try:
            yield
        finally:
            connection.execute(f"ALTER TABLE lost RENAME TO {table}")


def _number(text: str) -> str:
    found = re.fullmatch(SENTENCE, text)
    assert found, text
    return found[1]


def _logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR and r.exc_info]


async def test_a_press_that_fails_tells_the_number_that_the_log_has(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    with _without(wire.book, "moves"):
        reply = await anna.press("Würfeln")
    assert reply.private
    number = _number(reply.text)
    place = f"guild {wire.place.guild.id} channel {wire.channel.id}"
    assert _logged(caplog) == [f"error {number} in {place}"]
    assert "no such table" in caplog.text


async def test_after_a_fault_the_same_button_makes_the_move(wire: Wire) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    with _without(wire.book, "moves"):
        await anna.press("Würfeln")
    assert wire.book.moves() == []
    assert "Wirf alle fünf Würfel" in wire.board.text
    assert (await roll(wire.place, wire.channel)).updated
    assert (await enter(wire.place, wire.channel)).updated


@pytest.mark.parametrize(
    ("command", "options"),
    [("spielen", {"spiel": "kniffel"}), ("zug", {"zug": "roll"}), ("brett", {}), ("abbrechen", {})],
)
async def test_a_command_that_fails_tells_a_number_too(
    wire: Wire, caplog: pytest.LogCaptureFixture, command: str, options: dict[str, str]
) -> None:
    with _without(wire.book, "matches"):
        reply = await wire.people[0].slash(command, channel=wire.channel, **options)
    assert reply.private
    number = _number(reply.text)
    assert any(number in line for line in _logged(caplog))


async def test_a_fault_while_a_mistake_is_explained_is_told_as_a_fault(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    """A guest's mistake is looked up in the database, and that fails."""
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    custom_id = wire.board.buttons[0].custom_id
    with _without(wire.book, "matches"):
        reply = await ben.press(custom_id=custom_id, message=wire.board)
    assert any(_number(reply.text) in line for line in _logged(caplog))


async def test_an_english_guest_reads_the_number_in_english(wire: Wire) -> None:
    guest = wire.place.new_person("Liz", locale="en-GB")
    with _without(wire.book, "matches"):
        reply = await guest.slash("board", channel=wire.channel)
    assert re.search(r"[0-9a-f]{8}", reply.text)
    assert "schiefgegangen" not in reply.text


async def test_the_computers_go_on_when_the_database_is_back(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel)
    for wish in ("computer easy", "first 2"):
        await anna.slash("zug", channel=wire.channel, zug=wish)
    with _without(wire.book, "moves"):
        await anna.press("Los geht’s", message=wire.board)
        await wire.place.until(lambda: "the caretaker stumbled over it" in caplog.text)
    await wire.place.until(lambda: anna.mention in wire.board.content)


async def test_a_fault_writes_no_move_into_the_log(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    """A move may be a secret bet."""
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    await roll(wire.place, wire.channel)
    with _without(wire.book, "moves"):
        await anna.slash("zug", channel=wire.channel, zug="reroll 4")
    assert "no such table" in caplog.text
    assert "reroll 4" not in caplog.text


async def test_mistakes_of_players_are_no_news_for_the_log(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, channel=wire.channel)
    with caplog.at_level(logging.INFO):
        caplog.clear()
        await ben.press("Würfeln")
        await ben.slash("spielen", channel=wire.channel, spiel="schach")
        await anna.slash("zug", channel=wire.channel, zug="abrakadabra")
    assert caplog.records == []


async def test_a_list_over_a_broken_database_shows_a_sentence_with_its_whole_number(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, *_ = wire.people
    shown = []
    with _without(wire.book, "matches"):
        for command, parameter in (
            ("zug", "zug"),
            ("wiederholung", "partie"),
            ("pruefen", "partie"),
        ):
            ((name, value),) = await anna.autocomplete(
                command, parameter, "x", channel=wire.channel
            )
            assert value == "x"
            shown.append(
                name.removeprefix("Da ging bei mir etwas schief. Nummer für die Betreiber: ")
            )
    of_presses = [line for line in _logged(caplog) if line.startswith("error ")]
    assert [line.split()[1] for line in of_presses] == shown


@pytest.mark.parametrize("way", ["command", "press"])
async def test_an_answer_that_comes_too_late_is_no_error(
    way: str, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    wire.place.chaos.slow(0.3, "*callback")
    wire.place.interactions.answer_seconds = 0.05
    if way == "command":
        await anna.slash("hilfe", channel=wire.channel)
    else:
        await anna.press("Menü", message=wire.board)
    await wire.place.until(lambda: "came too late" in caplog.text)
    wire.place.forgive_faults("no answer within")
    wire.place.forgive_faults("10062")
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
