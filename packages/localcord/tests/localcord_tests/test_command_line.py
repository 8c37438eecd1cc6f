"""`localcord` and `localcord run -- CMD` as processes of their own."""

import asyncio
import os
import signal
import ssl
import sys
from pathlib import Path

import aiohttp
import pytest

from localcord.environment import FIXED_TOKEN

SOURCE = Path(__file__).parents[2] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE)}
ASK_FOR_ME = """
import json, os, ssl, sys, urllib.request
trusted = ssl.create_default_context(cafile=os.environ.get("LOCALCORD_CA"))
asked = urllib.request.Request(os.environ["LOCALCORD_API"] + "/users/@me")
asked.add_header("Authorization", "Bot " + os.environ["DISCORD_TOKEN"])
with urllib.request.urlopen(asked, context=trusted) as answer:
    print(json.load(answer)["username"], os.environ["LOCALCORD_API"].split(":")[0])
sys.exit(7)
"""
WAIT_FOR_SIGNAL = """
import signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: sys.exit(5))
print("ready", flush=True)
time.sleep(60)
"""


async def run(*arguments: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "localcord", *arguments),
        env=ENVIRONMENT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, told = await process.communicate()
    return process.returncode or 0, out.decode(), told.decode()


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_child_finds_the_server_and_gives_its_exit_code(scheme: str) -> None:
    options = ["--tls"] if scheme == "https" else []
    code, out, _ = await run("run", "--port", "0", *options, "--", sys.executable, "-c", ASK_FOR_ME)
    assert (code, out.split()) == (7, ["bot", scheme])


async def test_a_fault_of_the_child_is_told_when_it_comes() -> None:
    wrong = ASK_FOR_ME.replace("/users/@me", "/lobbies")
    _, _, told = await run("run", "--port", "0", "--", sys.executable, "-c", wrong)
    assert "fault: unknown route: GET /lobbies" in told


async def test_a_child_that_a_signal_ends_gives_the_code_of_a_shell() -> None:
    kill = "import os; os.kill(os.getpid(), 9)"
    code, _, _ = await run("run", "--port", "0", "--", sys.executable, "-c", kill)
    assert code == 128 + 9


async def test_wrong_calls_are_told_in_a_sentence() -> None:
    code, _, told = await run("run")
    assert (code, "What shall be run?" in told) == (2, True)
    code, _, told = await run("run", "--port", "0", "--", "no-such-program")
    assert (code, "no program no-such-program" in told) == (2, True)


async def _start(*arguments: str) -> tuple[asyncio.subprocess.Process, dict[str, str]]:
    """A server that prints its variables and goes on."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "localcord", *arguments),
        env=ENVIRONMENT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    known: dict[str, str] = {}
    while "DISCORD_TOKEN" not in known:
        name, value = (await process.stdout.readline()).decode().strip().split("=", 1)
        known[name] = value
    return process, known


async def test_a_server_prints_its_variables_and_serves_page_and_control() -> None:
    process, known = await _start("--port", "0", "--people", "Ada,Zoe")
    try:
        assert known["LOCALCORD_TOKEN"] == known["DISCORD_TOKEN"] == FIXED_TOKEN
        async with aiohttp.ClientSession() as session:
            async with session.get(known["LOCALCORD_CONTROL"]) as answer:
                assert [each["name"] for each in (await answer.json())["people"]] == ["Ada", "Zoe"]
            async with session.get(known["LOCALCORD_PAGE"]) as answer:
                assert answer.status == 200
        port = known["LOCALCORD_API"].split(":")[2].split("/")[0]
        code, _, told = await run("--port", port)
        assert (code, f"Port {port} cannot be used" in told) == (2, True)
    finally:
        process.send_signal(signal.SIGINT)
        _, complaints = await process.communicate()
    assert b"Traceback" not in complaints


async def test_a_signal_reaches_the_child() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "localcord", "run", "--port", "0", "--"),
        *(sys.executable, "-c", WAIT_FOR_SIGNAL),
        env=ENVIRONMENT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    process.terminate()
    assert await asyncio.wait_for(process.wait(), 60) == 5


async def test_the_certificate_is_for_loopback(tmp_path: Path) -> None:
    from localcord import LocalDiscord
    from localcord.certificate import Certificate

    made = Certificate.create(tmp_path)
    async with LocalDiscord(tls=made, page=True) as local:
        assert local.page_url.startswith("https://127.0.0.1:")
        assert local.gateway_url.startswith("wss://")
        trusted = ssl.create_default_context(cafile=made.file)
        async with (
            aiohttp.ClientSession() as session,
            session.get(local.page_url, ssl=trusted) as answer,
        ):
            assert answer.status == 200
