"""Webhooks of a bot's own, through the real client."""

import io

import discord
import pytest

from localcord_tests.conftest import Scene
from localcord_tests.raw import raw
from localcord_tests.test_channels import text_channel


@pytest.fixture
async def webhook(scene: Scene) -> discord.Webhook:
    scene.local.allow(scene.channel, "MANAGE_WEBHOOKS")
    scene.local.allow_in_guild("MANAGE_WEBHOOKS")
    return await text_channel(scene).create_webhook(name="Bote")


async def test_a_webhook_posts_edits_and_deletes(scene: Scene, webhook: discord.Webhook) -> None:
    sent = await webhook.send("hallo", wait=True)
    assert scene.channel.newest.author.name == "Bote"
    assert sent.webhook_id == webhook.id
    await sent.edit(content="neu")
    assert scene.channel.newest.text == "neu"
    assert (await webhook.fetch_message(sent.id)).content == "neu"
    await sent.delete()
    assert scene.channel.messages == []
    with scene.local.expect_fault("10008"), pytest.raises(discord.NotFound):
        await webhook.fetch_message(sent.id)


async def test_a_webhook_takes_another_name_and_files(
    scene: Scene, webhook: discord.Webhook
) -> None:
    file = discord.File(io.BytesIO(b"x"), "x.txt")
    await webhook.send("hallo", username="Großer Bote", file=file)
    assert scene.channel.newest.author.name == "Großer Bote"
    assert scene.channel.newest.attachments[0].data == b"x"
    assert scene.anna.sees(scene.channel) == scene.channel.messages


async def test_webhooks_are_listed_changed_and_deleted(
    scene: Scene, webhook: discord.Webhook
) -> None:
    assert [each.id for each in await text_channel(scene).webhooks()] == [webhook.id]
    assert [each.id for each in await scene.bot.guilds[0].webhooks()] == [webhook.id]
    assert (await scene.bot.fetch_webhook(webhook.id)).name == "Bote"
    assert (await webhook.edit(name="Botin")).name == "Botin"
    await webhook.delete()
    with scene.local.expect_fault("10015"), pytest.raises(discord.NotFound):
        await webhook.send("zu spät")


async def test_a_webhook_posts_in_a_thread(scene: Scene, webhook: discord.Webhook) -> None:
    thread = scene.local.new_thread("Faden", scene.channel)
    await webhook.send("hier", thread=discord.Object(thread.id))
    assert [message.text for message in thread.messages] == ["hier"]


async def test_a_wrong_token_is_refused(scene: Scene, webhook: discord.Webhook) -> None:
    wrong = discord.Webhook.partial(webhook.id, "wrong", client=scene.bot)
    with scene.local.expect_fault("50027"), pytest.raises(discord.HTTPException):
        await wrong.send("x")


async def test_names_and_numbers_are_limited(scene: Scene, webhook: discord.Webhook) -> None:
    for name in ("Discord-Bote", "clyde", "x" * 81):
        with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="name"):
            await text_channel(scene).create_webhook(name=name)
    for number in range(14):
        await text_channel(scene).create_webhook(name=str(number))
    with scene.local.expect_fault("30007"), pytest.raises(discord.HTTPException):
        await text_channel(scene).create_webhook(name="zuviel")


async def test_a_webhook_keeps_the_limits_of_messages(
    scene: Scene, webhook: discord.Webhook
) -> None:
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="content"):
        await webhook.send("x" * 2001)
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="username"):
        await webhook.send("x", username="x" * 81)


async def test_webhooks_need_the_permission(scene: Scene) -> None:
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await text_channel(scene).create_webhook(name="Bote")


async def test_the_token_is_enough_to_look_and_to_delete(
    scene: Scene, webhook: discord.Webhook
) -> None:
    scene.local.forbid(scene.channel, "MANAGE_WEBHOOKS")
    path = f"/webhooks/{webhook.id}/{webhook.token}"
    async with raw(scene.local) as ask:
        assert (await ask("GET", path))["name"] == "Bote"
        assert (await ask("PATCH", path, {"name": "Botin"}))["name"] == "Botin"
        await ask("DELETE", path)
    assert scene.local.world.webhooks == {}
