"""Moments on boards: stored first, then the suspense, then the outcome; any press goes on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.shell.boards import suspense
from bot.shell.boards.suspense import Playing
from localcord import Message, Person
from tests.wire import serving
from tests.wire.hands import listed_move, over, waited_for
from tests.wire.process import BotProcess, settings_file
from tests.wire.table import Book, Wire, board_of, boards_of, playground, seat, start

LONG = 3600.0
ENDLESS = f"beat_seconds = {LONG}"


def suspended(board: Message) -> bool:
    return [button.label for button in board.buttons] == ["Weiter"]


def headline(board: Message) -> str:
    """The first line of the board, where it is large."""
    first = str(board.embeds[0]["description"]).split("\n")[0]
    return first.removeprefix("# ") if first.startswith("# ") else ""


def offered_die(board: Message) -> str:
    """The first die; where all are alike, the holes are offered at once."""
    flicks = (b.custom_id for b in board.buttons if ":flick " in b.custom_id)
    return next(flicks).split(":flick ")[1].split()[0]


async def flick(wire: Wire) -> None:
    """Whoever is to flick flicks the first die at C1 from the north."""
    (person,) = waited_for(wire.place, wire.channel)
    board = wire.board
    die = offered_die(board)
    person.slash_nowait("zug", channel=wire.channel, zug=f"flick {die} N C1")


@pytest.fixture(autouse=True)
def anybody_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose moment it is: tests/shell/boards/test_suspense.py. Nobody waits for a press that is
    served in the middle of one."""
    monkeypatch.setattr(suspense, "OWN_SECONDS", 0.0)
    monkeypatch.setattr(serving, "HELD_SECONDS", 0.05)


async def onward(wire: Wire, person: Person) -> None:
    """Press through all beats, but not into another flight, which may follow at once."""
    first = True
    while suspended(wire.board) and (first or "fliegt" not in headline(wire.board)):
        first, before = False, wire.board.text
        await person.press("Weiter", message=wire.board)
        await wire.place.until(
            lambda then=before: wire.board.text != then or not suspended(wire.board)  # type: ignore[misc]
        )


@pytest.fixture
async def flicked(wire: Wire) -> Wire:
    """A die hangs in the air for an hour."""
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    wire.bot.parts.suspense.seconds = LONG
    await flick(wire)
    await wire.place.until(lambda: suspended(wire.board))
    return wire


async def test_what_is_staged_is_stored_and_only_then_told(flicked: Wire) -> None:
    assert "fliegt von Norden auf C1 …" in headline(flicked.board)
    await flicked.bot.parts.redraw.flush()
    (row,) = flicked.book.matches()
    assert flicked.book.moves()[-1].seat == -1, "the dice have fallen already"
    assert row["drawn"] is None or row["drawn"] < row["version"], "the outcome is still to be drawn"
    assert len(boards_of(flicked.channel)) == 1


async def test_a_press_skips_and_a_stranger_does_not(flicked: Wire) -> None:
    anna, _, cleo, _ = flicked.people
    await cleo.press("Weiter", message=flicked.board)
    await flicked.place.quiet()
    assert suspended(flicked.board)
    await onward(flicked, anna)
    words = ("Treffer", "Daneben", "Graben", "Schachtel", "Knall", "Bonus")
    assert any(word in headline(flicked.board) for word in words)


@pytest.mark.slow
async def test_a_move_in_the_middle_of_it_is_served_at_once(flicked: Wire) -> None:
    before = len(flicked.book.moves())
    (person,) = waited_for(flicked.place, flicked.channel)
    move = await listed_move(person, flicked.channel, Random(1))
    person.slash_nowait("zug", channel=flicked.channel, zug=move)
    await flicked.place.until(lambda: len(flicked.book.moves()) > before)
    await flicked.place.until(
        lambda: not suspended(flicked.board) or "fliegt" in headline(flicked.board)
    )


async def test_without_a_press_the_beats_follow_each_other(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    wire.bot.parts.suspense.seconds = 0.01
    await flick(wire)
    await wire.place.until(lambda: headline(wire.board) and not suspended(wire.board))
    async with asyncio.timeout(60):  # the bot may not have heard yet that its edit was served
        while any(row["drawn"] != row["version"] for row in wire.book.matches()):
            await wire.bot.parts.redraw.flush()
            await asyncio.sleep(0.01)


async def test_a_moment_that_cannot_be_played_comes_to_its_outcome_and_holds_up_nobody(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    stage = wire.bot.parts.suspense
    stage.seconds = 0.05
    monkeypatch.setattr(Playing, "wait_for_beat", lambda *_: 1 // 0)
    await flick(wire)
    await wire.place.until(lambda: headline(wire.board) and not suspended(wire.board))
    assert "could not be played" in caplog.text


@pytest.mark.slow
async def test_a_computer_waits_until_everybody_has_seen_it(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel, game="flick")
    await anna.slash("zug", channel=wire.channel, zug="computer easy")
    wire.bot.parts.suspense.seconds = LONG
    await anna.press("Los geht’s", message=wire.board)
    flights = 0
    while flights < 2:
        await wire.place.until(lambda: suspended(wire.board) or anna.mention in wire.board.content)
        await wire.place.quiet()
        if not suspended(wire.board):
            move, before = await listed_move(anna, wire.channel, Random(flights)), wire.board.text
            anna.slash_nowait("zug", channel=wire.channel, zug=move)
            await wire.place.until(lambda then=before: wire.board.text != then)  # type: ignore[misc]
            continue
        moves = wire.book.moves()
        await wire.bot.parts.caretaker.look_round()
        await wire.place.quiet()
        assert wire.book.moves() == moves, "the computer played on"
        flights += "Wirrkopf" in wire.board.content
        session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
        seats = [seat.person for seat in session.table.seats]
        own = [m for m in moves if m.seat == seats.index(None) and m.text.startswith("flick")]
        assert len(own) == flights, "the computer played on before anybody saw it"
        await onward(wire, anna)


async def test_the_end_comes_after_the_last_suspense(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel, game="zwerg")
    await anna.slash("zug", channel=wire.channel, zug="set rounds 1")
    await anna.press("Los geht’s", message=wire.board)
    wire.bot.parts.suspense.seconds = LONG
    old = wire.board
    ended = False
    while not over(wire.channel):
        if suspended(wire.board):
            assert wire.board is old
            ended = wire.book.matches()[0]["phase"] == "finished"
            await onward(wire, anna)
            continue
        person, before = waited_for(wire.place, wire.channel)[0], wire.board.text
        offered = await person.autocomplete("zug", "zug", "", channel=wire.channel)
        person.slash_nowait("zug", channel=wire.channel, zug=offered[0][1])
        await wire.place.until(lambda then=before: wire.board.text != then)  # type: ignore[misc]
    assert wire.board is not old
    assert ended, "the last turn of all was suspended too, with its end already stored"


async def test_a_kill_in_the_middle_leaves_a_board_that_comes_to_the_truth(
    book: Book, tmp_path: Path
) -> None:
    async with playground() as place:
        settings = settings_file(tmp_path, place, book)
        settings.write_text(settings.read_text("utf-8").replace("beat_seconds = 0", ENDLESS))
        bot = BotProcess(place, settings)
        await bot.start()
        try:
            anna, channel = place.people[0], place.default_channel
            await start(anna, channel=channel, game="flick")
            board = board_of(channel)
            die = offered_die(board)
            anna.slash_nowait("zug", channel=channel, zug=f"flick {die} N C1")
            await place.until(lambda: suspended(board_of(channel)), 30)
            await bot.kill_and_start_again()
            await place.until(lambda: not suspended(board_of(channel)), 30)
            assert board_of(channel) is board
            assert headline(board)
        finally:
            await bot.kill()
        place.forgive_faults("no answer within")  # it would have come with the outcome
