"""No board shows for ever what is no longer true: after a kill, and after trouble on the wire."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.live.backoff import Backoff
from tests.wire.process import Scene
from tests.wire.table import Wire, board_of, boards_of, enter, roll, seat, start

SILENT = 0.6


async def died(scene: Scene, press: Callable[[], Any], phase: str) -> None:
    """The bot writes a change down, and is killed before anybody is told."""
    scene.place.interactions.answer_seconds = SILENT
    for request in ("*callback", "PATCH*", "POST*messages", "DELETE*"):
        scene.place.chaos.fail(request, status=500, times=99)
    with scene.place.expect_fault("no answer within"):
        pressed = press()
        await scene.place.until(lambda: scene.book.matches()[-1]["phase"] == phase)
        await scene.bot.kill()
        await scene.place.finish(pressed)
    scene.place.chaos.calm()
    scene.place.interactions.answer_seconds = 20


async def test_a_start_that_nobody_saw_is_on_the_board_after_the_restart(scene: Scene) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    board = board_of(channel)
    await died(scene, lambda: scene.anna.click_nowait("Los geht’s", message=board), "running")
    assert "Los geht’s" in [button.label for button in board_of(channel).buttons]
    await scene.bot.start()
    await scene.place.until(lambda: "ist dran" in board_of(channel).content)
    assert board_of(channel) is board
    assert (await roll(scene.place, channel)).updated


async def test_a_last_move_that_nobody_saw_brings_the_result_after_the_restart(
    scene: Scene,
) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    await scene.anna.press("Los geht’s", message=board_of(channel))
    for _ in range(10):
        await roll(scene.place, channel)
        await enter(scene.place, channel)
    await roll(scene.place, channel)
    ((_, last),) = (await scene.anna.autocomplete("zug", "zug", "enter", channel=channel))[:1]
    await died(scene, lambda: scene.anna.slash_nowait("zug", channel=channel, zug=last), "finished")
    await scene.bot.start()
    await scene.place.until(
        lambda: "Noch eine Partie" in [button.label for button in board_of(channel).buttons]
    )
    await scene.anna.slash("brett", channel=channel)
    await scene.place.until(lambda: len(boards_of(channel)) == 1)


async def test_a_stop_that_nobody_saw_is_on_the_board_after_the_restart(scene: Scene) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    await scene.anna.press("Los geht’s", message=board_of(channel))
    asked = (await scene.anna.slash("abbrechen", channel=channel)).message
    await died(scene, lambda: scene.anna.click_nowait("Ja, abbrechen", message=asked), "stopped")
    await scene.bot.start()
    await scene.place.until(lambda: "abgebrochen" in board_of(channel).content)


async def test_a_board_that_was_not_deleted_before_a_kill_goes_after_the_restart(
    scene: Scene,
) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    scene.place.chaos.fail("DELETE*", status=500, times=99)
    asked = scene.anna.slash_nowait("brett", channel=channel)
    await scene.place.until(lambda: len(boards_of(channel)) == 2)
    await scene.bot.kill()
    await scene.place.finish(asked)
    scene.place.chaos.calm()
    await scene.bot.start()
    await scene.place.until(lambda: len(boards_of(channel)) == 1)
    assert (await scene.ben.press("Mitspielen", message=board_of(channel))).updated


async def test_a_board_that_discord_did_not_take_is_drawn_when_it_does_again(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire.bot.parts.redraw, "_missed", Backoff(first=0.1))
    anna, *_ = wire.people
    await start(anna, channel=wire.channel)
    wire.place.chaos.reset("PATCH*", times=2)
    await anna.slash("zug", channel=wire.channel, zug="roll")
    assert "Wirf alle fünf Würfel" in wire.board.text
    await wire.place.until(lambda: "Wurf 1 von 3" in wire.board.text)


@pytest.mark.parametrize("button", ["Los geht’s", "Mitspielen"])
async def test_any_refusal_on_an_old_board_draws_it_anew(wire: Wire, button: str) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    old = wire.board
    lobby = (old.content, old.embeds, old.components)
    await anna.press("Los geht’s", message=old)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    old.content, old.embeds, old.components = lobby
    session.drew(1)
    reply = await ben.press(button, message=old)
    assert reply.private
    await wire.place.until(lambda: "ist dran" in wire.board.content)
