"""Pins, under their old and new path, and reactions of several people."""

from datetime import timedelta

import discord
import pytest

from localcord_tests.conftest import Scene
from localcord_tests.raw import raw
from localcord_tests.test_channels import PNG, text_channel


async def test_pins_are_listed_newest_first_under_both_paths(scene: Scene) -> None:
    scene.local.allow(scene.channel, "PIN_MESSAGES")
    sent = [await text_channel(scene).send(text) for text in ("a", "b")]
    await sent[1].pin()
    scene.local.clock.advance(1)
    await sent[0].pin()
    assert [message.content async for message in text_channel(scene).pins()] == ["a", "b"]
    async with raw(scene.local) as ask:
        old = await ask("GET", f"/channels/{scene.channel.id}/pins")
        assert [message["content"] for message in old] == ["a", "b"]
        await ask("DELETE", f"/channels/{scene.channel.id}/pins/{sent[0].id}")
        await ask("PUT", f"/channels/{scene.channel.id}/pins/{sent[0].id}")
        await ask("DELETE", f"/channels/{scene.channel.id}/messages/pins/{sent[1].id}")
    assert [message.text for message in scene.channel.messages if message.pinned] == ["a"]


async def test_pins_come_in_pages(scene: Scene) -> None:
    scene.local.allow(scene.channel, "PIN_MESSAGES")
    for number in range(3):
        await (await text_channel(scene).send(str(number))).pin()
        scene.local.clock.advance(1)
    path = f"/channels/{scene.channel.id}/messages/pins"
    async with raw(scene.local) as ask:
        first = await ask("GET", path, limit="2")
        assert [item["message"]["content"] for item in first["items"]] == ["2", "1"]
        assert first["has_more"]
        rest = await ask("GET", path, before=first["items"][-1]["pinned_at"])
        assert [item["message"]["content"] for item in rest["items"]] == ["0"]
        assert not rest["has_more"]


async def test_pins_need_a_permission_and_have_a_limit(scene: Scene) -> None:
    sent = await text_channel(scene).send("a")
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await sent.pin()
    scene.local.allow(scene.channel, "PIN_MESSAGES")
    for _ in range(250):
        scene.local.post(scene.channel, scene.anna, {"content": "x"}).pinned = True
    with scene.local.expect_fault("30003"), pytest.raises(discord.HTTPException):
        await sent.pin()


async def test_people_react_and_the_bot_hears_of_it(scene: Scene) -> None:
    heard: list[tuple[str, int]] = []

    @scene.bot.event
    async def on_raw_reaction_add(event: discord.RawReactionActionEvent) -> None:
        heard.append((str(event.emoji), event.user_id))

    @scene.bot.event
    async def on_raw_reaction_remove(event: discord.RawReactionActionEvent) -> None:
        heard.append(("removed", event.user_id))

    sent = await text_channel(scene).send("a")
    message = scene.channel.newest
    await scene.anna.react("🎲", message)
    await scene.ben.react("🎲", message)
    await scene.anna.unreact("🎲", message)
    expected = [("🎲", scene.anna.id), ("🎲", scene.ben.id), ("removed", scene.anna.id)]
    await scene.local.until(lambda: heard == expected)
    fetched = await text_channel(scene).fetch_message(sent.id)
    assert [reaction.count for reaction in fetched.reactions] == [1]
    assert [user.id async for user in fetched.reactions[0].users()] == [scene.ben.id]


async def test_a_custom_emoji_is_one_of_the_application(scene: Scene) -> None:
    emoji = await scene.bot.create_application_emoji(name="zwerg", image=PNG)
    sent = await text_channel(scene).send("a")
    await sent.add_reaction(emoji)
    fetched = await text_channel(scene).fetch_message(sent.id)
    found = fetched.reactions[0].emoji
    assert isinstance(found, discord.Emoji | discord.PartialEmoji)
    assert (found.id, found.name) == (emoji.id, "zwerg")
    for unknown in ("zwerg:5", "x"):
        with scene.local.expect_fault("10014"), pytest.raises(discord.NotFound):
            await sent.add_reaction(unknown)


async def test_reactions_are_cleared_by_who_may(scene: Scene) -> None:
    sent = await text_channel(scene).send("a")
    message = scene.channel.newest
    for sign in ("🎲", "🎯"):
        await scene.anna.react(sign, message)
        await sent.add_reaction(sign)
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await sent.remove_reaction("🎲", scene.ben_object)
    scene.local.allow(scene.channel, "MANAGE_MESSAGES")
    await sent.remove_reaction("🎲", discord.Object(scene.anna.id))
    assert message.reactions["🎲"] == {scene.local.bot.id}
    await sent.clear_reaction("🎲")
    assert list(message.reactions) == ["🎯"]
    await sent.clear_reactions()
    assert message.reactions == {}


async def test_twenty_different_reactions_are_enough(scene: Scene) -> None:
    sent = await text_channel(scene).send("a")
    for number in range(20):
        await scene.anna.react(chr(0x1F600 + number), scene.channel.newest)
    with scene.local.expect_fault("30010"), pytest.raises(discord.HTTPException):
        await sent.add_reaction("🎲")
    await sent.add_reaction(chr(0x1F600))


async def test_a_pin_from_before_the_clock_was_moved_stays(scene: Scene) -> None:
    scene.local.allow(scene.channel, "PIN_MESSAGES")
    sent = await text_channel(scene).send("a")
    await sent.pin()
    scene.local.clock.advance(timedelta(days=400))
    assert [message.id async for message in text_channel(scene).pins()] == [sent.id]
