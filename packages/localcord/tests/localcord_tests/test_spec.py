"""What we answer, and what the client sends, is what Discord's own file describes."""

import io
from collections.abc import AsyncIterator
from datetime import timedelta

import discord
import pytest

from localcord.rest.rest import Request
from localcord_tests.clients import running
from localcord_tests.conftest import Scene
from localcord_tests.home import home
from localcord_tests.host import HostBot
from localcord_tests.spec import Spec, needs_spec
from localcord_tests.test_channels import PNG, text_channel

pytestmark = needs_spec


@pytest.fixture(scope="module")
def spec() -> Spec:
    return Spec()


@pytest.fixture
async def busy() -> AsyncIterator[list[Request]]:
    """A journal of everything a bot can do here."""
    bot = HostBot()
    async with home() as local, running(bot, local):
        scene = Scene(local, bot)
        await play(scene)
        await work(scene)
        await refusals(scene)
        yield local.requests


async def play(scene: Scene) -> None:
    anna, channel = scene.anna, scene.channel
    await anna.slash("play", channel=channel, game="kniffel")
    await scene.ben.press("Mitspielen")
    await anna.select("Farbe", "Rot")
    await anna.autocomplete("play", "game", "k")
    await anna.slash("whisper", channel=channel)
    await anna.slash("think", channel=channel)
    await anna.slash("dm", channel=channel)
    await anna.slash("whisper", channel=anna.dm)
    reply = await anna.slash("bet", channel=channel)
    await anna.submit(reply.modal, {"Einsatz": "5"})
    await anna.say("hallo", channel=anna.dm)


async def work(scene: Scene) -> None:
    channel = text_channel(scene)
    scene.local.allow(scene.channel, "PIN_MESSAGES", "MANAGE_MESSAGES", "MANAGE_THREADS")
    embed = discord.Embed(title="t", description="d", colour=5, timestamp=discord.utils.utcnow())
    embed.set_author(name="a").set_footer(text="f").set_image(url="attachment://a.png")
    file = discord.File(io.BytesIO(PNG), "a.png")
    sent = await channel.send(scene.anna.mention, embed=embed, file=file)
    await sent.edit(content="neu", suppress=True)
    await sent.add_reaction("🎲")
    await sent.pin()
    await sent.reply("dazu")
    thread = await sent.create_thread(name="Faden", auto_archive_duration=60)
    await thread.send("hier")
    await thread.add_user(scene.ben_object)
    await thread.edit(archived=True)
    await channel.create_thread(name="Noch einer", type=discord.ChannelType.public_thread)
    await channel.send(view=layout())
    await channel.fetch_message(sent.id)
    _ = [message async for message in channel.history()]
    _ = [message async for message in channel.pins()]
    await channel.delete_messages([await channel.send("a"), await channel.send("b")])
    emoji = await scene.bot.create_application_emoji(name="zwerg", image=PNG)
    await emoji.edit(name="riese")
    await scene.bot.fetch_application_emojis()
    await emoji.delete()
    await scene.bot.fetch_user(scene.anna.id)
    await scene.bot.fetch_channel(scene.channel.id)
    await scene.bot.fetch_channel(thread.id)
    await scene.bot.tree.fetch_commands()
    await scene.bot.tree.sync(guild=discord.Object(scene.local.guild.id))
    await scene.bot.http.get_bot_gateway()
    await manage(scene)


async def manage(scene: Scene) -> None:
    """The routes about guilds, roles, members, webhooks, events, polls and reactions."""
    local, guild, channel = scene.local, scene.bot.guilds[0], text_channel(scene)
    rights = ("MANAGE_GUILD", "MANAGE_CHANNELS", "MANAGE_ROLES", "MANAGE_WEBHOOKS")
    local.allow_in_guild(*rights, "KICK_MEMBERS", "BAN_MEMBERS", "MODERATE_MEMBERS")
    local.allow_in_guild("CREATE_EVENTS", "MANAGE_NICKNAMES")
    local.gateway.privileged_intents = True
    await scene.bot.fetch_guild(guild.id)
    _ = [each async for each in scene.bot.fetch_guilds()]
    await guild.edit(name="Neues Haus")
    category = await guild.create_category("Keller")
    await (await guild.create_text_channel("x", category=category)).edit(topic="t")
    await guild.create_voice_channel("Stube")
    await guild.fetch_channels()
    role = await guild.create_role(name="Wache", colour=discord.Colour(5))
    await role.edit(hoist=True)
    await channel.set_permissions(role, view_channel=True)
    await guild.fetch_roles()
    await guild.fetch_role(role.id)
    member = await guild.fetch_member(scene.ben.id)
    await member.add_roles(role)
    await member.edit(nick="Benni", timed_out_until=discord.utils.utcnow())
    await guild.me.edit(nick="Robbi")
    await scene.bot.http.get_members(guild.id, 10, None)
    sent = await channel.send("mit Reaktion")
    await sent.add_reaction("🎲")
    _ = [user async for user in (await sent.fetch()).reactions[0].users()]
    await sent.clear_reaction("🎲")
    webhook = await channel.create_webhook(name="Bote")
    await (await webhook.send("hallo", wait=True)).edit(content="neu")
    await channel.webhooks()
    await guild.webhooks()
    await (await webhook.edit(name="Botin")).delete()
    await events_and_polls(scene)
    await guild.active_threads()
    _ = [each async for each in channel.archived_threads()]
    await member.ban(reason="zu laut")
    _ = [each async for each in guild.bans()]
    await guild.unban(member)
    await scene.bot.http.request(discord.http.Route("GET", "/applications/@me"))


async def events_and_polls(scene: Scene) -> None:
    guild, channel, now = scene.bot.guilds[0], text_channel(scene), discord.utils.utcnow()
    event = await guild.create_scheduled_event(
        name="Abend",
        start_time=now + timedelta(hours=1),
        end_time=now + timedelta(hours=2),
        entity_type=discord.EntityType.external,
        location="Wirtshaus",
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    await scene.anna.mark_interest(scene.local.world.scheduled[event.id])
    _ = [user async for user in event.users()]
    await guild.fetch_scheduled_events()
    await (await event.edit(name="Nachmittag")).cancel()
    poll = discord.Poll("Was?", timedelta(hours=1)).add_answer(text="a").add_answer(text="b")
    asked = await channel.send(poll=poll)
    await scene.anna.vote(scene.channel.newest, "a")
    found = (await asked.fetch()).poll
    assert found is not None
    _ = [voter async for voter in found.answers[0].voters()]
    await asked.end_poll()


def layout() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    section: discord.ui.Section[discord.ui.LayoutView] = discord.ui.Section(
        discord.ui.TextDisplay("Text"),
        accessory=discord.ui.Button(label="los", custom_id="los"),
    )
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("https://x.example/a.png")
    )
    row = discord.ui.ActionRow[discord.ui.LayoutView](
        discord.ui.UserSelect(custom_id="wer", placeholder="Wer?")
    )
    view.add_item(
        discord.ui.Container(section, discord.ui.Separator(), gallery, row, accent_colour=5)
    )
    return view


async def refusals(scene: Scene) -> None:
    with scene.local.expect_fault("50035"), pytest.raises(discord.HTTPException):
        await text_channel(scene).send("x" * 2001)
    with scene.local.expect_fault("10013"), pytest.raises(discord.NotFound):
        await scene.bot.fetch_user(1)
    scene.local.chaos.ratelimit("GET /users/*", retry_after=0.01)
    await scene.bot.fetch_user(scene.anna.id)


async def test_everything_on_the_wire_is_what_the_file_describes(
    spec: Spec, busy: list[Request]
) -> None:
    assert spec.problems(busy) == []
    templates = {(request.method, request.template) for request in busy}
    assert len(templates) > 60


async def test_judge_sees_a_wrong_request_and_a_wrong_answer(
    spec: Spec, busy: list[Request]
) -> None:
    good = next(each for each in busy if each.template == "/channels/{channel_id}/messages")
    wrong_body = Request(**{**vars(good), "body": {"content": 5}})
    assert "content" in spec.problems([wrong_body])[0]
    misspelt = Request(**{**vars(good), "body": {"contents": "x"}})
    assert "contents" in spec.problems([misspelt])[0]
    answer = {key: value for key, value in good.answer.items() if key != "author"}
    wrong_answer = Request(**{**vars(good), "answer": answer})
    assert "author" in spec.problems([wrong_answer])[0]
    assert spec.problems([Request("GET", "/x", "/x", None, (), 200, None)]) == [
        "GET /x: not in the file"
    ]
