"""Limits as the real client meets them: Discord's codes, and paths inside the error text."""

import base64
import io
from datetime import timedelta

import discord
import pytest
from discord import app_commands

from localcord.checks import limits
from localcord.world.model import Emoji
from localcord_tests.conftest import Scene
from localcord_tests.host import Interaction
from localcord_tests.test_channels import PNG, text_channel


async def test_error_text_names_the_path(scene: Scene) -> None:
    embed = discord.Embed(description="x" * 4097)
    with (
        scene.local.expect_fault("50035"),
        pytest.raises(discord.HTTPException, match=r"In embeds\.0\.description: Must be 4096"),
    ):
        await text_channel(scene).send(embed=embed)
    assert scene.channel.messages == []


async def test_refused_edit_leaves_the_message_as_it_was(scene: Scene) -> None:
    sent = await text_channel(scene).send("alt", embed=discord.Embed(title="Brett"))
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException):
        await sent.edit(content="x" * 2001)
    with scene.local.expect_fault("50006"), pytest.raises(discord.HTTPException):
        await sent.edit(content=None, embed=None)
    assert scene.channel.newest.text == "alt\nBrett"


async def test_empty_message_is_refused(scene: Scene) -> None:
    with scene.local.expect_fault("50006"), pytest.raises(discord.HTTPException):
        await text_channel(scene).send("   ")


@pytest.mark.parametrize(("size", "passes"), [(100, True), (101, False)])
async def test_files_have_a_largest_size(scene: Scene, size: int, passes: bool) -> None:
    scene.local.world.attachment_size_limit = 100
    file = discord.File(io.BytesIO(b"x" * size), "a.bin")
    if passes:
        await text_channel(scene).send(file=file)
        return
    with scene.local.expect_fault("40005"), pytest.raises(discord.HTTPException) as refusal:
        await text_channel(scene).send(file=file)
    assert refusal.value.status == 413


async def test_whole_request_has_a_largest_size(scene: Scene) -> None:
    scene.local.world.attachment_size_limit = limits.FILE_BYTES
    big = b"x" * (limits.REQUEST_BYTES // 3)
    files = [discord.File(io.BytesIO(big), f"{number}.bin") for number in range(3)]
    await text_channel(scene).send(files=files)
    more = [discord.File(io.BytesIO(big + b"x"), f"{number}.bin") for number in range(3)]
    with scene.local.expect_fault("40005"), pytest.raises(discord.HTTPException):
        await text_channel(scene).send(files=more)


async def test_emoji_image_has_a_largest_size(scene: Scene) -> None:
    fits = PNG + b"\0" * (256 * 1024 - len(PNG))
    await scene.bot.create_application_emoji(name="gross", image=fits)
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="256"):
        await scene.bot.create_application_emoji(name="riesig", image=fits + b"\0")


async def test_emoji_need_a_plain_name_and_a_picture(scene: Scene) -> None:
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException, match="name"):
        await scene.bot.create_application_emoji(name="zwer-g", image=PNG)
    route = discord.http.Route("POST", f"/applications/{scene.local.bot.id}/emojis")
    text = base64.b64encode(b"no picture").decode()
    for uri in (f"data:text/plain;base64,{text}", "data:image/png;base64,?"):
        with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException):
            await scene.bot.http.request(route, json={"name": "ab", "image": uri})


async def test_two_thousand_emoji_are_enough(scene: Scene) -> None:
    emojis = scene.local.world.emojis
    emojis |= {number: Emoji(number, "x", PNG, "image/png") for number in range(1999)}
    await scene.bot.create_application_emoji(name="letzter", image=PNG)
    with scene.local.expect_fault("30008"), pytest.raises(discord.HTTPException):
        await scene.bot.create_application_emoji(name="zuviel", image=PNG)


async def test_two_hundred_new_commands_a_day_are_enough(scene: Scene) -> None:
    world = scene.local.world
    created, today = world.commands_created, world.now().date()
    created[None, today] = 200
    await scene.bot.tree.sync()
    assert created[None, today] == 200

    @app_commands.command()
    async def one_more(interaction: Interaction) -> None:
        """One too many."""
        del interaction

    scene.bot.tree.add_command(one_more)
    with scene.local.expect_fault("30034"), pytest.raises(discord.HTTPException):
        await scene.bot.tree.sync()
    scene.local.clock.advance(timedelta(days=1))
    await scene.bot.tree.sync()


async def test_bad_translated_name_fails_the_whole_sync(scene: Scene) -> None:
    payload = [{"name": "x", "description": "d", "name_localizations": {"de": "Böse Sache"}}]
    with (
        scene.local.expect_fault("50035"),
        pytest.raises(discord.HTTPException, match=r"0\.name_localizations\.de"),
    ):
        await scene.bot.http.bulk_upsert_global_commands(scene.local.bot.id, payload)
    await scene.anna.autocomplete("play", "game", "")


async def test_old_messages_cannot_be_deleted_in_bulk(scene: Scene) -> None:
    scene.local.allow(scene.channel, "MANAGE_MESSAGES")
    channel = text_channel(scene)
    sent = [await channel.send(str(number)) for number in range(4)]
    await channel.delete_messages(sent[:2])
    assert [message.text for message in scene.channel.messages] == ["2", "3"]
    old = scene.channel.messages[0]
    old.created -= timedelta(days=14, seconds=1)
    with scene.local.expect_fault("50034"), pytest.raises(discord.HTTPException):
        await channel.delete_messages(sent[2:])
