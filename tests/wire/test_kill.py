"""kill -9 at any place: the same board, the old buttons work, nothing has to be typed."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.playground.people import Person
from bot.playground.place import Playground
from tests.wire.process import BotProcess, settings_file
from tests.wire.table import Book, enter, play_to_the_end, roll, seat


@dataclass
class Scene:
    place: Playground
    bot: BotProcess
    book: Book

    @property
    def anna(self) -> Person:
        return self.place.people[0]

    @property
    def ben(self) -> Person:
        return self.place.people[1]


@pytest.fixture
async def scene(tmp_path: Path, book: Book) -> AsyncIterator[Scene]:
    async with Playground(answer_seconds=10) as place:  # a fresh process on a busy machine
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        await bot.start()
        try:
            yield Scene(place, bot, book)
        finally:
            await bot.kill()


async def test_a_killed_bot_goes_on_in_the_lobby_in_a_turn_and_after_the_end(scene: Scene) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    lobby = channel.board
    await scene.bot.kill_and_start_again()
    assert (await scene.ben.press("Mitspielen", message=lobby)).updated
    assert (await scene.ben.press("Aufstehen", message=lobby)).updated
    assert (await scene.anna.press("Los geht’s", message=lobby)).updated

    await roll(scene.place, channel)
    told, moves = channel.board.text, scene.book.moves()
    await scene.bot.kill_and_start_again()
    assert channel.board is lobby
    assert channel.board.text == told
    assert (await enter(scene.place, channel)).updated
    assert scene.book.moves()[: len(moves)] == moves
    assert len(scene.book.moves()) == len(moves) + 1

    await play_to_the_end(scene.place, channel)
    await scene.bot.kill_and_start_again()
    await scene.anna.press("Noch eine Partie", message=lobby)
    assert "Tisch offen" in channel.board.text
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


async def test_a_move_stored_but_never_told_is_shown_by_the_next_press(scene: Scene) -> None:
    """The bot dies after writing the move down and before anybody saw it."""
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    await scene.anna.press("Los geht’s", message=channel.board)
    scene.place.interactions.answer_seconds = 0.6
    scene.place.fail("*callback", status=500, times=99)
    with scene.place.expect_fault("no answer within"):
        pressed = scene.anna.click_nowait("Würfeln", message=channel.board)
        await scene.place.until(scene.book.moves)
        await scene.bot.kill()
        await scene.place.finish(pressed)
    scene.place.rest.switches.armed.clear()
    scene.place.interactions.answer_seconds = 10
    moves = scene.book.moves()
    await scene.bot.start()
    assert "Noch nicht gewürfelt" in channel.board.text
    reply = await scene.anna.press("Würfeln", message=channel.board)
    assert reply.text.startswith("Das Brett ist schon einen Schritt weiter. So steht es jetzt:")
    await scene.place.until(lambda: "Wurf 1 von 3" in channel.board.text)
    assert scene.book.moves() == moves
    assert (await enter(scene.place, channel)).updated
