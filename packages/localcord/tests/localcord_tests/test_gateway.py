"""The gateway through the real client: compression, resume, reconnects, shards, restarts."""

import asyncio
import json
import os
import signal
import sys
import zlib
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord.ext import commands

from localcord import LocalDiscord
from localcord.discordpy import pointed_at
from localcord_tests.clients import QuickBot, running
from localcord_tests.conftest import Scene
from localcord_tests.home import home
from localcord_tests.host import HostBot

PACKAGE = Path(__file__).parents[2]
IMPORTS = os.pathsep.join(str(PACKAGE / each) for each in ("src", "tests"))


async def test_zlib_stream_is_one_stream_of_flushed_frames(scene: Scene) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(
            yarl.URL(scene.local.gateway_url).with_query(compress="zlib-stream", v=10)
        ) as socket,
    ):
        inflate = zlib.decompressobj()
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\0\0\xff\xff")
        assert json.loads(inflate.decompress(hello))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(inflate.decompress(await socket.receive_bytes())) == {
            "op": 11,
            "d": None,
            "s": None,
            "t": None,
        }


async def test_without_compression_frames_are_text(scene: Scene) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(scene.local.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["op"] == 10


async def test_cut_wire_is_resumed_and_nothing_is_missed(scene: Scene) -> None:
    await scene.anna.slash("play", channel=scene.channel, game="kniffel")
    sessions = set(scene.local.gateway.sessions)
    scene.local.chaos.cut()
    reply = await scene.ben.press("Mitspielen")
    assert reply.updated
    assert set(scene.local.gateway.sessions) == sessions


async def test_reconnect_order_is_followed(scene: Scene) -> None:
    first = next(iter(scene.local.gateway.connections))
    scene.local.chaos.reconnect()
    await scene.local.until(lambda: first not in scene.local.gateway.connections)
    assert (await scene.anna.slash("whisper", channel=scene.channel)).text == "Psst."


@pytest.mark.parametrize("resumable", [True, False])
async def test_invalid_session_is_survived(scene: Scene, resumable: bool) -> None:
    sessions = set(scene.local.gateway.sessions)
    scene.local.chaos.invalidate(resumable)
    await scene.local.until(
        lambda: any(each.connection for each in scene.local.gateway.sessions.values())
    )
    await scene.local.quiet(0.05)
    assert (set(scene.local.gateway.sessions) == sessions) is resumable
    assert (await scene.anna.slash("whisper", channel=scene.channel)).text == "Psst."


async def test_silent_gateway_is_left_and_resumed() -> None:
    bot = HostBot(heartbeat_timeout=0.3)
    async with home(heartbeat_seconds=0.1) as local, running(bot, local):
        local.chaos.silence()
        reply = await local.people[0].slash("whisper")
        assert reply.text == "Psst."


async def test_duplicate_delivery_after_resume_reaches_the_bot_twice(scene: Scene) -> None:
    await scene.anna.say("einmal", channel=scene.anna.dm)
    scene.local.chaos.repeat_after_resume(2)
    scene.local.chaos.cut()
    await scene.local.until(lambda: len(scene.bot.heard) == 2)
    assert scene.bot.heard == ["einmal", "einmal"]


async def test_events_may_lag_behind_the_answers(scene: Scene) -> None:
    scene.local.chaos.delay_events(0.1)
    channel = scene.bot.get_partial_messageable(scene.channel.id)
    sent = await channel.send("schnell")
    assert discord.utils.get(scene.bot.cached_messages, id=sent.id) is None
    await scene.local.until(
        lambda: discord.utils.get(scene.bot.cached_messages, id=sent.id) is not None
    )


async def test_privileged_intents_are_refused() -> None:
    async with home() as local:
        with local.expect_fault("4014"), pytest.raises(discord.PrivilegedIntentsRequired):
            async with running(QuickBot(discord.Intents.all()), local):
                pass


async def test_message_content_comes_with_its_intent() -> None:
    class Listener(HostBot):
        pass

    intents = discord.Intents(guilds=True, guild_messages=True, message_content=True)
    async with home(privileged_intents=True) as local:
        bot = Listener(intents=intents)
        async with running(bot, local):
            await local.people[0].say("laut")
            await local.until(lambda: bot.heard == ["laut"])


async def test_wrong_token_ends_the_login() -> None:
    async with home() as local:
        bot = QuickBot()
        with pointed_at(local), local.expect_fault("40001"), pytest.raises(discord.LoginFailure):
            await bot.start("wrong")
        await bot.close()


async def test_oversized_frame_closes_the_socket(scene: Scene) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(scene.local.gateway_url) as socket,
    ):
        await socket.receive_json()
        with scene.local.expect_fault("over 4096"):
            await socket.send_json({"op": 3, "d": "x" * 4096})
            await socket.receive()
        assert socket.close_code == 4002


async def test_too_many_frames_close_the_socket(scene: Scene) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(scene.local.gateway_url) as socket,
    ):
        await socket.receive_json()
        with scene.local.expect_fault("more than 120"):
            for _ in range(121):
                await socket.send_json({"op": 1, "d": None})
            async for _ in socket:
                pass
        assert socket.close_code == 4008


class Sharded(commands.AutoShardedBot):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


async def test_guilds_and_their_events_live_on_their_shard() -> None:
    async with home(shards=2) as local:
        houses = [local.new_guild(f"Haus {shard}", shard=(shard, 2)) for shard in range(2)]
        heard: list[tuple[int | None, str]] = []
        bot = Sharded("!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

        @bot.tree.command()
        async def where(interaction: discord.Interaction) -> None:
            """On which shard."""
            shard = interaction.guild.shard_id if interaction.guild else None
            heard.append((shard, interaction.command.name if interaction.command else ""))
            await interaction.response.send_message(str(shard))

        async with running(bot, local):
            assert bot.shard_count == 2
            shards = {guild.id: guild.shard_id for guild in bot.guilds}
            assert [shards[house.id] for house in houses] == [0, 1]
            anna = local.people[0]
            for shard, house in enumerate(houses):
                reply = await anna.slash("where", channel=local.channel("general", house))
                assert reply.text == str(shard)
            assert (await anna.slash("where", channel=anna.dm)).text == "None"
            assert [len(_events(local, shard)) for shard in range(2)] == [2, 1]
            assert len(heard) == 3


def _events(local: LocalDiscord, shard: int) -> list[object]:
    session = next(each for each in local.gateway.sessions.values() if each.shard == shard)
    return [frame for frame in session.log if frame["t"] == "INTERACTION_CREATE"]


BOT_PROCESS = """
import asyncio, sys, types
from localcord_tests.clients import running
from localcord_tests.host import HostBot
async def main(api, gateway, cdn, token):
    local = types.SimpleNamespace(api_url=api, gateway_url=gateway, cdn_url=cdn, token=token)
    async with running(HostBot(), local):
        print("ready", flush=True)
        await asyncio.sleep(60)
asyncio.run(main(*sys.argv[1:]))
"""


async def start_process(local: LocalDiscord) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-W",
        "ignore",
        "-c",
        BOT_PROCESS,
        local.api_url,
        local.gateway_url,
        local.cdn_url,
        local.token,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": IMPORTS},
    )
    assert process.stdout is not None
    assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n"
    return process


async def test_killed_bot_comes_back_and_old_buttons_work() -> None:
    async with home() as local:
        anna, ben = local.people
        first = await start_process(local)
        await anna.slash("play", game="kniffel")
        assert (await anna.press("Mitspielen")).updated
        first.send_signal(signal.SIGKILL)
        await first.wait()
        second = await start_process(local)
        try:
            reply = await ben.press("Mitspielen")
        finally:
            second.kill()
            await second.wait()
        assert "2 spielen mit." in local.default_channel.newest.text
        assert reply.updated
        assert len(local.gateway.sessions) == 1


async def test_members_are_told_on_request(scene: Scene) -> None:
    guild = scene.bot.guilds[0]
    found = await guild.query_members(user_ids=[scene.anna.id])
    assert [member.display_name for member in found] == ["Anna"]


async def test_two_identifies_in_one_window_are_too_fast() -> None:
    async with home(identify_seconds=0.3) as local, running(QuickBot(), local, sync=False):
        with local.expect_fault("IDENTIFY too fast"):
            async with running(QuickBot(), local, sync=False):
                assert len(local.gateway.sessions) == 2


@pytest.mark.parametrize(
    ("payloads", "code"),
    [
        ([{"op": 3, "d": {}}], 4003),
        ([{"op": 99, "d": {}}], 4001),
        ([{"op": 2, "d": {"intents": 1}}], 4004),
        ([{"op": 6, "d": {"session_id": "x", "seq": 1}}], 4004),
        ([{"op": 2, "d": {"intents": 1 << 40}}], 4013),
        ([{"op": 2, "d": {"intents": 1 << 1}}], 4014),
        ([{"op": 2, "d": {"intents": 1, "shard": [2, 2]}}], 4010),
        ([{"op": 2, "d": {"intents": 1}}, {"op": 2, "d": {"intents": 1}}], 4005),
    ],
)
async def test_bad_frames_earn_their_close_code(payloads: list[dict[str, Any]], code: int) -> None:
    async with (
        home() as local,
        aiohttp.ClientSession() as session,
        session.ws_connect(local.gateway_url) as socket,
    ):
        local.expect_fault(str(code) if code != 4001 else "unknown opcode")
        token = {} if code == 4004 else {"token": local.token}
        for payload in payloads:
            await socket.send_json({"op": payload["op"], "d": {**payload["d"], **token}})
        async for _ in socket:
            pass
        assert socket.close_code == code


async def test_unknown_session_cannot_be_resumed() -> None:
    async with (
        home() as local,
        aiohttp.ClientSession() as session,
        session.ws_connect(local.gateway_url) as socket,
    ):
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": local.token, "session_id": "x", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}
