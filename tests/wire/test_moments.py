"""Moments on boards: stored first, then the suspense, then the outcome; any press goes on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.shell.staging import Playing
from localcord import Message
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


async def flick(wire: Wire) -> None:
    """Whoever is to flick flicks the first die at C1 from the north."""
    (person,) = waited_for(wire.place, wire.channel)
    board = wire.board
    die = next(b.custom_id for b in board.buttons if ":flick" in b.custom_id).split(" ")[-1]
    await person.slash("zug", channel=wire.channel, zug=f"flick {die} N C1")


@pytest.fixture
async def flicked(wire: Wire) -> Wire:
    """A die hangs in the air for an hour."""
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    wire.bot.boards.stage.seconds = LONG
    await flick(wire)
    await wire.place.until(lambda: suspended(wire.board))
    return wire


async def test_what_is_staged_is_stored_and_only_then_told(flicked: Wire) -> None:
    assert "fliegt von Norden auf C1 …" in headline(flicked.board)
    await flicked.bot.boards.care.flush()
    (row,) = flicked.book.matches()
    assert flicked.book.moves()[-1].seat == -1, "the dice have fallen already"
    assert row["drawn"] is None or row["drawn"] < row["version"], "the outcome is still to be drawn"
    assert len(boards_of(flicked.channel)) == 1


async def test_a_press_skips_and_a_stranger_does_not(flicked: Wire) -> None:
    anna, _, cleo, _ = flicked.people
    await cleo.press("Weiter", message=flicked.board)
    await flicked.place.quiet()
    assert suspended(flicked.board)
    await anna.press("Weiter", message=flicked.board)
    await flicked.place.until(lambda: not suspended(flicked.board))
    words = ("Treffer", "Daneben", "Graben", "Schachtel")
    assert any(word in headline(flicked.board) for word in words)


async def test_a_move_in_the_middle_of_it_is_served_at_once(flicked: Wire) -> None:
    before = len(flicked.book.moves())
    (person,) = waited_for(flicked.place, flicked.channel)
    move = await listed_move(person, flicked.channel, Random(1))
    await person.slash("zug", channel=flicked.channel, zug=move)
    assert len(flicked.book.moves()) > before
    await flicked.place.until(
        lambda: not suspended(flicked.board) or "fliegt" in headline(flicked.board)
    )


async def test_without_a_press_the_beats_follow_each_other(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    wire.bot.boards.stage.seconds = 0.01
    await flick(wire)
    await wire.place.until(lambda: headline(wire.board) and not suspended(wire.board))
    await wire.bot.boards.care.flush()
    (row,) = wire.book.matches()
    assert row["drawn"] == row["version"]


async def test_a_moment_that_cannot_be_played_comes_to_its_outcome_and_holds_up_nobody(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel, game="flick")
    stage = wire.bot.boards.stage
    stage.seconds = 0.05
    monkeypatch.setattr(Playing, "rest", lambda *_: 1 // 0)
    await flick(wire)
    session = await wire.bot.sessions.here(wire.channel.id)
    await asyncio.wait_for(stage.calm(session), 5)
    await wire.place.until(lambda: not suspended(wire.board))
    assert "could not be played" in caplog.text


async def test_a_computer_waits_until_everybody_has_seen_it(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel, game="flick")
    await anna.slash("zug", channel=wire.channel, zug="computer easy")
    wire.bot.boards.stage.seconds = LONG
    await anna.press("Los geht’s", message=wire.board)
    flights = 0
    while flights < 2:
        await wire.place.until(lambda: suspended(wire.board) or anna.mention in wire.board.content)
        await wire.place.quiet()
        if not suspended(wire.board):
            move = await listed_move(anna, wire.channel, Random(flights))
            await anna.slash("zug", channel=wire.channel, zug=move)
            continue
        moves = wire.book.moves()
        await wire.bot.keeper.look_round()
        await wire.place.quiet()
        assert wire.book.moves() == moves, "the computer played on"
        flights += "Wirrkopf" in wire.board.content
        session = await wire.bot.sessions.here(wire.channel.id)
        seats = [seat.person for seat in session.table.seats]
        own = [m for m in moves if m.seat == seats.index(None) and m.text.startswith("flick")]
        assert len(own) == flights, "the computer played on before anybody saw it"
        before = wire.board.text
        await anna.press("Weiter", message=wire.board)
        await wire.place.until(lambda then=before: wire.board.text != then)  # type: ignore[misc]


async def test_the_end_comes_after_the_last_suspense(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, ben, channel=wire.channel, game="zwerg")
    await anna.slash("zug", channel=wire.channel, zug="set rounds 1")
    await anna.press("Los geht’s", message=wire.board)
    wire.bot.boards.stage.seconds = LONG
    old = wire.board
    ended = False
    while not over(wire.channel):
        if suspended(wire.board):
            assert wire.board is old
            ended = wire.book.matches()[0]["phase"] == "finished"
            await anna.press("Weiter", message=wire.board)
            await wire.place.until(lambda: not suspended(wire.board))
            continue
        person = waited_for(wire.place, wire.channel)[0]
        offered = await person.autocomplete("zug", "zug", "", channel=wire.channel)
        await person.slash("zug", channel=wire.channel, zug=offered[0][1])
        await wire.place.quiet()
    assert wire.board is not old
    assert ended, "the last turn of all was suspended too, with its end already stored"


async def test_a_kill_in_the_middle_leaves_a_board_that_comes_to_the_truth(
    book: Book, tmp_path: Path
) -> None:
    async with playground(answer_seconds=10) as place:
        settings = settings_file(tmp_path, place, book)
        settings.write_text(settings.read_text("utf-8").replace("beat_seconds = 0", ENDLESS))
        bot = BotProcess(place, settings)
        await bot.start()
        try:
            anna, channel = place.people[0], place.default_channel
            await start(anna, channel=channel, game="flick")
            board = board_of(channel)
            die = next(b.custom_id for b in board.buttons if ":flick" in b.custom_id).split(" ")[-1]
            await anna.slash("zug", channel=channel, zug=f"flick {die} N C1")
            await place.until(lambda: suspended(board_of(channel)), 30)
            await bot.kill_and_start_again()
            await place.until(lambda: not suspended(board_of(channel)), 30)
            assert board_of(channel) is board
            assert headline(board)
        finally:
            await bot.kill()
