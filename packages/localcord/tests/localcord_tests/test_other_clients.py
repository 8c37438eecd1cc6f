"""What libraries other than discord.py need of a Discord, each without the library."""

import json
from typing import Any

import aiohttp
import pytest

from localcord import LocalDiscord
from localcord.tokens import bot_id_of
from localcord_tests.home import home
from localcord_tests.raw import raw


async def test_the_gateway_is_told_without_a_token() -> None:
    async with (
        home() as local,
        aiohttp.ClientSession() as session,
        session.get(f"{local.api_url}/gateway") as answer,
    ):
        assert await answer.json() == {"url": local.gateway_url}


@pytest.mark.parametrize("version", ["", "/v9", "/v10"])
async def test_older_versions_of_the_api_are_answered_too(version: str) -> None:
    async with home() as local, aiohttp.ClientSession() as session:
        url = local.api_url.removesuffix("/v10") + version + "/users/@me"
        headers = {"Authorization": f"Bot {local.token}"}
        async with session.get(url, headers=headers) as answer:
            assert (await answer.json())["id"] == str(local.bot.id)


def test_the_token_has_the_shape_of_discords_and_names_the_bot() -> None:
    local = LocalDiscord()
    assert bot_id_of(local.token) == local.bot.id


def test_a_token_that_names_a_bot_gives_the_bot_this_id() -> None:
    token = LocalDiscord().token
    local = LocalDiscord(token=token)
    assert local.token == token
    assert local.bot.id == bot_id_of(token)


@pytest.mark.parametrize("token", ["secret", "a.b.c", "ÄÖ.b.c", "_w.b.c"])
def test_any_other_token_is_taken_as_it_is(token: str) -> None:
    local = LocalDiscord(token=token)
    assert local.token == token
    assert bot_id_of(token) == 0


async def _ready(local: LocalDiscord, identify: dict[str, Any], *, binary: bool) -> Any:
    frame = json.dumps({"op": 2, "d": identify})
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(local.gateway_url) as socket,
    ):
        hello = await socket.receive_json()
        assert hello.keys() == {"op", "d", "s", "t"}
        if binary:
            await socket.send_bytes(frame.encode())
        else:
            await socket.send_str(frame)
        return await socket.receive_json()


@pytest.mark.parametrize("binary", [True, False])
@pytest.mark.parametrize("prefix", ["", "Bot "])
async def test_identify_may_be_binary_and_say_bot_before_the_token(
    binary: bool, prefix: str
) -> None:
    async with home() as local:
        identify = {"token": prefix + local.token, "intents": 0}
        ready = await _ready(local, identify, binary=binary)
        assert ready["t"] == "READY"
        assert ready["d"]["private_channels"] == []
        assert "_trace" in ready["d"]


async def test_a_body_may_be_a_form_without_files() -> None:
    async with home() as local, aiohttp.ClientSession() as session:
        url = f"{local.api_url}/channels/{local.default_channel.id}/messages"
        headers = {"Authorization": f"Bot {local.token}"}
        form = {"payload_json": json.dumps({"content": "als Formular"})}
        async with session.post(url, data=form, headers=headers) as answer:
            assert answer.status == 200
            assert answer.request_info.headers["Content-Type"].endswith("urlencoded")
        assert local.default_channel.newest.text == "als Formular"


@pytest.mark.parametrize(
    ("path", "empty"),
    [
        ("/soundboard-default-sounds", []),
        ("/sticker-packs", {"sticker_packs": []}),
        ("/voice/regions", []),
        ("/guilds/{guild}/emojis", []),
        ("/guilds/{guild}/stickers", []),
        ("/guilds/{guild}/soundboard-sounds", {"items": []}),
        ("/guilds/{guild}/invites", []),
        ("/guilds/{guild}/integrations", []),
    ],
)
async def test_what_there_is_none_of_here_is_an_empty_list(path: str, empty: Any) -> None:
    async with home() as local, raw(local) as ask:
        assert await ask("GET", path.replace("{guild}", str(local.guild.id))) == empty
