"""A bot in a process of its own on a local Discord: started, watched, ended."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from localcord import Channel, LocalDiscord

TICKS = os.sysconf("SC_CLK_TCK")
MEBI = 1024.0
READY_SECONDS = 60
READY = b"ready as application"


@dataclass
class Running:
    """A bot that is connected, as the system sees it from outside."""

    place: LocalDiscord
    process: asyncio.subprocess.Process
    ready_seconds: float
    killed: bool = False

    async def kill(self) -> None:
        """Without warning, as a machine dies."""
        self.killed = True
        self.process.kill()
        await self.process.wait()

    @property
    def cpu_seconds(self) -> float:
        """Of all its threads, without its children."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / TICKS

    @property
    def memory(self) -> float:
        """Resident, in MiB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) / MEBI


@asynccontextmanager
async def ours(place: LocalDiscord, folder: Path, url: str = "") -> AsyncIterator[Running]:
    """The bot as an operator starts it, with a token; with no address on an SQLite file."""
    settings = folder / "settings.toml"
    url = url or f"sqlite+aiosqlite:///{folder / 'bench.sqlite3'}"
    settings.write_text(_settings(place, url), "utf-8")
    log = folder / "log.txt"
    seen = log.stat().st_size if log.exists() else 0
    arguments = ("-m", "bot", "--config", str(settings))
    async with _running(place, arguments, folder, lambda: READY in log.read_bytes()[seen:]) as bot:
        yield bot


@asynccontextmanager
async def floor(place: LocalDiscord, folder: Path) -> AsyncIterator[Running]:
    addresses = (place.api_url, place.gateway_url, place.cdn_url)
    file = str(folder / "floor.sqlite3")
    arguments = ("-m", "tools.bench_floor", place.token, file, *addresses)
    async with _running(place, arguments, folder, lambda: _is_connected(place)) as bot:
        await place.until(lambda: all(channel.log for channel in channels(place)), 30)
        yield bot


def channels(place: LocalDiscord) -> list[Channel]:
    return [channel for channel in place.world.channels.values() if channel.guild is place.guild]


@asynccontextmanager
async def _running(
    place: LocalDiscord, arguments: Sequence[str], folder: Path, ready: Callable[[], bool]
) -> AsyncIterator[Running]:
    begun = time.perf_counter()
    log = folder / "log.txt"
    with log.open("ab") as written:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=written, stderr=written
        )
    try:
        await place.until(lambda: ready() or process.returncode, READY_SECONDS)
        running = Running(place, process, time.perf_counter() - begun)
        yield running
        if process.returncode is not None and not running.killed:
            raise SystemExit(f"The bot has ended:\n{log.read_text('utf-8')}")
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


def _is_connected(place: LocalDiscord) -> bool:
    return any(session.connection for session in place.gateway.sessions.values())


def _settings(place: LocalDiscord, url: str) -> str:
    """Nobody waits for a beat, and nobody is called: between two presses of one table may lie
    minutes here, and a call is a message more, which the floor does not send.
    """
    return f"""
        [discord]
        token = "{place.token}"
        api_url = "{place.api_url}"
        gateway_url = "{place.gateway_url}"
        cdn_url = "{place.cdn_url}"
        upload_emoji = false
        [database]
        url = "{url}"
        [table]
        pause_seconds = 0
        away_seconds = 3600
        beat_seconds = 0
        highlights = false
        newcomers = false
        puzzles = false
        bury_messages = 100
    """
