"""kill -9 at random instants while all games are played: nothing lost, stuck or lying."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.store.store import Store
from localcord import Channel, LocalDiscord
from localcord.faults import UnexpectedFaultsError
from tests.shelf import CATALOGUE
from tests.wire.hands import over, press_something, waited_for
from tests.wire.process import BotProcess, settings_file
from tests.wire.table import Book, board_of, boards_of, playground, seat, start
from tests.wire.truth import Truth, armed, lies, truth_of

SEED = os.environ.get("CHAOS_SEED", "5")
"""Another one is another run: other presses, other instants."""
UNDER_WAY_SECONDS = 0.08
"""Within this a press is read, written, drawn and answered."""
PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn")
NO_ANSWER = "no answer within"
UNKNOWN_MESSAGE = "404 10008"
DELETED_TWICE = "404 10008 Unknown Message: DELETE"
MOST_PRESSES = 12


@pytest.fixture
async def hall(book: Book) -> AsyncIterator[LocalDiscord]:
    """A channel for every game."""
    async with playground(people=PEOPLE, channels=tuple(CATALOGUE)) as place:
        yield place
        place.forgive_faults(NO_ANSWER)  # whoever pressed when the process died hears nothing
        place.forgive_faults(UNKNOWN_MESSAGE)  # nor can it know that a message was deleted already
        place.forgive_faults(DELETED_TWICE)  # it died before it could note that a board is gone


def rooms(place: LocalDiscord) -> dict[str, Channel]:
    channels = [c for c in place.world.channels.values() if c.guild is place.guild]
    return {game: next(c for c in channels if c.name == game) for game in CATALOGUE}


@pytest.mark.slow
async def test_all_games_survive_kills_at_random_instants(
    hall: LocalDiscord, book: Book, tmp_path: Path
) -> None:
    """As many kills for every game: each falls while a press at that game's table is under way."""
    bot, random = BotProcess(hall, settings_file(tmp_path, hall, book)), Random(SEED)
    await bot.start()
    try:
        for game in CATALOGUE:
            await _all_are_running(hall)
            await _played_and_killed(hall, bot, random, game)
            await bot.start()
            await _nothing_lies(hall, book)
            await _nothing_is_stuck(hall, random)
    finally:
        await bot.kill()
    assert "Traceback" not in bot.log.read_text("utf-8")


async def _all_are_running(hall: LocalDiscord) -> None:
    for game, channel in rooms(hall).items():
        if not boards_of(channel) or over(channel):
            box = CATALOGUE[game].game
            people = hall.people[: max(2, box.seat_range(box.options_type())[0])]
            await start(*people, channel=channel, game=game)


async def _played_and_killed(
    hall: LocalDiscord, bot: BotProcess, random: Random, game: str
) -> None:
    """Somebody presses at every table until the process dies; who pressed then hears nothing."""
    pressed = {name: asyncio.Event() for name in CATALOGUE}
    playing = [
        asyncio.create_task(_play(hall, channel, random, pressed[name]))
        for name, channel in rooms(hall).items()
    ]
    await asyncio.sleep(random.uniform(0.0, 0.5))
    pressed[game].clear()
    await asyncio.wait_for(pressed[game].wait(), 30)
    await asyncio.sleep(random.uniform(0.0, UNDER_WAY_SECONDS))
    await bot.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    hall.forgive_faults(NO_ANSWER)


async def _play(
    hall: LocalDiscord, channel: Channel, random: Random, pressed: asyncio.Event
) -> None:
    while True:
        if not over(channel) and waited_for(hall, channel):
            pressed.set()
            with contextlib.suppress(AssertionError):  # computers or chance are at work
                await press_something(hall, channel, random)
        elif over(channel):
            pressed.set()
        await asyncio.sleep(0.001)


async def _nothing_lies(hall: LocalDiscord, book: Book) -> None:
    """Every board comes to show what the store knows, and there is one of each."""
    store = await Store.open(book.url)
    newest = {row["channel"]: row["id"] for row in book.matches()}
    try:
        for channel in rooms(hall).values():
            match = newest[channel.id]
            truth = await truth_of(store, match)
            with _told(channel, truth):
                await hall.until(lambda c=channel, t=truth: not lies(board_of(c), t), 15)  # type: ignore[misc]
                await hall.until(lambda c=channel, m=match: len(armed(c, m)) <= 1, 15)  # type: ignore[misc]
    finally:
        await store.close()


@contextlib.contextmanager
def _told(channel: Channel, truth: Truth) -> Iterator[None]:
    """What a board shows and what is so, where they stay apart."""
    try:
        yield
    except UnexpectedFaultsError as error:
        boards = "\n---\n".join(str(board.embeds) for board in boards_of(channel)[-2:])
        error.add_note(f"#{channel.name} shows:\n{boards}\n=== but it is:\n{truth}")
        raise


async def _nothing_is_stuck(hall: LocalDiscord, random: Random, patience: float = 2) -> None:
    """At every table that goes on, somebody can act, and the old buttons work."""
    for channel in filter(boards_of, rooms(hall).values()):
        before = board_of(channel).text
        presses = 0
        while not _went_on(channel, before):
            assert presses < MOST_PRESSES, f"#{channel.name} is stuck: {before}"
            await press_something(hall, channel, random)
            presses += 1
            with contextlib.suppress(UnexpectedFaultsError):  # a mere look changes no board
                await hall.until(partial(_went_on, channel, before), patience)


def _went_on(channel: Channel, before: str) -> bool:
    return over(channel) or board_of(channel).text != before


async def test_the_detectors_fire(hall: LocalDiscord, book: Book, tmp_path: Path) -> None:
    """A board put back to an earlier state lies, a copy is one too many, the dead are stuck."""
    game = min(CATALOGUE, key=lambda game: CATALOGUE[game].game.seed.seats.least)
    channel = rooms(hall)[game]
    bot = BotProcess(hall, settings_file(tmp_path, hall, book))
    await bot.start()
    try:
        await seat(hall.people[0], channel=channel, game=game)
        lobby = board_of(channel).embeds
        await hall.people[0].press("Los geht’s", message=board_of(channel))
        store = await Store.open(book.url)
        match = book.matches()[-1]["id"]
        truth = await truth_of(store, match)
        assert not lies(board_of(channel), truth)
        assert len(armed(channel, match)) == 1
        board = board_of(channel)
        copy = {"embeds": board.embeds, "components": board.components}
        hall.post(channel, hall.bot, copy | {"content": board.content})
        assert len(armed(channel, match)) == 2
        board.embeds = lobby
        assert lies(board, truth)
        await store.close()
        await bot.kill()
        hall.interactions.answer_seconds = 0.01
        with pytest.raises(AssertionError, match="is stuck"):
            await _nothing_is_stuck(hall, Random(1), patience=0.01)
    finally:
        await bot.kill()
