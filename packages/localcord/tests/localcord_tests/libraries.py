"""Client libraries of others, each installed once in a folder of its own, and bots that use them.

They cannot share an environment: four of them own the name `discord` or parts of each other.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from localcord import LocalDiscord
from localcord.certificate import Certificate

PACKAGE = Path(__file__).parents[2]
PROGRAMS = PACKAGE / "tests" / "libraries"
INSTALLED = PACKAGE / ".libraries"
PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
START_SECONDS = 180
# What nextcord 2.6.0 imports without saying so.
PKG_RESOURCES = "setuptools==80.9.0"
# A module that these libraries import and Python 3.13 no longer has.
AUDIOOP = "audioop-lts==0.2.2; python_version >= '3.13'"


@dataclass(frozen=True)
class Library:
    """`requirements` are pinned; `program` is the bot in tests/libraries."""

    name: str
    requirements: tuple[str, ...]
    program: str
    tls: bool = False

    def __str__(self) -> str:
        return self.name

    @property
    def is_npm(self) -> bool:
        return self.program.endswith(".cjs")


PYPI = (
    Library("discord.py", ("discord.py==2.7.1", AUDIOOP), "discordpy.py"),
    Library("disnake", ("disnake==2.12.2", AUDIOOP), "disnake_bot.py"),
    Library("interactions.py", ("discord-py-interactions==5.16.0",), "interactionspy.py"),
    Library("py-cord", ("py-cord==2.8.1", AUDIOOP), "pycord.py"),
    Library("nextcord", ("nextcord==2.6.0", PKG_RESOURCES, AUDIOOP), "nextcord_bot.py"),
    Library("hikari", ("hikari==2.7.0",), "hikari_bot.py"),
)
NPM = (
    Library("discord.js", ("discord.js@14.28.1",), "discordjs.cjs"),
    Library("oceanic.js", ("oceanic.js@1.15.0",), "oceanic.cjs"),
    Library("eris", ("eris@0.18.0",), "eris_bot.cjs", tls=True),
)


def install(library: Library) -> Path:
    """The folder that the library is installed in."""
    folder = INSTALLED / library.name / ("npm" if library.is_npm else PYTHON)
    done, wanted = folder / "installed.txt", "\n".join(library.requirements)
    if done.is_file() and done.read_text("utf-8") == wanted:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (_install_npm if library.is_npm else _install_pypi)(library, folder)
    done.write_text(wanted, "utf-8")
    return folder


def _install_npm(library: Library, folder: Path) -> None:
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--omit=optional")
    run_or_skip("npm", "install", *quiet, "--prefix", str(folder), *library.requirements)


def _install_pypi(library: Library, folder: Path) -> None:
    run_or_skip(sys.executable, "-m", "venv", "--without-pip", str(folder))
    install_into(folder, *library.requirements)


def install_into(folder: Path, *requirements: str) -> None:
    """By uv where it is, by pip where not."""
    python = str(folder / "bin" / "python")
    near = shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv := near or shutil.which("uv"):
        run_or_skip(uv, "pip", "install", "--quiet", "--python", python, *requirements)
        return
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run_or_skip(*pip, "install", "--quiet", "--no-compile", *requirements)


def run_or_skip(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode and not _index_is_reached(command[0]):
        pytest.skip(f"the package index cannot be reached: {done.stderr.strip()[-200:]}")
    assert done.returncode == 0, done.stderr


def _index_is_reached(tool: str) -> bool:
    """Whether the failure was the package's own: a package that is certainly there is found."""
    if tool == "npm":
        ask = ["npm", "view", "eris", "version"]
    else:
        ask = [sys.executable, "-m", "pip", "index", "versions", "aiohttp"]
    return subprocess.run(ask, capture_output=True, check=False).returncode == 0


@asynccontextmanager
async def bot_with(library: Library, folder: Path) -> AsyncIterator[LocalDiscord]:
    """A local Discord, page on, with the library's bot on it as a process of its own."""
    tls = Certificate.create(folder) if library.tls else None
    local = LocalDiscord(tls=tls, page=True, privileged_intents=True, answer_seconds=120)
    async with local:
        environment = {**os.environ, **_addresses(local), "NODE_PATH": f"{folder}/node_modules"}
        environment["LOCALCORD_CA"] = str(tls.file) if tls else ""
        runner = "node" if library.is_npm else str(folder / "bin" / "python")
        process = await asyncio.create_subprocess_exec(
            *(runner, str(PROGRAMS / library.program)),
            env=environment,
            cwd=folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            await _started(local, process)
            yield local
        finally:
            if process.returncode is None:
                process.kill()
            await process.communicate()


async def _started(local: LocalDiscord, process: asyncio.subprocess.Process) -> None:
    ended = asyncio.create_task(process.wait())
    ready = asyncio.create_task(_ready(local))
    await asyncio.wait({ended, ready}, return_when=asyncio.FIRST_COMPLETED)
    if not ready.done() or ready.exception():
        ready.cancel()
        if process.returncode is None:
            process.kill()
        assert process.stdout is not None
        said = (await process.stdout.read()).decode()
        pytest.fail(f"the bot did not start\n{said}\n" + "\n".join(local.faults))
    ended.cancel()


async def _ready(local: LocalDiscord) -> None:
    """Some register their commands before they connect: until then no interaction reaches them."""
    await local.connected(START_SECONDS)
    await local.synced("hello", "Greet", timeout_seconds=START_SECONDS)


def _addresses(local: LocalDiscord) -> dict[str, str]:
    return {
        "LOCALCORD_API": local.api_url,
        "LOCALCORD_GATEWAY": local.gateway_url,
        "LOCALCORD_CDN": local.cdn_url,
        "LOCALCORD_TOKEN": local.token,
    }
