"""kill -9 at any place: the same board, the old buttons work, nothing has to be typed."""

import pytest

from tests.wire.process import Scene
from tests.wire.table import board_of, enter, play_to_the_end, roll, seat


@pytest.mark.slow
@pytest.mark.both
async def test_a_killed_bot_goes_on_in_the_lobby_in_a_turn_and_after_the_end(scene: Scene) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    lobby = board_of(channel)
    await scene.bot.kill_and_start_again()
    assert (await scene.ben.press("Mitspielen", message=lobby)).updated
    assert (await scene.ben.press("Aufstehen", message=lobby)).updated
    assert (await scene.anna.press("Los geht’s", message=lobby)).updated

    await roll(scene.place, channel)
    told, moves = board_of(channel).text, scene.book.moves()
    await scene.bot.kill_and_start_again()
    assert board_of(channel) is lobby
    assert board_of(channel).text == told
    assert (await enter(scene.place, channel)).updated
    assert scene.book.moves()[: len(moves)] == moves
    assert len(scene.book.moves()) == len(moves) + 1

    await play_to_the_end(scene.place, channel)
    await scene.bot.kill_and_start_again()
    await scene.anna.press("Noch eine Partie", message=board_of(channel))
    assert "Noch eine Partie?" in board_of(channel).text
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


@pytest.mark.slow
@pytest.mark.both
async def test_a_move_stored_but_never_told_is_shown_after_the_restart(scene: Scene) -> None:
    """The bot dies after writing the move down and before anybody saw it."""
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    await scene.anna.press("Los geht’s", message=board_of(channel))
    scene.place.interactions.answer_seconds = 0.6
    scene.place.chaos.fail("*callback", status=500, times=99)
    with scene.place.expect_fault("no answer within"):
        pressed = scene.anna.click_nowait("Würfeln", message=board_of(channel))
        await scene.place.until(scene.book.moves)
        await scene.bot.kill()
        await scene.place.finish(pressed)
    scene.place.chaos.calm()
    scene.place.interactions.answer_seconds = 20
    moves = scene.book.moves()
    await scene.bot.start()
    await scene.place.until(lambda: "Wurf 1 von 3" in board_of(channel).text)
    assert scene.book.moves() == moves
    assert (await enter(scene.place, channel)).updated
