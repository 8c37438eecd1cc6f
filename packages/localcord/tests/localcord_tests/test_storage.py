"""The local Discord is kept in a file: after a restart or a kill it is the same one."""

import json
import shutil
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import ClientSession

from localcord import LocalDiscord, Permission, Upload
from localcord.page import frames
from localcord.storage import decode, encode
from localcord.world import moderation, payloads
from localcord.world.model import ChannelKind
from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot

PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)
PICTURE = Upload(0, "brett.png", "image/png", PNG)
EMBED = {"title": "Brett", "image": {"url": "attachment://brett.png"}}
VERSION_1 = Path(__file__).with_name("world_of_version_1.json")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "world.json"


def _everything(local: LocalDiscord) -> Any:
    """All that a bot and a page can be told, whatever the port."""
    world = local.world
    told: dict[str, Any] = {
        "home": world.guild_payload(local.guild, all_members=True),
        "commands": list(world.commands[None].items()),
        "emojis": {each.name: (each.id, each.image.hex()) for each in world.emojis.values()},
        "users": [frames.user(who) for who in world.users.values()],
        "webhooks": [payloads.webhook(each, world.bot) for each in world.webhooks.values()],
        "bans": list(local.guild.bans.items()),
    }
    for person in local.people:
        told[f"seat of {person.name}"] = frames.seat(person)
    for person in local.people:
        told[f"view of {person.name}"] = [
            frames.history(person, channel, None)
            for channel in world.channels.values()
            if world.can_see(person, channel)
        ]
    return json.loads(json.dumps(told).replace(local.cdn_url, "cdn"))


def _text(file: Path) -> str:
    return file.read_text("utf-8")


async def _fill(local: LocalDiscord, bot: HostBot) -> None:
    """One of each thing that Discord has, by the bot and by people, and some that are gone."""
    anna, ben = local.people
    world, room = local.world, local.default_channel
    await anna.slash("play", game="kniffel")
    await ben.press("Mitspielen")
    await anna.slash("dm", channel=room)
    for private in anna.private:
        local.delete(private)
    question = await ben.say("Wer fängt an?", channel=room)
    await anna.say("Du!", channel=room, reply_to=question)
    local.delete(await ben.say("Doch nicht", channel=room))
    body = {"content": ben.mention, "embeds": [EMBED]}
    board = local.post(room, local.bot, body, (PICTURE,))
    local.allow(room, Permission.PIN_MESSAGES)
    sent = bot.get_partial_messageable(room.id).get_partial_message(board.id)
    await sent.pin()
    await sent.add_reaction("🎲")
    thread = world.add_thread(room, "Brettfaden", world.bot, message=board)
    await ben.say("Im Faden", channel=thread)
    secret = world.add_thread(room, "geheim", world.bot, kind=ChannelKind.PRIVATE_THREAD)
    place = await bot.fetch_channel(secret.id)
    assert isinstance(place, discord.Thread)
    await place.add_user(discord.Object(anna.id))
    local.archive(local.new_thread("alt"), locked=True)
    local.new_thread("abgerissen", local.new_channel("abgerissen"))
    local.delete_channel(local.channel("abgerissen"))
    local.remove_guild(local.new_guild("Verlassen"))
    local.forbid(local.channel("allgemein"), Permission.SEND_MESSAGES)
    anna.permissions = Permission.MANAGE_GUILD
    anna.locale = "en-US"
    world.mark_dirty(anna)
    emoji = await bot.create_application_emoji(name="wuerfel", image=PNG)
    await bot.create_application_emoji(name="zuviel", image=PNG)
    await emoji.edit(name="augen")
    await (await bot.fetch_application_emojis())[-1].delete()
    await _fill_guild(local, bot)
    await local.quiet()


async def _fill_guild(local: LocalDiscord, bot: HostBot) -> None:
    """Roles, a nickname, a timeout, a ban, a category, a webhook, a poll and a scheduled event."""
    guild, world, (anna, ben) = bot.guilds[0], local.world, local.people
    local.allow_in_guild("MANAGE_CHANNELS", "MANAGE_WEBHOOKS", "CREATE_EVENTS")
    local.give_role(ben, local.new_role("Wache", "KICK_MEMBERS"))
    moderation.remove_role(world, local.guild, local.new_role("entlassen"))
    member = local.guild.members[ben.id]
    member.nick, member.timeout_until = "Benni", world.now() + timedelta(days=1)
    moderation.ban(world, local.guild, local.new_person("Zoe"), "zu laut")
    place = bot.get_channel(local.default_channel.id)
    assert isinstance(place, discord.TextChannel)
    category = await guild.create_category("Keller")
    await (await guild.create_text_channel("unten")).edit(category=category, topic="tief")
    webhook = await place.create_webhook(name="Bote")
    await webhook.send("vom Boten", username="Großer Bote")
    await (await place.create_webhook(name="entlassen")).delete()
    poll = discord.Poll("Was?", timedelta(hours=30)).add_answer(text="a").add_answer(text="b")
    await place.send(poll=poll)
    await anna.vote(local.default_channel.newest, "b")
    start = world.now() + timedelta(hours=1)
    event = await guild.create_scheduled_event(
        name="Abend",
        start_time=start,
        end_time=start + timedelta(hours=1),
        entity_type=discord.EntityType.external,
        location="Wirtshaus",
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    await anna.mark_interest(world.scheduled[event.id])


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
async def test_everything_a_bot_and_a_page_are_told_is_the_same_afterwards(
    file: Path, tmp_path: Path, killed: bool
) -> None:
    bot, found = HostBot(), tmp_path / "found.json"
    async with home(file=file) as before, running(bot, before):
        await _fill(before, bot)
        seen, old = _everything(before), before.cdn_url
        await before.quiet()
        shutil.copy(file, found)  # what a kill would leave at this moment
    async with home(file=found if killed else file) as after:
        assert after.cdn_url != old
        assert _everything(after) == seen
        assert [guild.name for guild in after.world.guilds.values()] == ["Local server"]
        assert [emoji.name for emoji in after.world.emojis.values()] == ["augen"]
        board = next(each for each in after.default_channel.messages if each.attachments)
        (attached,) = board.attachments
        assert (attached.data, attached.content_type) == (PICTURE.data, "image/png")
        picture = board.embeds[0]["image"]["url"]
        async with ClientSession() as session, session.get(picture) as answer:
            assert await answer.read() == PICTURE.data
    async with home(file=found if killed else file) as compacted:
        assert _everything(compacted) == seen


async def test_a_world_of_the_first_version_is_still_read(file: Path) -> None:
    """It was one JSON value, written whole at every change."""
    file.parent.mkdir()
    shutil.copy(VERSION_1, file)
    async with home(file=file) as local:
        anna, ben = local.people
        seen = _everything(local)
        said = [message.content for message in local.default_channel.messages]
        assert said == ["kniffel 1", "Wer fängt an?", "Du!", ben.mention]
        assert local.guild.name == "Zwergenheim"
        assert [message.content for message in anna.dms] == ["Hallo."]
        assert [name for _, name in local.world.commands[None]][:2] == ["play", "whisper"]
        assert (anna.locale, ben.dms_closed) == ("en-US", True)
        assert anna.permissions == Permission.MANAGE_GUILD
        assert local.default_channel.newest.attachments[0].data == PNG
    async with home(file=file) as again:
        assert _everything(again) == seen


async def test_old_buttons_commands_and_letters_work_for_a_bot_that_registers_nothing(
    file: Path,
) -> None:
    async with home(file=file) as before, running(HostBot(), before):
        await before.people[0].slash("play", game="kniffel")
        await before.people[0].slash("dm")
        old = before.default_channel.newest.id
    bot = HostBot()
    async with home(file=file) as after, running(bot, after, sync=False):
        anna, ben = after.people
        assert (await ben.press("Mitspielen", channel=after.default_channel)).updated
        assert "1 spielen mit." in after.default_channel.newest.text
        assert after.default_channel.newest.id == old
        assert (await anna.slash("play", game="drachen")).text.startswith("drachen 1")
        assert [each.content for each in anna.dms] == ["Hallo."]
        await anna.slash("dm")
        assert [each.content for each in anna.dms] == ["Hallo.", "Hallo."]
        assert bot.application_id == after.bot.id


async def test_what_nobody_can_answer_any_more_is_not_kept(file: Path) -> None:
    async with home(file=file) as before, running(HostBot(), before):
        anna = before.people[0]
        await anna.slash("whisper")
        await anna.say("Hallo")
        reply = await anna.say("Selber", reply_to=before.default_channel.messages[0])
        before.delete(before.default_channel.messages[0])
        assert anna.private
    async with home(file=file) as after:
        (kept,) = after.people[0].all_visible()
        assert kept.id == reply.id
        assert after.world.message_payload(kept)["referenced_message"] is None


async def test_only_the_newest_messages_of_a_channel_are_kept(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (encode, decode):
        monkeypatch.setattr(module, "MESSAGES_PER_CHANNEL", 3)
    async with home(file=file) as before:
        for number in range(5):
            await before.people[0].say(f"Nummer {number}")
        await before.people[1].say("Nebenan", channel=before.channel("allgemein"))
    async with home(file=file) as after:
        told = [message.content for message in after.default_channel.messages]
        assert told == ["Nummer 2", "Nummer 3", "Nummer 4"]
        assert after.channel("allgemein").messages
        assert "Nummer 1" not in _text(file)


async def test_ids_go_on_growing_even_if_the_clock_was_put_back(file: Path) -> None:
    async with home(file=file) as before:
        before.world.ids.last += 1 << 50
        first = await before.people[0].say("Erst")
    async with home(file=file) as after:
        assert (await after.people[0].say("Dann")).id > first.id


async def test_new_people_come_and_kept_ones_stay(file: Path) -> None:
    async with home(("Anna", "Ben"), file=file) as before:
        boot, ben = frames.hello(before)["boot"], before.person("Ben").id
    async with home(("Zoe", "Ben"), file=file) as after:
        assert [person.name for person in after.people] == ["Anna", "Ben", "Zoe"]
        assert after.person("Ben").id == ben
        assert (await after.person("Zoe").say("Hallo")).content == "Hallo"
        assert frames.hello(after)["boot"] != boot
