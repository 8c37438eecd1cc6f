"""The wheel: what is in it, and a match that is played with it far from any checkout."""

import asyncio
import re
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from bot import __version__
from tests import wheels
from tests.wire.process import BotProcess, environment, settings_file
from tests.wire.table import Book, board_of, play_to_the_end, playground, seat

MEGABYTES = 3
TEST = re.compile(r"(^|/)(tests?/|test_|conftest)|\.pyc$")
LOCALCORD = wheels.ROOT / "packages" / "localcord"


def _names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as opened:
        return opened.namelist()


def _metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith("/METADATA"))
        return message_from_bytes(opened.read(name))


def test_the_wheel_holds_the_games_with_their_seeds_and_no_test(tmp_path: Path) -> None:
    wheel = wheels.build(wheels.ROOT, tmp_path)
    names = _names(wheel)
    seeds = {Path(file).name for file in names if file.startswith("bot/seeds/")}
    assert seeds == {file.name for file in (wheels.ROOT / "seeds").iterdir()}
    assert {name.split("/")[0] for name in names} == {
        "bot",
        "cogs",
        f"stammtisch-{__version__}.dist-info",
    }
    ours = [name for name in names if not name.startswith("bot/skeletons/")]
    assert [name for name in ours if TEST.search(name)] == []
    assert wheel.stat().st_size <= MEGABYTES * 1_000_000


def test_the_wheel_says_what_it_is(tmp_path: Path) -> None:
    told = _metadata(wheels.build(wheels.ROOT, tmp_path))
    assert (told["Name"], told["Version"]) == ("stammtisch", __version__)
    assert told["Requires-Python"] == ">=3.11"
    assert told["Author"]
    assert told["License-Expression"] == "MIT"
    assert "pytest" not in " ".join(told.get_all("Requires-Dist") or [])


@pytest.mark.slow
@pytest.mark.timeout(300)  # packages may have to be fetched
async def test_an_installed_wheel_plays_a_match(tmp_path: Path, book: Book) -> None:
    folder = tmp_path / "an empty place"
    folder.mkdir()
    built = [wheels.build(of, tmp_path / of.name) for of in (wheels.ROOT, LOCALCORD)]
    program = str(wheels.environment(folder / "my venv", *built) / "stammtisch")
    assert await _told(folder, program, "--version") == f"Stammtisch {__version__}\n"
    await _play(folder, program, book)
    assert "Stammtisch is open at http://" in await _playground(folder, program)
    written = await _told(folder, program, "new", "probe", "--into", "mine")
    assert f"{program} check" in written
    assert (folder / "mine" / "seeds" / "probe.toml").is_file()


async def _play(folder: Path, program: str, book: Book) -> None:
    async with playground(answer_seconds=10) as place:
        bot = BotProcess(place, settings_file(folder, place, book), (program,), folder)
        await bot.start()
        try:
            channel, anna = place.default_channel, place.people[0]
            await seat(anna, channel=channel)
            await anna.press("Los geht’s", message=board_of(channel))
            await play_to_the_end(place, channel)
            assert "Noch eine Partie" in " ".join(b.label for b in board_of(channel).buttons)
        finally:
            await bot.kill()


async def _playground(folder: Path, program: str) -> str:
    """The first line of a bot without a token: the local Discord comes in a wheel of its own."""
    process = await asyncio.create_subprocess_exec(
        program,
        cwd=folder,
        env=environment(STAMMTISCH_PLAYGROUND__PORT="0"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    line = await process.stdout.readline()
    process.terminate()
    assert await process.wait() == 0
    return line.decode()


async def _told(folder: Path, *command: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=environment(), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    return told.decode()
