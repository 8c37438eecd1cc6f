"""The plugin as somebody's tests use it, in a pytest of their own."""

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession

SOURCE = Path(__file__).parents[2] / "src"
NO_OTHER_PLUGINS = {"PYTEST_ADDOPTS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
BOT = """
import discord, pytest
from localcord import CannotDoError
from localcord.discordpy import running

def coin():
    bot = discord.Client(intents=discord.Intents.default(), guild_ready_timeout=0.05)
    tree = discord.app_commands.CommandTree(bot)

    @tree.command(description="Flips a coin")
    async def flip(interaction):
        await interaction.response.send_message(f"Heads, {interaction.user.display_name}!")

    return bot, tree
"""
GOOD = """
async def test_flip(localcord):
    bot, tree = coin()
    async with running(bot, localcord, tree=tree):
        reply = await localcord.people[0].slash("flip")
    assert reply.text == "Heads, Ada!"

@pytest.mark.localcord(people=["Zoe"])
async def test_other_people(localcord):
    assert [each.name for each in localcord.people] == ["Zoe"]

async def test_an_expected_fault(localcord):
    bot, tree = coin()
    async with running(bot, localcord, tree=tree):
        with localcord.expect_fault("10013"), pytest.raises(discord.NotFound):
            await bot.fetch_user(1)
"""
FAULTY = """
async def test_a_fault(localcord):
    bot, tree = coin()
    async with running(bot, localcord, tree=tree):
        with pytest.raises(discord.NotFound):
            await bot.fetch_user(1)
"""
FAILING = """
async def test_fails(localcord):
    bot, tree = coin()
    async with running(bot, localcord, tree=tree):
        with pytest.raises(discord.NotFound):
            await bot.fetch_user(1)
        await localcord.people[0].slash("fly")
"""


async def _pytest(
    folder: Path, tests: str, *arguments: str, mode: str = "auto"
) -> asyncio.subprocess.Process:
    (folder / "test_coin.py").write_text(BOT + tests)
    (folder / "pytest.ini").write_text(f"[pytest]\nasyncio_mode = {mode}\n")
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "pytest", "-p", "pytest_asyncio.plugin"),
        *("-p", "localcord.pytest_plugin", "-p", "no:cacheprovider", "-q", *arguments),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(SOURCE), **NO_OTHER_PLUGINS},
        stdout=asyncio.subprocess.PIPE,
    )


async def _outcome(folder: Path, tests: str, **options: str) -> str:
    process = await _pytest(folder, tests, **options)
    out, _ = await process.communicate()
    return out.decode()


async def test_good_tests_pass_faults_are_errors_and_failures_show_them(tmp_path: Path) -> None:
    out = await _outcome(tmp_path, GOOD + FAULTY + FAILING)
    assert re.search(r"^1 failed, 4 passed, 1 error in ", out, re.MULTILINE), out
    assert "ERROR test_coin.py::test_a_fault - Failed: faults on the wire:" in out
    assert "404 10013 Unknown User: GET /users/1" in out
    assert "FAILED test_coin.py::test_fails - localcord.people.refusals.CannotDoError" in out
    assert re.search(r"-+ localcord -+\n404 10013 Unknown User", out)


async def test_the_fixture_works_in_the_strict_mode_of_pytest_asyncio(tmp_path: Path) -> None:
    tests = GOOD.replace("async def test", "@pytest.mark.asyncio\nasync def test")
    out = await _outcome(tmp_path, tests, mode="strict")
    assert re.search("^3 passed in ", out, re.MULTILINE), out


@pytest.mark.timeout(60)
async def test_with_the_page_it_waits_for_a_browser(tmp_path: Path) -> None:
    process = await _pytest(tmp_path, GOOD, "--localcord-page", "-k", "flip")
    assert process.stdout is not None
    line = b""
    while not line.startswith(b"Open "):
        line = await process.stdout.readline()
        assert line, "it ended"
    address = line.decode().removeprefix("Open ").strip()
    async with ClientSession() as session, session.ws_connect(f"{address}page/socket"):
        out, _ = await process.communicate()
    assert process.returncode == 0, out.decode()
