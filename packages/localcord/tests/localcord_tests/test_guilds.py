"""Guilds, their channels and the bot's own account, through the real client."""

from typing import Any

import discord
import pytest

from localcord import Permission
from localcord_tests.clients import QuickBot, running
from localcord_tests.conftest import Scene
from localcord_tests.home import home
from localcord_tests.raw import raw


def guild_of(scene: Scene) -> discord.Guild:
    return scene.bot.guilds[0]


async def test_a_guild_is_fetched_with_its_counts(scene: Scene) -> None:
    fetched = await scene.bot.fetch_guild(scene.local.guild.id)
    assert fetched.name == scene.local.guild.name
    assert fetched.approximate_member_count == len(scene.local.guild.members)
    with scene.local.expect_fault("10004"), pytest.raises(discord.NotFound):
        await scene.bot.fetch_guild(1)


async def test_a_guild_is_renamed_with_the_permission(scene: Scene) -> None:
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await guild_of(scene).edit(name="Anders")
    scene.local.allow_in_guild("MANAGE_GUILD")
    await guild_of(scene).edit(name="Anders")
    await scene.local.until(lambda: guild_of(scene).name == "Anders")
    assert scene.local.guild.name == "Anders"


async def test_own_guilds_are_listed_in_pages(scene: Scene) -> None:
    second = scene.local.new_guild("Zweites Haus")
    listed = [guild async for guild in scene.bot.fetch_guilds()]
    assert [guild.id for guild in listed] == sorted([scene.local.guild.id, second.id])
    after = discord.Object(listed[0].id)
    assert [each.id async for each in scene.bot.fetch_guilds(after=after)] == [listed[1].id]


async def test_the_bot_leaves_a_guild(scene: Scene) -> None:
    await guild_of(scene).leave()
    assert scene.local.world.guilds == {}


async def test_channels_are_listed_created_changed_moved_and_deleted(scene: Scene) -> None:
    scene.local.allow_in_guild("MANAGE_CHANNELS", "MANAGE_ROLES")
    guild = guild_of(scene)
    category = await guild.create_category("Keller")
    made = await guild.create_text_channel("Die Stube", category=category, topic="Hier", position=3)
    assert made.name == "die-stube"
    assert (made.category_id, made.topic, made.position) == (category.id, "Hier", 3)
    changed = await made.edit(topic="Dort", slowmode_delay=5, nsfw=True, category=None)
    assert changed is not None
    assert (changed.topic, changed.slowmode_delay, changed.nsfw) == ("Dort", 5, True)
    assert changed.category_id is None
    listed = await guild.fetch_channels()
    assert {made.id, category.id} <= {channel.id for channel in listed}
    await made.delete()
    assert scene.local.world.channels.get(made.id) is None


async def test_a_category_that_goes_leaves_its_channels_behind(scene: Scene) -> None:
    scene.local.allow_in_guild("MANAGE_CHANNELS")
    category = await guild_of(scene).create_category("Keller")
    made = await guild_of(scene).create_text_channel("stube", category=category)
    await category.delete()
    assert scene.local.world.channels[made.id].parent is None


async def test_channels_need_a_permission_and_keep_their_limits(scene: Scene) -> None:
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await guild_of(scene).create_text_channel("stube")
    scene.local.allow_in_guild("MANAGE_CHANNELS")
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="name"):
        await guild_of(scene).create_text_channel("x" * 101)
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="topic"):
        await guild_of(scene).create_text_channel("x", topic="x" * 1025)
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="type"):
        await guild_of(scene).create_forum("forum")
    for number in range(500 - len(scene.local.world.channels_of(scene.local.guild))):
        scene.local.new_channel(f"c{number}")
    with scene.local.expect_fault("30013"), pytest.raises(discord.HTTPException):
        await guild_of(scene).create_text_channel("zuviel")


async def test_channels_are_moved(scene: Scene) -> None:
    scene.local.allow_in_guild("MANAGE_CHANNELS")
    async with raw(scene.local) as ask:
        wanted = [{"id": str(scene.channel.id), "position": 7}]
        await ask("PATCH", f"/guilds/{scene.local.guild.id}/channels", wanted)
    assert scene.channel.position == 7


async def test_overwrites_of_roles_and_members_decide_what_is_seen(scene: Scene) -> None:
    scene.local.allow_in_guild("MANAGE_ROLES", "MANAGE_CHANNELS")
    scene.local.allow(scene.channel, "VIEW_CHANNEL")
    guild, world = guild_of(scene), scene.local.world
    channel = guild.get_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(guild.default_role, view_channel=False)
    assert not world.can_see(scene.anna, scene.channel)
    role = scene.local.new_role("Gäste")
    scene.local.give_role(scene.anna, role)
    await scene.local.until(lambda: guild.get_role(role.id))
    found = guild.get_role(role.id)
    assert found is not None
    await channel.set_permissions(found, view_channel=True)
    assert world.can_see(scene.anna, scene.channel)
    await channel.set_permissions(found, overwrite=None)
    assert not world.can_see(scene.anna, scene.channel)
    kinds = {item["type"] for item in _overwrites(await _raw_channel(scene))}
    assert kinds == {0, 1}


async def _raw_channel(scene: Scene) -> Any:
    async with raw(scene.local) as ask:
        return await ask("GET", f"/channels/{scene.channel.id}")


def _overwrites(channel: Any) -> Any:
    return channel["permission_overwrites"]


async def test_the_application_is_read_and_changed(scene: Scene) -> None:
    async with raw(scene.local) as ask:
        about = await ask("GET", "/applications/@me")
        assert about == await ask("GET", "/oauth2/applications/@me")
        changed = await ask("PATCH", "/applications/@me", {"description": "neu", "id": "5"})
        assert (changed["description"], changed["id"]) == ("neu", about["id"])
        status, _ = await ask.refused("PATCH", "/applications/@me", {"description": "x" * 401})
        assert status == 400


async def test_the_bot_changes_its_name(scene: Scene) -> None:
    assert scene.bot.user is not None
    await scene.bot.user.edit(username="Neu")
    assert scene.local.bot.name == "Neu"
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException):
        await scene.bot.user.edit(username="x")


async def test_a_timeout_leaves_sight_only() -> None:
    async with home(privileged_intents=True) as local, running(QuickBot(), local):
        anna = local.people[0]
        member = local.guild.members[anna.id]
        member.timeout_until = local.world.now().replace(year=2100)
        granted = local.world.permissions(anna, local.default_channel)
        assert granted == Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
