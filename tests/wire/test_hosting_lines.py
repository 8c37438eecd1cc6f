"""docs/hosting.md is pasted line by line: its shell blocks run, or are at least valid."""

import asyncio
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bot import arguments
from tests.wheels import ROOT
from tests.wire.process import BotProcess, environment, settings_file
from tests.wire.table import Book, playground

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCK = re.compile(r"^```sh( root)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"\.venv/bin/python -m bot(.*?)(?:#|`|$)", re.MULTILINE)
SHELL = "/bin/sh"


def _lines() -> str:
    """What anybody may run, in the order of the page; the environment is there already."""
    ours = "\n".join(text for root, text in BLOCK.findall(PAGE) if not root)
    return ours.replace("make setup\n", "")


@pytest.mark.parametrize("text", [text for _, text in BLOCK.findall(PAGE)])
def test_every_block_is_valid_shell(text: str) -> None:
    done = subprocess.run([SHELL, "-n", "-c", text], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_every_command_of_the_bot_that_is_named_exists() -> None:
    calls = [shlex.split(call.replace("…", "x")) for call in CALL.findall(PAGE)]
    assert len(calls) > 8
    for words in calls:
        arguments.parser().parse_args(words)


def test_no_line_asks_for_a_program_that_debian_does_not_have() -> None:
    """`python` and a `pip` that may install are in the environment only."""
    lines = [line for _, text in BLOCK.findall(PAGE) for line in text.splitlines()]
    bare = [line for line in lines if re.match(r"(\w+=\S+ )*(python3?|pip) ", line)]
    assert bare == []


@pytest.mark.slow
async def test_the_lines_run_in_their_order(tmp_path: Path) -> None:
    """In an empty folder with a space, with the data of a bot that has run there."""
    folder = tmp_path / "my host"
    (folder / "data").mkdir(parents=True)
    (folder / ".venv").symlink_to(sys.prefix)
    file = folder / "data" / "stammtisch.sqlite3"
    async with playground() as place:
        bot = BotProcess(place, settings_file(folder, place, Book.of(file)))
        await bot.start()
        await place.until(lambda: list((folder / "data").glob("backups/*.sqlite3")))
        await bot.end()
        variables = {"STAMMTISCH_DISCORD__API_URL": place.api_url, "DISCORD_TOKEN": place.token}
        code, told = await _pasted(folder, **variables)
    assert code == 0, told
    assert "ok  token: " in told
    assert "readable" in told
    assert "is now as it was in data/backups/" in told
    assert (folder / ".env").stat().st_mode & 0o077 == 0


async def _pasted(folder: Path, **variables: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *(SHELL, "-eu", "-c", _lines()),
        cwd=folder,
        env=environment(HOME=str(folder), PYTHONPATH=str(ROOT), **variables),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await process.communicate()
    return process.returncode or 0, told.decode()
