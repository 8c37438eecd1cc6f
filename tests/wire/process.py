"""The bot as its operator starts it: a process of its own that can be killed."""

import asyncio
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from localcord import LocalDiscord, Person
from tests.wire.table import Book

ROOT = Path(__file__).parents[2]
STRAY = ("DISCORD_TOKEN", "STAMMTISCH_DISCORD__TOKEN")


def environment(**more: str) -> dict[str, str]:
    """Ours, without a token that a developer may have set."""
    return {k: v for k, v in os.environ.items() if k not in STRAY} | more


def settings_file(folder: Path, place: LocalDiscord, book: Book, *, level: str = "INFO") -> Path:
    file = folder / "settings.toml"
    file.write_text(
        f"""
        [discord]
        token = "{place.token}"
        api_url = "{place.api_url}"
        gateway_url = "{place.gateway_url}"
        cdn_url = "{place.cdn_url}"
        upload_emoji = false
        [database]
        url = "{book.url}"
        [table]
        pause_seconds = 0
        beat_seconds = 0
        highlights = false
        [log]
        level = "{level}"
        """,
        "utf-8",
    )
    return file


class BotProcess:
    """Starts, is killed without warning, and starts again."""

    def __init__(self, place: LocalDiscord, settings: Path) -> None:
        self._place = place
        self.settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self.log = settings.with_suffix(".log")

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bot", "--config", str(self.settings)),
                cwd=ROOT,
                env=environment(),
                stdout=log,
                stderr=log,
            )
        process = self._process
        await self._place.until(lambda: process.returncode is not None or self._is_connected(), 30)
        assert process.returncode is None, self.log.read_text("utf-8")

    async def kill(self) -> None:
        """SIGKILL: no handler runs, no buffer is flushed."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
            await self._place.until(lambda: not self._is_connected())

    async def end(self) -> None:
        """SIGTERM: as an operator stops it."""
        assert self._process is not None
        self._process.terminate()
        assert await self._process.wait() == 0, self.log.read_text("utf-8")
        await self._place.until(lambda: not self._is_connected())

    async def kill_and_start_again(self) -> None:
        await self.kill()
        await self.start()

    def _is_connected(self) -> bool:
        return any(session.connection for session in self._place.gateway.sessions.values())


@dataclass
class Scene:
    place: LocalDiscord
    bot: BotProcess
    book: Book

    @property
    def anna(self) -> Person:
        return self.place.people[0]

    @property
    def ben(self) -> Person:
        return self.place.people[1]
