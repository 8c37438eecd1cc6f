"""Lists of threads and of their members, and threads that are archived by themselves."""

from datetime import timedelta

import discord
import pytest

from localcord_tests.conftest import Scene
from localcord_tests.raw import raw
from localcord_tests.test_channels import text_channel


async def test_active_and_archived_threads_are_listed(scene: Scene) -> None:
    channel = text_channel(scene)
    kind = discord.ChannelType.public_thread
    first = await channel.create_thread(name="eins", type=kind)
    second = await channel.create_thread(name="zwei", type=kind)
    await second.edit(archived=True)
    active = await scene.bot.guilds[0].active_threads()
    assert [thread.name for thread in active] == ["eins"]
    archived = [thread.name async for thread in channel.archived_threads()]
    assert archived == ["zwei"]
    await first.edit(archived=True)
    archived = [thread.name async for thread in channel.archived_threads(limit=1)]
    assert archived == ["zwei"]


async def test_a_private_archive_needs_a_permission(scene: Scene) -> None:
    path = f"/channels/{scene.channel.id}/threads/archived/private"
    async with raw(scene.local) as ask:
        assert (await ask.refused("GET", path))[1]["code"] == 50013
        scene.local.allow(scene.channel, "MANAGE_THREADS")
        assert (await ask("GET", path))["threads"] == []


async def test_members_of_a_thread_are_listed(scene: Scene) -> None:
    thread = await text_channel(scene).create_thread(
        name="eins", type=discord.ChannelType.public_thread
    )
    await thread.add_user(scene.ben_object)
    listed = await thread.fetch_members()
    assert [member.id for member in listed] == [scene.local.bot.id, scene.ben.id]
    path = f"/channels/{thread.id}/thread-members"
    async with raw(scene.local) as ask:
        assert (await ask("GET", f"{path}/{scene.ben.id}"))["user_id"] == str(scene.ben.id)
        assert (await ask("GET", f"{path}/@me"))["user_id"] == str(scene.local.bot.id)
        assert (await ask.refused("GET", f"{path}/{scene.anna.id}"))[1]["code"] == 10007


async def test_an_idle_thread_is_archived_and_a_message_keeps_it_open(scene: Scene) -> None:
    thread = scene.local.new_thread("Faden", scene.channel)
    thread.auto_archive_minutes = 60
    scene.local.clock.advance(timedelta(minutes=50))
    await scene.anna.say("noch da", channel=thread)
    scene.local.clock.advance(timedelta(minutes=50))
    assert not thread.archived
    scene.local.clock.advance(timedelta(minutes=10))
    assert thread.archived


async def test_a_thread_keeps_a_new_name_and_a_new_time(scene: Scene) -> None:
    thread = await text_channel(scene).create_thread(
        name="eins", type=discord.ChannelType.public_thread
    )
    changed = await thread.edit(name="zwei", auto_archive_duration=60)
    assert (changed.name, changed.auto_archive_duration) == ("zwei", 60)
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException):
        await thread.edit(name="x" * 101)
