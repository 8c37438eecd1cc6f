"""The package by itself: installed in an empty environment, without the bot and its libraries."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from localcord_tests.libraries import PACKAGE, install_into, run_or_skip

NEEDS = """
import importlib.metadata
needed = importlib.metadata.requires("localcord")
print(*[each for each in needed if "extra" not in each])
try:
    import discord
except ImportError:
    import localcord, localcord.__main__, localcord.pytest_plugin
"""
SETTINGS = """
[pytest]
asyncio_mode = auto
asyncio_default_fixture_loop_scope = function
filterwarnings = error
"""
TEST = """
import aiohttp

async def test_it(localcord):
    headers = {"Authorization": f"Bot {localcord.token}"}
    async with aiohttp.ClientSession() as session:
        async with session.get(localcord.api_url + "/users/@me", headers=headers) as answer:
            assert answer.status == 200
"""


@pytest.mark.timeout(600)
def test_it_is_installed_alone_and_brings_its_command_and_its_fixture(tmp_path: Path) -> None:
    source, home = tmp_path / "a copy", tmp_path / "empty"
    ignored = shutil.ignore_patterns(".libraries", "build", "*.egg-info", "__pycache__")
    shutil.copytree(PACKAGE, source, ignore=ignored)
    run_or_skip(sys.executable, "-m", "venv", "--without-pip", str(home))
    install_into(home, f"{source}[pytest]")
    python = str(home / "bin" / "python")
    needs = subprocess.run([python, "-c", NEEDS], capture_output=True, text=True, check=True)
    assert needs.stdout.split() == ["aiohttp>=3.10"]
    package = next(home.glob("lib/python*/site-packages/localcord"))
    assert (package / "py.typed").is_file()
    assert (package / "page" / "files" / "index.html").is_file()
    assert (package / "people" / "refusals.toml").is_file()
    assert not list(package.rglob("test_*.py"))
    helped = subprocess.run([home / "bin" / "localcord", "--help"], capture_output=True, check=True)
    assert b"localcord run" in helped.stdout
    (tmp_path / "test_it.py").write_text(TEST)
    (tmp_path / "pytest.ini").write_text(SETTINGS)
    tested = [python, "-m", "pytest", "-q", "test_it.py"]
    done = subprocess.run(tested, cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode()
