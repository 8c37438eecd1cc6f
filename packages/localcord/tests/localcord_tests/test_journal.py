"""How the local Discord is written down: what changes is appended, whole lines count."""

import json
import logging
import resource
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from aiohttp import web

from localcord.storage import journal
from localcord_tests.clients import running
from localcord_tests.home import home
from localcord_tests.host import HostBot

PRESSES = 44
PICTURES, PICTURE_BYTES = 40, 16_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "world.json"


def _text(file: Path) -> str:
    return file.read_text("utf-8")


def _overwrite(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def _size(file: Path) -> int:
    return file.stat().st_size


def _inode(file: Path) -> int:
    """Another one where a new file has taken the place of the old one."""
    return file.stat().st_ino


def _mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def test_a_press_writes_what_it_changed_and_not_the_world(file: Path) -> None:
    """Once every press wrote all of it: 44 of them 43.9 MB."""
    bot = HostBot()
    async with home(file=file) as local, running(bot, local):
        for number in range(PICTURES):
            picture = b"\x89PNG\r\n\x1a\n" + bytes(PICTURE_BYTES)
            await bot.create_application_emoji(name=f"bild_{number}", image=picture)
        await local.people[0].slash("play", game="kniffel")
        before, same = _size(file), _inode(file)
        assert before > PICTURES * PICTURE_BYTES
        for _ in range(PRESSES):
            assert (await local.people[1].press("Mitspielen")).updated
        written = _size(file) - before
        assert _inode(file) == same
        assert 0 < written < PRESSES * 3_000
    async with home(file=file) as after:
        assert f"{PRESSES} spielen mit." in after.default_channel.newest.text
        assert len(after.world.emojis) == PICTURES


async def test_what_was_superseded_is_swept_out_at_the_next_start(file: Path) -> None:
    async with home(file=file) as local, running(HostBot(), local):
        await local.people[0].slash("play", game="kniffel")
        for _ in range(PRESSES):
            await local.people[1].press("Mitspielen")
    grown = _size(file)
    async with home(file=file) as after:
        assert _size(file) < grown / 2
        assert f"{PRESSES} spielen mit." in after.default_channel.newest.text


async def test_a_long_run_is_swept_out_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "COMPACT_BYTES", 20_000)
    async with home(file=file) as local, running(HostBot(), local):
        await local.people[0].slash("play", game="kniffel")
        sizes = [_size(file)]
        for _ in range(PRESSES):
            await local.people[1].press("Mitspielen")
            sizes.append(_size(file))
        assert any(after < before for before, after in pairwise(sizes))
        assert max(sizes) < 20_000 + 20_000
    async with home(file=file) as after:
        assert f"{PRESSES} spielen mit." in after.default_channel.newest.text


async def test_only_we_may_read_it(file: Path) -> None:
    file.parent.mkdir()
    leftover = file.with_name(f"{file.name}.new")
    leftover.write_text("half of a world that was never finished")
    leftover.chmod(0o644)
    async with home(file=file) as local:
        await local.people[0].say("Hallo")
        assert _mode(file) == 0o600
        assert not leftover.exists()


# -- when it is written -------------------------------------------------------------------------


async def test_every_change_is_on_the_disk_a_moment_later(file: Path) -> None:
    bot = HostBot()
    async with home(file=file) as local, running(bot, local):
        await local.people[0].say("Eins")
        assert "Eins" in _text(file)
        await local.people[0].say("Zwei")
        assert "Zwei" in _text(file)
        await bot.create_application_emoji(name="neu", image=b"\x89PNG\r\n\x1a\n" + bytes(16))
        assert '"neu"' in _text(file)


async def test_what_a_bot_did_is_on_the_disk_before_it_hears_that_it_is_done(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes note of commands and boards, so they must be there however soon the kill comes."""
    local, bot, there = home(file=file), HostBot(), list[bool]()
    answer = local.rest.handle

    async def watched(request: web.Request) -> web.StreamResponse:
        response = await answer(request)
        if request.method in ("POST", "PATCH"):
            there.append(f'"Nachricht {len(there)}"' in _text(file))
        return response

    monkeypatch.setattr(local.rest, "handle", watched)
    async with local, running(bot, local):
        assert '"whisper"' in _text(file)
        sent = await bot.get_partial_messageable(local.default_channel.id).send("Nachricht 0")
        await sent.edit(content="Nachricht 1")
        await sent.edit(content="Nachricht 2")
    assert there == [True] * 3


async def test_changes_of_one_moment_are_one_line(file: Path) -> None:
    async with home(file=file) as local:
        before = _text(file).count("\n")
        for number in range(50):
            local.post(local.default_channel, local.people[0], {"content": str(number)})
        await local.quiet()
        assert _text(file).count("\n") == before + 1


async def test_a_folder_that_cannot_be_written_is_named_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "data").write_text("in the way")
    async with home(file=tmp_path / "data" / "world.json") as local:
        await local.people[0].say("Hallo")
    (told,) = caplog.records
    assert told.levelno == logging.WARNING
    assert "the local Discord cannot be kept in" in told.getMessage()


@contextmanager
def _full(file: Path, room: int) -> Iterator[None]:
    """A disk with room for so many bytes more: the next line is written in part."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (_size(file) + room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_after_a_full_disk_the_world_is_written_anew(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with home(file=file) as local:
        await local.people[0].say("Eins")
        with _full(file, 30):
            await local.people[0].say("Zwei")
            assert "Zwei" not in _text(file)
        await local.people[0].say("Drei")
    assert len(caplog.records) == 1
    async with home(file=file) as after:
        said = [message.content for message in after.default_channel.messages]
        assert said == ["Eins", "Zwei", "Drei"]


# -- kills and files that are none --------------------------------------------------------------


async def test_a_kill_in_the_middle_of_any_line_leaves_the_world_before_it(
    file: Path, tmp_path: Path
) -> None:
    async with home(file=file) as local:
        start = _size(file)
        for text in ("Eins", "Zwei", "Drei"):
            await local.people[0].say(text)
    whole, torn = _text(file).encode(), tmp_path / "torn.json"
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(start, len(whole) + 1, 7):
        _overwrite(torn, whole[:length])
        kept = sum(start < end <= length for end in ends)
        async with home(file=torn) as after:
            said = [message.content for message in after.default_channel.messages]
            assert said == ["Eins", "Zwei", "Drei"][:kept]


async def test_what_is_written_after_a_torn_line_can_be_read(file: Path) -> None:
    async with home(file=file) as local:
        await local.people[0].say("Eins")
    with file.open("ab") as out:
        out.write(b'{"messages": [{"id": 1, "con')
    async with home(file=file) as local:
        await local.people[0].say("Zwei")
    async with home(file=file) as after:
        said = [message.content for message in after.default_channel.messages]
        assert said == ["Eins", "Zwei"]


def _cut(text: str) -> str:
    return text[: len(text) // 2]


def _newer(text: str) -> str:
    return text.replace('"version": 2', '"version": 3')


def _garbled(text: str) -> str:
    first, second, rest = text.split("\n", 2)
    return "\n".join([first, second[:20], rest])


def _without_rooms(text: str) -> str:
    about, *lines = text.splitlines()
    left = [line for line in lines if "channels" not in json.loads(line)]
    return "\n".join([about.replace('"lines"', '"lines": 0, "were"'), *left, ""])


@pytest.mark.parametrize(
    "damage",
    [
        _cut,
        _newer,
        _garbled,
        _without_rooms,
        lambda _: "",
        lambda _: "[1, 2]",
        lambda _: "{}\n",
        lambda _: '{"users": {}}',
    ],
)
async def test_a_file_that_holds_no_local_discord_is_set_aside(
    file: Path, caplog: pytest.LogCaptureFixture, damage: Callable[[str], str]
) -> None:
    async with home(file=file) as before:
        await before.people[0].say("Hallo")
    broken = damage(_text(file))
    _overwrite(file, broken.encode())
    async with home(file=file) as after:
        assert not after.default_channel.messages
        assert after.bot.id != before.bot.id
    aside = file.with_suffix(".damaged.json")
    assert _text(aside) == broken
    (told,) = caplog.records
    assert told.getMessage() == f"{file} holds no local Discord; it is now {aside}."
    shutil.copy(file, aside)
    async with home(file=aside) as again:
        assert again.bot.id == after.bot.id
