"""Several processes of the bot on one database: each started, killed and ended on its own."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from localcord import LocalDiscord
from tests.wire.process import ROOT, environment, settings_file
from tests.wire.table import Book

START_SECONDS = 40
READY = "ready as application"
TAKEN = re.compile(r"looking after shard (\d+)")


class Hand:
    """One of them; it looks after shards, or waits for the end of whoever does."""

    def __init__(self, place: LocalDiscord, folder: Path, book: Book, shards: str) -> None:
        folder.mkdir()
        self._place = place
        self._settings = settings_file(folder, place, book)
        self._shards = shards
        self._file = folder / "log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        count, ids = self._shards.split(":")
        here = environment(
            STAMMTISCH_DISCORD__SHARD_COUNT=count,
            STAMMTISCH_DISCORD__SHARD_IDS=f"[{ids}]",
            STAMMTISCH_TABLE__AWAY_SECONDS="1",
        )
        with self._file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bot", "--config", str(self._settings)),
                cwd=ROOT,
                env=here,
                stdout=log,
                stderr=log,
            )
        await self._place.until(lambda: READY in self.log or not self.runs, START_SECONDS)
        assert self.runs, self.log

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def log(self) -> str:
        return self._file.read_text("utf-8")

    @property
    def has_taken(self) -> set[int]:
        """The shards that it ever took up."""
        return {int(shard) for shard in TAKEN.findall(self.log)}

    async def kill(self) -> None:
        if self._process is not None and self.runs:
            self._process.kill()
            await self._process.wait()

    async def end(self) -> None:
        """Drained: everything under way is answered, and the lease is handed over."""
        assert self._process is not None
        self._process.terminate()
        assert await self._process.wait() == 0, self.log


@asynccontextmanager
async def crew(
    place: LocalDiscord, folder: Path, book: Book, shards: Sequence[str]
) -> AsyncIterator[list[Hand]]:
    """Not started yet; `2:0` is the first of two shards."""
    hands = [Hand(place, folder / f"hand-{n}", book, ids) for n, ids in enumerate(shards)]
    try:
        yield hands
    finally:
        for hand in hands:
            await hand.kill()
