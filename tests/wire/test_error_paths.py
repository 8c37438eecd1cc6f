"""Whatever goes wrong: the person is told, nothing is lost, and no board stays old."""

from typing import Any

import aiohttp
import pytest

from bot.shell.answers import response
from bot.shell.answers.interaction import Interaction
from tests.wire.table import Wire, seat, start
from tests.wire.test_forged_presses import planted

GONE_WRONG = "Nummer für die Betreiber"


async def test_an_error_while_the_board_is_drawn_is_told_and_the_board_comes_right(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    artist = wire.bot.parts.desk.artist
    monkeypatch.setattr(artist, "public", lambda *_, **__: 1 // 0)
    reply = await ben.press("Mitspielen", message=wire.board)
    assert GONE_WRONG in reply.text
    monkeypatch.undo()
    await wire.place.until(lambda: ben.mention in wire.board.text)


async def test_a_language_that_cannot_be_stored_is_no_error_of_the_player(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)

    async def full(*_: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(wire.bot.parts.desk.store.people, "set_locale", full)
    await ben.press("Mitspielen", message=wire.board)
    assert ben.mention in wire.board.text
    assert GONE_WRONG not in "".join(message.text for message in ben.private)
    await wire.place.until(lambda: "language of a person could not be stored" in caplog.text)


async def test_an_error_over_typed_words_is_answered_with_a_number(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = wire.people[0]

    async def broken(_: int) -> list[Any]:
        raise ValueError("a bug")

    monkeypatch.setattr(wire.bot.parts.actions.secret_answers, "open_to", broken)
    await anna.say("ja", channel=anna.dm)
    await wire.place.until(lambda: any(GONE_WRONG in message.text for message in anna.dms))


async def test_a_button_that_no_pattern_reads_is_refused_without_an_error(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    caplog.clear()
    old = "x:of-a-later-version"
    message = planted(wire, wire.channel, old)
    reply = await anna.press(custom_id=old, message=message)
    assert "Diesen Knopf kenne ich nicht mehr" in reply.text
    assert "Traceback" not in caplog.text


async def test_an_acknowledgement_whose_answer_was_lost_does_not_spoil_the_answer(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first request arrives, and the connection breaks before anything comes back."""
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    edit = response.edit

    async def after_a_lost_acknowledgement(interaction: Interaction, message: Any) -> None:
        monkeypatch.setattr(response, "edit", edit)
        await wire.bot.http.request(
            response_route(interaction), json={"type": 6}
        )  # arrives, but discord.py knows nothing of it
        await edit(interaction, message)

    monkeypatch.setattr(response, "edit", after_a_lost_acknowledgement)
    await ben.press("Mitspielen", message=wire.board)
    await wire.place.until(lambda: ben.mention in wire.board.text)
    assert "error " not in caplog.text
    wire.place.forgive_faults("40060")


def response_route(interaction: Interaction) -> Any:
    from discord.http import Route

    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    token = interaction.token
    return Route("POST", path, webhook_id=interaction.id, webhook_token=token)


async def test_a_torn_answer_is_no_bug(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    menu = await anna.press("Menü", message=wire.board)

    async def torn(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(response, "put", torn)
    await anna.press("Regeln", message=menu.message)
    assert "was not delivered" in caplog.text
    assert "Traceback" not in caplog.text
