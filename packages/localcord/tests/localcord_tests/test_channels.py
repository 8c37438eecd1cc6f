"""Channels, threads, files, emoji and permissions through the real client."""

import io

import discord
import pytest

from localcord import Permission
from localcord.world.model import Channel
from localcord_tests.conftest import Scene

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 24


def text_channel(scene: Scene, channel: Channel | None = None) -> discord.TextChannel:
    found = scene.bot.get_channel((channel or scene.channel).id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_bot_sends_reads_edits_and_deletes_its_messages(scene: Scene) -> None:
    channel = text_channel(scene)
    sent = await channel.send("eins")
    await sent.edit(content="zwei")
    assert [message.text for message in scene.channel.messages] == ["zwei"]
    assert scene.channel.messages[0].edited
    await scene.anna.say("drei", channel=scene.channel)
    history = [message.id async for message in channel.history(limit=5)]
    assert history == [message.id for message in reversed(scene.channel.messages)]
    await sent.delete()
    assert [message.text for message in scene.channel.messages] == ["drei"]


@pytest.mark.parametrize(
    ("permission", "code"),
    [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("EMBED_LINKS", 50013)],
)
async def test_missing_permission_refuses_a_board(scene: Scene, permission: str, code: int) -> None:
    scene.local.forbid(scene.channel, permission)
    with scene.local.expect_fault(str(code)), pytest.raises(discord.Forbidden) as refusal:
        await text_channel(scene).send(embed=discord.Embed(title="Brett"))
    assert refusal.value.code == code
    scene.local.allow(scene.channel, permission)
    await text_channel(scene).send(embed=discord.Embed(title="Brett"))
    assert scene.channel.newest.text == "Brett"


async def test_client_learns_of_a_lost_permission(scene: Scene) -> None:
    channel = text_channel(scene)
    assert channel.permissions_for(channel.guild.me).send_messages
    scene.local.forbid(scene.channel, "SEND_MESSAGES")
    await scene.local.quiet(0.02)
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_files_need_their_permission(scene: Scene) -> None:
    scene.local.forbid(scene.channel, Permission.ATTACH_FILES)
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await text_channel(scene).send(file=discord.File(io.BytesIO(b"x"), "x.txt"))


async def test_without_history_nothing_is_read(scene: Scene) -> None:
    sent = await text_channel(scene).send("da")
    scene.local.forbid(scene.channel, "READ_MESSAGE_HISTORY")
    assert [message async for message in text_channel(scene).history()] == []
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await text_channel(scene).fetch_message(sent.id)


async def test_messages_of_others_need_manage_messages(scene: Scene) -> None:
    said = await scene.anna.say("weg damit", channel=scene.channel)
    theirs = text_channel(scene).get_partial_message(said.id)
    with scene.local.expect_fault("50013"), pytest.raises(discord.Forbidden):
        await theirs.delete()
    with scene.local.expect_fault("50005"), pytest.raises(discord.Forbidden):
        await theirs.edit(content="meins")
    scene.local.allow(scene.channel, "MANAGE_MESSAGES")
    await theirs.delete()
    assert scene.channel.messages == []


async def test_deleted_message_and_channel_are_unknown(scene: Scene) -> None:
    sent = await text_channel(scene).send("kurz")
    scene.local.delete(scene.channel.messages[0])
    with scene.local.expect_fault("10008"), pytest.raises(discord.NotFound):
        await sent.edit(content="lang")
    channel = text_channel(scene)
    scene.local.delete_channel(scene.channel)
    with scene.local.expect_fault("10003"), pytest.raises(discord.NotFound):
        await channel.send("noch da?")
    assert scene.bot.get_channel(channel.id) is None


async def test_bot_thrown_out_of_a_guild_loses_access(scene: Scene) -> None:
    channel = text_channel(scene)
    scene.local.remove_guild()
    await scene.local.until(lambda: not scene.bot.guilds)
    with scene.local.expect_fault("50001"), pytest.raises(discord.Forbidden):
        await channel.send("hallo?")


async def test_new_guilds_and_channels_reach_a_running_bot(scene: Scene) -> None:
    guild = scene.local.new_guild("Nebenan", ("keller",), locale="en-US")
    await scene.local.until(lambda: len(scene.bot.guilds) == 2)
    await scene.local.quiet(0.02)
    cellar = scene.local.channel("keller", guild)
    await text_channel(scene, cellar).send("kühl hier")
    assert cellar.messages[0].text == "kühl hier"


async def test_threads_from_channel_and_message_hold_messages(scene: Scene) -> None:
    channel = text_channel(scene)
    thread = await channel.create_thread(name="Runde", type=discord.ChannelType.public_thread)
    await thread.send("im Faden")
    await thread.add_user(discord.Object(scene.ben.id))
    opened = scene.local.world.channels[thread.id]
    assert opened.parent is scene.channel
    assert scene.ben.id in opened.thread_members
    reply = await scene.anna.slash("play", channel=opened, game="kniffel")
    assert opened.newest is reply.message
    on_message = await (await channel.send("Anfang")).create_thread(name="Faden")
    assert on_message.id == scene.channel.messages[-1].id


async def test_private_thread_is_seen_by_its_members_only(scene: Scene) -> None:
    scene.local.allow(scene.channel, "CREATE_PRIVATE_THREADS")
    thread = await text_channel(scene).create_thread(name="Geheim")
    await thread.add_user(discord.Object(scene.ben.id))
    await thread.send("nur für Ben")
    opened = scene.local.world.channels[thread.id]
    assert [message.text for message in scene.ben.sees(opened)] == ["nur für Ben"]
    assert scene.anna.sees(opened) == []
    assert "nur für Ben" not in scene.local.ever_seen_by(scene.anna)


async def test_archived_thread_refuses_edits_and_wakes_up_on_a_message(scene: Scene) -> None:
    thread = scene.local.new_thread("Alt")
    await scene.local.until(lambda: scene.bot.get_channel(thread.id))
    there = scene.bot.get_channel(thread.id)
    assert isinstance(there, discord.Thread)
    sent = await there.send("Brett")
    scene.local.archive(thread)
    with scene.local.expect_fault("50083"), pytest.raises(discord.HTTPException):
        await sent.edit(content="Zug")
    await there.send("weiter")
    assert not thread.archived
    scene.local.archive(thread, locked=True)
    with scene.local.expect_fault("50083"), pytest.raises(discord.HTTPException):
        await there.send("zu")


async def test_files_arrive_and_can_be_downloaded(scene: Scene) -> None:
    embed = discord.Embed(title="Bild").set_image(url="attachment://brett.png")
    sent = await text_channel(scene).send(
        embed=embed, file=discord.File(io.BytesIO(PNG), "brett.png", description="ein Brett")
    )
    assert await sent.attachments[0].read() == PNG
    assert scene.channel.newest.attachments[0].description == "ein Brett"
    assert scene.channel.newest.embeds[0]["image"]["url"] == sent.attachments[0].url
    await sent.edit(attachments=[], embed=None, content="weg")
    assert scene.channel.messages[-1].attachments == []


async def test_application_emoji_are_made_used_and_removed(scene: Scene) -> None:
    emoji = await scene.bot.create_application_emoji(name="zwerg", image=PNG)
    assert [each.name for each in await scene.bot.fetch_application_emojis()] == ["zwerg"]
    assert await emoji.read() == PNG
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="zwerg"))
    await text_channel(scene).send(f"{emoji}", view=view)
    assert scene.channel.newest.buttons[0].emoji == "zwerg"
    await emoji.delete()
    with (
        scene.local.expect_fault("Invalid emoji"),
        pytest.raises(discord.HTTPException, match=r"components\.0\.components\.0\.emoji"),
    ):
        await text_channel(scene).send(view=view)


async def test_mentions_ping_only_whom_they_may(scene: Scene) -> None:
    text = f"{scene.anna.mention} und {scene.ben.mention}"
    only_ben = discord.AllowedMentions(everyone=False, roles=False, users=[scene.ben_object])
    await text_channel(scene).send(text, allowed_mentions=only_ben)
    await text_channel(scene).send(text, allowed_mentions=discord.AllowedMentions.none())
    assert [message.pings for message in scene.channel.messages] == [[scene.ben], []]


async def test_pins_reactions_and_replies_work(scene: Scene) -> None:
    scene.local.allow(scene.channel, "PIN_MESSAGES")
    sent = await text_channel(scene).send("wichtig")
    await sent.pin()
    await sent.add_reaction("🎲")
    answer = await sent.reply("dazu")
    assert scene.channel.messages[0].pinned
    assert scene.channel.messages[0].reactions == {"🎲": {scene.local.bot.id}}
    assert answer.reference is not None
    assert answer.reference.message_id == sent.id
    assert [message.id async for message in text_channel(scene).pins()] == [sent.id]


async def test_repeated_nonce_posts_only_once(scene: Scene) -> None:
    for _ in range(2):
        await scene.bot.http.request(
            discord.http.Route("POST", f"/channels/{scene.channel.id}/messages"),
            json={"content": "einmal", "nonce": "7", "enforce_nonce": True},
        )
    assert [message.text for message in scene.channel.messages] == ["einmal"]


async def test_unknown_route_is_a_fault(scene: Scene) -> None:
    unknown = scene.local.expect_fault("unknown route: GET /lobbies")
    with unknown, pytest.raises(discord.NotFound):
        await scene.bot.http.request(discord.http.Route("GET", "/lobbies"))


async def test_wrong_token_is_refused(scene: Scene) -> None:
    scene.local.rest.token = "another"
    with scene.local.expect_fault("40001"), pytest.raises(discord.HTTPException) as refusal:
        await scene.bot.fetch_user(scene.anna.id)
    assert refusal.value.status == 401
