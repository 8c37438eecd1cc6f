"""The bot as its operator starts it: a process of its own that can be killed."""

import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from localcord import LocalDiscord, Person
from tests.wire import prefork
from tests.wire.table import Book

ROOT = Path(__file__).parents[2]
STRAY = ("DISCORD_TOKEN", "STAMMTISCH_DISCORD__TOKEN")
SERVING = b"looking after shard"
Process = asyncio.subprocess.Process | prefork.Forked
CHECKOUT = (sys.executable, "-m", "bot")


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
        puzzles = false
        newcomers = false
        [log]
        level = "{level}"
        """,
        "utf-8",
    )
    return file


class BotProcess:
    """Starts, is killed without warning, and starts again."""

    def __init__(
        self,
        place: LocalDiscord,
        settings: Path,
        program: Sequence[str] = CHECKOUT,
        folder: Path = ROOT,
    ) -> None:
        self._place = place
        self._program = program
        self._folder = folder
        self.settings = settings
        self._process: Process | None = None
        self.log = settings.with_suffix(".log")
        self._written_before = 0
        self.patience = 90.0
        """No verdict on speed: who hangs must say where."""

    async def start(self) -> None:
        """Returns once it serves: after a kill the old lease on PostgreSQL has to expire first."""
        with self.log.open("ab") as log:
            self._written_before = log.tell()
            self._process = await self._started(log)
        process = self._process
        try:
            await self._place.until(
                lambda: process.returncode is not None or self._is_serving(), self.patience
            )
        except AssertionError as error:
            error.add_note(self.log.read_bytes()[self._written_before :].decode())
            raise
        assert process.returncode is None, self.log.read_text("utf-8")

    async def _started(self, log: BinaryIO) -> Process:
        arguments, env = ("--config", str(self.settings)), environment()
        if self._program == CHECKOUT:
            return prefork.start(arguments, self._folder, env, log.fileno())
        return await asyncio.create_subprocess_exec(
            *self._program, *arguments, cwd=self._folder, env=env, stdout=log, stderr=log
        )

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

    def _is_serving(self) -> bool:
        return self._is_connected() and SERVING in self.log.read_bytes()[self._written_before :]

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
