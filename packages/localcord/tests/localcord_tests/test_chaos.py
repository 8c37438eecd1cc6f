"""Faults on demand: rate limits, server errors, torn requests, slow answers."""

import aiohttp
import discord
import pytest

from localcord.faults import UnexpectedFaultsError
from localcord_tests.clients import running
from localcord_tests.conftest import ANSWER_SECONDS, Scene
from localcord_tests.home import home
from localcord_tests.host import HostBot
from localcord_tests.test_channels import text_channel

SEND = "POST /channels/*/messages"


async def test_rate_limited_request_is_retried_by_the_client(scene: Scene) -> None:
    scene.local.chaos.ratelimit(SEND, times=2, retry_after=0.05)
    await text_channel(scene).send("geduldig")
    assert [request.status for request in scene.local.requests[-3:]] == [429, 429, 200]
    assert [message.text for message in scene.channel.messages] == ["geduldig"]


async def test_global_rate_limit_holds_every_route(scene: Scene) -> None:
    scene.local.chaos.ratelimit(SEND, retry_after=0.05, global_=True)
    await text_channel(scene).send("allen zugleich")
    assert scene.local.requests[-2].answer["global"] is True


async def test_client_keeps_inside_a_real_bucket(scene: Scene) -> None:
    """Without its waiting there would be a 429, which is a fault of its own."""
    scene.local.chaos.bucket(SEND, limit=2, seconds=0.2)
    for number in range(5):
        await text_channel(scene).send(str(number))
    assert len(scene.channel.messages) == 5
    assert [request.status for request in scene.local.requests[-5:]] == [200] * 5


async def test_overrun_bucket_is_a_fault(scene: Scene) -> None:
    scene.local.chaos.bucket("GET /users/*", limit=1, seconds=3600)
    headers = {"Authorization": f"Bot {scene.local.token}"}
    url = f"{scene.local.api_url}/users/{scene.anna.id}"
    async with aiohttp.ClientSession(headers=headers) as session:
        statuses = []
        with scene.local.expect_fault("429"):
            for _ in range(2):
                async with session.get(url) as response:
                    statuses.append(response.status)
        assert statuses == [200, 429]
        assert response.headers["Via"]
        assert 0 < float(response.headers["Retry-After"]) <= 3600


async def test_global_limit_exempts_interactions(scene: Scene) -> None:
    scene.local.chaos.limit_globally(1)
    for _ in range(3):
        assert (await scene.anna.slash("whisper", channel=scene.channel)).answered
    await text_channel(scene).send("eins")
    with scene.local.expect_fault("429"):
        await text_channel(scene).send("zwei")
    assert len(scene.channel.messages) == 2


async def test_server_error_is_retried(scene: Scene) -> None:
    scene.local.chaos.fail("GET /users/*", status=502)
    user = await scene.bot.fetch_user(scene.anna.id)
    assert user.display_name == "Anna"
    assert [request.status for request in scene.local.requests[-2:]] == [502, 200]


async def test_torn_request_never_took_effect(scene: Scene) -> None:
    scene.local.chaos.reset(SEND)
    with pytest.raises((aiohttp.ServerDisconnectedError, ConnectionResetError)):
        await text_channel(scene).send("verloren")
    assert scene.channel.messages == []


async def test_torn_answer_did_take_effect(scene: Scene) -> None:
    scene.local.chaos.reset(SEND, after=True)
    with pytest.raises((aiohttp.ServerDisconnectedError, ConnectionResetError)):
        await text_channel(scene).send("angekommen")
    assert [message.text for message in scene.channel.messages] == ["angekommen"]


async def test_torn_callback_leaves_the_person_without_answer(scene: Scene) -> None:
    scene.local.chaos.reset("*callback")
    (order,) = scene.local.rest.switches.armed
    act = scene.anna.slash("whisper", channel=scene.channel)
    with scene.local.expect_fault("no answer within"):
        reply = await scene.after_deadline(act, lambda: order.times == 0)
    assert not reply.answered


async def test_slow_server_makes_answers_late(scene: Scene) -> None:
    scene.local.expect_fault("no answer within")
    scene.local.chaos.slow(ANSWER_SECONDS + 1, "*callback")
    act = scene.anna.slash("whisper", channel=scene.channel)
    with scene.local.expect_fault("10062") as late:
        reply = await scene.after_deadline(act, lambda: scene.local.rest.open_requests)
        scene.local.clock.advance(2)
        await scene.local.until(lambda: late.hits)
    assert not reply.answered


async def test_every_answer_carries_its_rate_limit(scene: Scene) -> None:
    headers = {"Authorization": f"Bot {scene.local.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(f"{scene.local.api_url}/users/@me") as response,
    ):
        names = ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")
        assert all(f"X-RateLimit-{name}" in response.headers for name in names)
        assert response.headers["Content-Type"] == "application/json"


async def test_leaving_with_a_fault_raises() -> None:
    async def forgetful() -> None:
        bot = HostBot()
        async with home() as local, running(bot, local):
            with pytest.raises(discord.NotFound):
                await bot.fetch_user(1)
            assert len(local.faults) == 1

    with pytest.raises(UnexpectedFaultsError, match="404 10013"):
        await forgetful()


@pytest.mark.parametrize("as_context", [True, False])
async def test_announced_fault_that_never_came_raises(as_context: bool) -> None:
    async def hopeful() -> None:
        async with home() as local:
            expectation = local.expect_fault("10013")
            if as_context:
                with expectation:
                    pass

    with pytest.raises(UnexpectedFaultsError, match="none came"):
        await hopeful()


async def test_error_of_the_test_itself_is_not_hidden_by_faults() -> None:
    async def broken() -> None:
        async with home() as local, aiohttp.ClientSession() as session:
            await session.get(f"{local.api_url}/nowhere")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as error:
        await broken()
    assert error.value.__notes__ == ["faults on the wire:\nunknown route: GET /nowhere"]


@pytest.mark.parametrize("body", ["{", "[]", "null", '{"embeds": [5]}', '{"components": [[]]}'])
async def test_malformed_body_is_a_fault_and_no_crash(scene: Scene, body: str) -> None:
    url = f"{scene.local.api_url}/channels/{scene.channel.id}/messages"
    headers = {"Authorization": f"Bot {scene.local.token}", "Content-Type": "application/json"}
    with scene.local.expect_fault("malformed request: POST"):
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.post(url, data=body) as response,
        ):
            assert response.status == 400


async def test_person_who_left_sees_nothing_and_gets_no_dms(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    scene.local.remove_member(scene.ben)
    assert scene.ben.sees(scene.channel) == []
    user = await scene.bot.fetch_user(scene.ben.id)
    with scene.local.expect_fault("50007"), pytest.raises(discord.Forbidden):
        await user.send("Komm zurück!")


async def test_newcomer_could_have_read_what_still_stands(scene: Scene) -> None:
    await text_channel(scene).send("steht noch")
    cleo = scene.local.new_person("Cleo")
    assert "steht noch" in scene.local.ever_seen_by(cleo)


async def test_endless_thinking_is_a_fault(scene: Scene) -> None:
    scene.local.patience = 0.1
    scene.local.chaos.fail("POST /webhooks/*", status=404)
    with scene.local.expect_fault("still thinking after 0.1 s: Anna /think"):
        reply = await scene.anna.slash("think", channel=scene.channel)
    assert reply.answered
    assert reply.text == ""
