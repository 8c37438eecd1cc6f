"""Scheduled events, through the real client."""

from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

from localcord import LocalDiscord
from localcord.world.permissions import NO_PERMISSION
from localcord.world.scheduled import open_events
from localcord_tests.conftest import Scene


@pytest.fixture(autouse=True)
def _may_create(scene: Scene) -> None:
    scene.local.allow_in_guild("CREATE_EVENTS")


def _soon(local: LocalDiscord, hours: float = 1) -> datetime:
    return local.world.now() + timedelta(hours=hours)


async def _create(scene: Scene, **known: Any) -> discord.ScheduledEvent:
    usual: dict[str, Any] = {
        "name": "Spieleabend",
        "start_time": _soon(scene.local),
        "end_time": _soon(scene.local, 3),
        "entity_type": discord.EntityType.external,
        "location": "Wirtshaus",
        "privacy_level": discord.PrivacyLevel.guild_only,
    }
    return await scene.bot.guilds[0].create_scheduled_event(**{**usual, **known})


async def test_an_event_is_created_listed_changed_and_deleted(scene: Scene) -> None:
    event = await _create(scene, description="Kommt alle")
    assert (event.name, event.location, event.description) == (
        "Spieleabend",
        "Wirtshaus",
        "Kommt alle",
    )
    guild = scene.bot.guilds[0]
    assert [each.id for each in await guild.fetch_scheduled_events()] == [event.id]
    changed = await event.edit(name="Kniffelabend")
    assert (await guild.fetch_scheduled_event(event.id)).name == changed.name == "Kniffelabend"
    await event.delete()
    assert await guild.fetch_scheduled_events() == []
    with scene.local.expect_fault("10070"), pytest.raises(discord.NotFound):
        await guild.fetch_scheduled_event(event.id)


async def test_people_are_interested(scene: Scene) -> None:
    heard: list[int] = []

    @scene.bot.event
    async def on_scheduled_event_user_add(_: discord.ScheduledEvent, user: discord.User) -> None:
        heard.append(user.id)

    event = await _create(scene)
    stored = scene.local.world.scheduled[event.id]
    await scene.anna.mark_interest(stored)
    await scene.ben.mark_interest(stored)
    await scene.ben.mark_interest(stored, interested=False)
    assert [user.id async for user in event.users()] == [scene.anna.id]
    fetched = await scene.bot.guilds[0].fetch_scheduled_event(event.id)
    assert fetched.user_count == 1


async def test_an_event_takes_its_course(scene: Scene) -> None:
    event = await _create(scene)
    started = await event.start()
    assert started.status is discord.EventStatus.active
    scene.local.clock.advance(timedelta(hours=4))
    assert open_events(scene.local.world, scene.local.guild) == []
    with scene.local.expect_fault("10070"), pytest.raises(discord.NotFound):
        await started.end()


async def test_an_event_is_cancelled(scene: Scene) -> None:
    event = await _create(scene)
    assert (await event.cancel()).status is discord.EventStatus.cancelled
    assert scene.local.world.scheduled == {}


async def test_an_event_cannot_skip_a_status(scene: Scene) -> None:
    event = await _create(scene)
    route = discord.http.Route(
        "PATCH",
        "/guilds/{guild_id}/scheduled-events/{event_id}",
        guild_id=scene.local.guild.id,
        event_id=event.id,
    )
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="status"):
        await scene.bot.http.request(route, json={"status": 3})


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"location": "x" * 101}, "entity_metadata.location"),
        ({"start_time": -1}, "scheduled_start_time"),
        ({"start_time": 4}, "scheduled_end_time"),
    ],
)
async def test_what_discord_refuses_is_refused(
    scene: Scene, wrong: dict[str, Any], path: str
) -> None:
    if "start_time" in wrong:
        wrong = {"start_time": _soon(scene.local, wrong["start_time"])}
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match=path):
        await _create(scene, **wrong)


async def test_a_hundred_open_events_are_enough(scene: Scene) -> None:
    event = await _create(scene)
    stored = scene.local.world.scheduled[event.id]
    for number in range(99):
        scene.local.world.scheduled[number] = stored
    with scene.local.expect_fault("30038"), pytest.raises(discord.HTTPException):
        await _create(scene)


async def test_events_of_others_need_another_permission(scene: Scene) -> None:
    event = await _create(scene)
    scene.local.world.scheduled[event.id].creator_id = scene.anna.id
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await event.delete()
    scene.local.allow_in_guild("MANAGE_EVENTS")
    await event.delete()


async def test_events_need_a_permission(scene: Scene) -> None:
    scene.local.world.set_guild_permissions(scene.local.guild, scene.local.bot, NO_PERMISSION)
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await _create(scene)


async def test_an_event_in_a_voice_channel_needs_it(scene: Scene) -> None:
    scene.local.allow_in_guild("MANAGE_CHANNELS")
    voice = await scene.bot.guilds[0].create_voice_channel("Stube")
    event = await scene.bot.guilds[0].create_scheduled_event(
        name="Abend",
        start_time=_soon(scene.local),
        channel=voice,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    assert event.channel_id == voice.id
