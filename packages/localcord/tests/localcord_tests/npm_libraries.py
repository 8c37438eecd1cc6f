"""What needs node: the libraries of npm, and the JavaScript of the readme.

Its name keeps it out of the usual run.
"""

import asyncio
import os
import re
import shutil
from pathlib import Path

import discord
import pytest

from localcord import LocalDiscord
from localcord.discordpy import running
from localcord_tests.features import FEATURES
from localcord_tests.libraries import NPM, PACKAGE, Library, bot_with, install

INSTALL_SECONDS = 600


@pytest.mark.skipif(shutil.which("npm") is None, reason="there is no node with npm")
@pytest.mark.timeout(INSTALL_SECONDS)
@pytest.mark.parametrize("library", NPM, ids=str)
async def test_a_bot_of_this_library_does_all_sixteen(
    library: Library, subtests: pytest.Subtests
) -> None:
    async with bot_with(library, install(library)) as local:
        for name, feature in FEATURES.items():
            with subtests.test(f"{library}: {name}"):
                await feature(local)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
async def test_the_javascript_of_the_readme_runs(tmp_path: Path) -> None:
    text = (PACKAGE / "README.md").read_text("utf-8")
    found = re.search(r"^```js\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    program = tmp_path / "test.mjs"
    program.write_text(f'import assert from "node:assert";\n{found[1]}console.log("done");\n')
    bot = discord.Client(intents=discord.Intents.default(), guild_ready_timeout=0.05)
    tree = discord.app_commands.CommandTree(bot)

    @tree.command(description="Flips a coin")
    async def flip(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Heads, {interaction.user.display_name}!")

    async with LocalDiscord(control=True) as local, running(bot, local, tree=tree):
        process = await asyncio.create_subprocess_exec(
            *("node", str(program)),
            env={**os.environ, "LOCALCORD_CONTROL": local.control_url},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        out, _ = await process.communicate()
    assert out == b"done\n"
