"""The local Discord is kept in a file: after a restart or a kill it is the same one."""

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.__main__ import main
from bot.playground import Playground, frames, keeping
from bot.playground.permissions import Permission
from bot.playground.posting import Upload, write
from bot.playground.things import ChannelKind, Json
from bot.playground.world import Emoji
from tests.playground.clients import running
from tests.playground.host import HostBot

PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)
PICTURE = Upload(0, "brett.png", "image/png", PNG)
EMBED = {"title": "Brett", "image": {"url": "attachment://brett.png"}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "playground.json"


def _everything(place: Playground) -> Any:
    """All that a bot and a page can be told, whatever the port."""
    world = place.world
    told: dict[str, Any] = {
        "home": world.guild_payload(place.guild, all_members=True),
        "commands": list(world.commands[None].items()),
        "emojis": {each.name: (each.id, each.image.hex()) for each in world.emojis.values()},
        "users": [frames.user(who) for who in world.users.values()],
    }
    for person in place.people:
        told[f"seat of {person.name}"] = frames.seat(person)
    for person in place.people:
        told[f"view of {person.name}"] = [
            frames.history(person, channel, None) for channel in world.channels.values()
        ]
    return json.loads(json.dumps(told).replace(place.cdn_url, "cdn"))


def _text(file: Path) -> str:
    return file.read_text("utf-8")


async def _fill(place: Playground) -> None:
    """One of each thing that Discord has, by the bot and by people."""
    anna, ben = place.people
    world, room = place.world, place.default_channel
    await anna.slash("play", game="kniffel")
    await ben.press("Mitspielen")
    await anna.slash("dm", channel=room)
    for private in anna.private:
        place.delete(private)
    question = await ben.say("Wer fängt an?", channel=room)
    await anna.say("Du!", channel=room, reply_to=question)
    board = write(world, room, world.bot, {"content": ben.mention, "embeds": [EMBED]}, (PICTURE,))
    board.pinned, board.reactions["🎲"] = True, {world.bot.id}
    thread = world.add_thread(room, "Brettfaden", world.bot, message=board)
    await ben.say("Im Faden", channel=thread)
    secret = world.add_thread(room, "geheim", world.bot, kind=ChannelKind.PRIVATE_THREAD)
    secret.thread_members[anna.id] = world.now()
    place.archive(place.new_thread("alt"), locked=True)
    place.forbid(place.channel("allgemein"), Permission.SEND_MESSAGES)
    anna.permissions = Permission.MANAGE_GUILD
    anna.locale, ben.dms_closed = "en-US", True
    emoji = Emoji(world.ids.new(), "wuerfel", PNG, "image/png")
    world.emojis[emoji.id] = emoji


async def test_everything_a_bot_and_a_page_are_told_is_the_same_after_a_restart(file: Path) -> None:
    async with Playground(file=file) as before, running(HostBot(), before):
        await _fill(before)
        seen, old = _everything(before), before.cdn_url
    async with Playground(file=file) as after:
        assert after.cdn_url != old
        assert _everything(after) == seen
        assert after.people[1].dms_closed
        attached = after.default_channel.board.attachments[0]
        assert (attached.data, attached.content_type) == (PICTURE.data, "image/png")
        picture = after.default_channel.board.embeds[0]["image"]["url"]
        async with ClientSession() as session, session.get(picture) as answer:
            assert await answer.read() == PICTURE.data


async def test_old_buttons_commands_and_letters_work_for_a_bot_that_registers_nothing(
    file: Path,
) -> None:
    async with Playground(file=file) as before, running(HostBot(), before):
        await before.people[0].slash("play", game="kniffel")
        await before.people[0].slash("dm")
        old = before.default_channel.board.id
    bot = HostBot()
    async with Playground(file=file) as after, running(bot, after, sync=False):
        anna, ben = after.people
        assert (await ben.press("Mitspielen", channel=after.default_channel)).updated
        assert "1 spielen mit." in after.default_channel.board.text
        assert after.default_channel.board.id == old
        assert (await anna.slash("play", game="drachen")).text.startswith("drachen 1")
        assert [each.content for each in anna.dms] == ["Hallo."]
        await anna.slash("dm")
        assert [each.content for each in anna.dms] == ["Hallo.", "Hallo."]
        assert bot.application_id == after.bot.id


async def test_what_nobody_can_answer_any_more_is_not_kept(file: Path) -> None:
    async with Playground(file=file) as before, running(HostBot(), before):
        anna = before.people[0]
        await anna.slash("whisper")
        await anna.say("Hallo")
        reply = await anna.say("Selber", reply_to=before.default_channel.messages[0])
        before.delete(before.default_channel.messages[0])
        assert anna.private
    async with Playground(file=file) as after:
        (kept,) = after.people[0].all_visible()
        assert kept.id == reply.id
        assert after.world.message_payload(kept)["referenced_message"] is None
        assert not after.world.interactions


async def test_only_the_newest_messages_of_a_channel_are_kept(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MESSAGES_PER_CHANNEL", 3)
    async with Playground(file=file) as before:
        for number in range(5):
            await before.people[0].say(f"Nummer {number}")
        await before.people[1].say("Nebenan", channel=before.channel("allgemein"))
    async with Playground(file=file) as after:
        told = [message.content for message in after.default_channel.messages]
        assert told == ["Nummer 2", "Nummer 3", "Nummer 4"]
        assert after.channel("allgemein").messages


async def test_ids_go_on_growing_even_if_the_clock_was_put_back(file: Path) -> None:
    async with Playground(file=file) as before:
        before.world.ids.last += 1 << 50
        first = await before.people[0].say("Erst")
    async with Playground(file=file) as after:
        assert (await after.people[0].say("Dann")).id > first.id


async def test_new_people_come_and_kept_ones_stay(file: Path) -> None:
    async with Playground(("Anna", "Ben"), file=file) as before:
        boot, ben = frames.place(before)["boot"], before.person("Ben").id
    async with Playground(("Zoe", "Ben"), file=file) as after:
        assert [person.name for person in after.people] == ["Anna", "Ben", "Zoe"]
        assert after.person("Ben").id == ben
        assert (await after.person("Zoe").say("Hallo")).content == "Hallo"
        assert frames.place(after)["boot"] != boot


# -- when it is written -------------------------------------------------------------------------


async def test_every_change_is_on_the_disk_a_moment_later(file: Path) -> None:
    bot = HostBot()
    async with Playground(file=file) as place, running(bot, place):
        await place.people[0].say("Eins")
        await place.until(lambda: "Eins" in _text(file), 2)
        await place.people[0].say("Zwei")
        await place.until(lambda: "Zwei" in _text(file), 2)
        await bot.create_application_emoji(name="neu", image=PNG)
        await place.until(lambda: '"neu"' in _text(file), 2)


async def test_what_a_bot_did_is_on_the_disk_before_it_hears_that_it_is_done(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes note of commands and boards, so they must be there however soon the kill comes."""
    monkeypatch.setattr(keeping, "PAUSE_SECONDS", 60)
    async with Playground(file=file) as place, running(HostBot(), place):
        assert '"whisper"' in _text(file)
        await place.people[0].slash("play", game="kniffel")
        assert '"press:0"' in _text(file)
        await place.people[1].press("Mitspielen")
        assert '"press:1"' in _text(file)


async def test_many_changes_are_written_together(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def count(_: Path, kept: Json) -> None:
        written.append(len(kept["messages"]))

    monkeypatch.setattr(keeping, "write", count)
    async with Playground(file=file) as place:
        for number in range(50):
            await place.people[0].say(str(number))
    assert written[-1] == 50
    assert len(written) < 20


async def test_a_folder_that_cannot_be_written_is_named_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "data").write_text("in the way")
    async with Playground(file=tmp_path / "data" / "playground.json") as place:
        await place.people[0].say("Hallo")
    (told,) = caplog.records
    assert told.levelno == logging.WARNING
    assert "the playground cannot be kept in" in told.getMessage()


def test_a_file_that_cannot_be_read_is_named_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    settings, folder = tmp_path / "my.toml", tmp_path / "data"
    folder.mkdir()
    settings.write_text(f'[playground]\nfile = "{folder}"', "utf-8")
    assert main(["--config", str(settings)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"The playground cannot be read from {folder}: ")
    assert folder.is_dir()


# -- files that are none ------------------------------------------------------------------------


def _overwrite(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")


def _cut(text: str) -> str:
    return text[: len(text) // 2]


def _newer(text: str) -> str:
    return text.replace('"version": 1', '"version": 2')


def _without_rooms(text: str) -> str:
    return json.dumps({**json.loads(text), "channels": [], "messages": []})


@pytest.mark.parametrize(
    "damage",
    [_cut, _newer, _without_rooms, lambda _: "", lambda _: "[1, 2]", lambda _: '{"users": {}}'],
)
async def test_a_file_that_holds_no_playground_is_set_aside(
    file: Path, caplog: pytest.LogCaptureFixture, damage: Callable[[str], str]
) -> None:
    async with Playground(file=file) as before:
        await before.people[0].say("Hallo")
    broken = damage(_text(file))
    _overwrite(file, broken)
    async with Playground(file=file) as after:
        assert not after.default_channel.messages
        assert after.bot.id != before.bot.id
    aside = file.with_suffix(".damaged.json")
    assert _text(aside) == broken
    (told,) = caplog.records
    assert told.getMessage() == f"{file} holds no playground; it is now {aside}."
    assert json.loads(_text(file))["users"]
