"""The clock can be moved, and everything that has a time follows it."""

from datetime import timedelta

import discord
import pytest

from localcord.clock import Clock
from localcord_tests.clients import running
from localcord_tests.conftest import Scene
from localcord_tests.home import home
from localcord_tests.host import HostBot
from localcord_tests.raw import raw
from localcord_tests.test_channels import text_channel


async def test_timers_fire_in_order_each_at_its_own_time() -> None:
    clock, fired = Clock(), list[tuple[str, float]]()
    start = clock.monotonic()

    def note(name: str) -> None:
        fired.append((name, round(clock.monotonic() - start)))

    clock.call_later(20, note, "second")
    clock.call_later(10, note, "first")
    clock.call_later(40, note, "never")
    clock.cancel(clock.call_later(15, note, "cancelled"))
    clock.advance(30)
    assert fired == [("first", 10), ("second", 20)]
    assert round(clock.monotonic() - start) == 30


async def test_a_timer_set_by_a_timer_fires_in_the_same_advance() -> None:
    clock, fired = Clock(), list[int]()

    def again() -> None:
        fired.append(len(fired))
        clock.call_later(10, again)

    clock.call_later(10, again)
    clock.advance(timedelta(seconds=35))
    assert fired == [0, 1, 2]


async def test_what_remains_of_a_timer_passes_by_itself() -> None:
    clock, fired = Clock(), list[str]()
    clock.call_later(1000, fired.append, "x")
    clock.advance(999.99)
    assert fired == []
    async with home() as local:
        await local.until(lambda: fired)


async def test_the_clock_does_not_go_back() -> None:
    with pytest.raises(ValueError, match="back"):
        Clock().advance(-1)


async def test_an_unanswered_interaction_fails_when_its_deadline_is_passed() -> None:
    bot = HostBot()
    async with home() as local, running(bot, local):
        asked = local.people[0].slash_nowait("slow")
        local.clock.advance(2.5)
        assert not asked.failed
        with local.expect_fault("no answer within 3 s"):
            local.clock.advance(0.5)
        assert asked.failed


async def test_a_token_is_dead_after_fifteen_minutes(scene: Scene) -> None:
    reply = await scene.anna.slash("whisper", channel=scene.channel)
    webhook = discord.Webhook.partial(scene.local.bot.id, reply.interaction.token, client=scene.bot)
    scene.local.clock.advance(timedelta(minutes=14, seconds=50))
    await webhook.send("rechtzeitig")
    scene.local.clock.advance(timedelta(seconds=15))
    with scene.local.expect_fault("50027"), pytest.raises(discord.HTTPException):
        await webhook.send("zu spät")


async def test_messages_and_ids_carry_the_moved_time(scene: Scene) -> None:
    channel = text_channel(scene)
    first = await channel.send("heute")
    scene.local.clock.advance(timedelta(days=15))
    second = await channel.send("später")
    assert timedelta(days=15) <= second.created_at - first.created_at < timedelta(days=16)
    scene.local.allow(scene.channel, "MANAGE_MESSAGES")
    with scene.local.expect_fault("50034"), pytest.raises(discord.HTTPException):
        await channel.delete_messages([first, second])


async def test_a_bucket_is_empty_again_when_its_time_has_passed() -> None:
    async with home() as local, raw(local) as ask:
        local.chaos.bucket("GET /users/{user_id}", 1, 3600)
        path = f"/users/{local.people[0].id}"
        assert (await ask.ask("GET", path))[0] == 200
        assert (await ask.refused("GET", path))[0] == 429
        local.clock.advance(3600)
        assert (await ask.ask("GET", path))[0] == 200
