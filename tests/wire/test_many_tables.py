"""Many tables at once: everybody is answered, and a kill in the middle takes nothing back."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from bot.engine.match import Match
from bot.store.store import Store
from localcord import Channel, LocalDiscord, Person, Reply
from tests.shelf import CATALOGUE
from tests.wire.process import BotProcess, settings_file
from tests.wire.table import Book, board_of, connected

TABLES, KILLED, PRESSES = 200, 50, 3
PATIENCE = 60.0
"""How fast all are answered is measured elsewhere; here nobody may be left without an answer."""


def town(tables: int) -> LocalDiscord:
    return LocalDiscord(
        people=[f"Person {number}" for number in range(tables)],
        channels=[f"tisch-{number}" for number in range(tables)],
        locale="de",
        answer_seconds=PATIENCE,
        patience=PATIENCE,
        update_seconds=PATIENCE,
    )


def tables(place: LocalDiscord) -> list[tuple[Person, Channel]]:
    here = [channel for channel in place.world.channels.values() if channel.guild is place.guild]
    return list(zip(place.people, here, strict=True))


async def play(place: LocalDiscord, person: Person, channel: Channel) -> Reply:
    return await place.finish(person.slash_nowait("spielen", channel=channel, spiel="kniffel"))


async def press(place: LocalDiscord, person: Person, channel: Channel) -> Reply:
    """Begin, roll, or take the first row: always something that can be done alone."""
    board = board_of(channel)
    if board.selects and any(":enter" in menu.custom_id for menu in board.selects):
        menu = next(menu for menu in board.selects if ":enter" in menu.custom_id)
        return await person.select(menu.custom_id, menu.options[0].value, message=board)
    label = next(b.label for b in board.buttons if b.label in ("Los geht’s", "Würfeln"))
    return await place.finish(person.click_nowait(label, message=board))


@pytest.mark.slow
async def test_two_hundred_tables_opened_and_played_at_once_answer_everybody(book: Book) -> None:
    async with town(TABLES) as place, connected(place, book):
        seats = tables(place)
        opened = await asyncio.gather(*(play(place, *seat) for seat in seats))
        assert all(reply.message and not reply.private for reply in opened)
        for _ in range(PRESSES):
            pressed = await asyncio.gather(*(press(place, *seat) for seat in seats))
            assert all(reply.updated for reply in pressed)
    assert len(book.matches()) == TABLES
    await all_fold(book)


@pytest.fixture
async def running(tmp_path: Path, book: Book) -> AsyncIterator[tuple[LocalDiscord, BotProcess]]:
    async with town(KILLED) as place:
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        await bot.start()
        try:
            yield place, bot
        finally:
            await bot.kill()


async def test_a_kill_under_load_takes_no_move_back_that_anybody_was_shown(
    running: tuple[LocalDiscord, BotProcess], book: Book
) -> None:
    place, bot = running
    seats = tables(place)
    await asyncio.gather(*(play(place, *seat) for seat in seats))
    await asyncio.gather(*(press(place, *seat) for seat in seats))
    before = shown(seats)
    hands = [asyncio.create_task(keep_pressing(place, *seat)) for seat in seats]
    await place.until(lambda: sum(shown(seats).values()) > sum(before.values()) + 300, PATIENCE)
    await bot.kill()
    for hand in hands:
        hand.cancel()
    await asyncio.gather(*hands, return_exceptions=True)
    written = book.rows("SELECT match, count(*) AS moves FROM moves GROUP BY match")
    lengths = {row["match"]: row["moves"] for row in written}
    lost = {match for match, turn in shown(seats).items() if lengths.get(match, 0) < turn}
    assert lost == set()
    await all_fold(book)
    await bot.start()
    replies = await asyncio.gather(*(press(place, *seat) for seat in seats))
    assert all(reply.answered for reply in replies)
    assert "Traceback" not in bot.log.read_text("utf-8")


async def keep_pressing(place: LocalDiscord, person: Person, channel: Channel) -> None:
    with suppress(StopIteration):  # the match is over
        while True:
            await press(place, person, channel)


def shown(seats: Sequence[tuple[Person, Channel]]) -> dict[str, int]:
    """By match how long its log is at least, as the buttons of its board tell everybody."""
    stamps = (board_of(channel).buttons[0].custom_id.split(":") for _, channel in seats)
    return {match: int(turn) for _, match, turn, *_ in stamps}


async def all_fold(book: Book) -> None:
    """Every log in the file can be played again by the rules, to its last move."""
    store = await Store.open(book.url)
    for row in book.matches():
        table = await store.matches.table(row["id"])
        assert table is not None
        log = await store.matches.log(table.id)
        box = CATALOGUE[table.game]
        assert Match.fold(box.game, table.header, log).version == len(log)
    await store.close()
