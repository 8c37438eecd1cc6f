"""Several processes of the bot on one database: each started, killed and ended on its own."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from localcord import LocalDiscord
from tests.wire import prefork
from tests.wire.process import ROOT, environment, settings_file
from tests.wire.table import Book

START_SECONDS = 90
READY = "ready as application"
TAKEN = re.compile(r"looking after shard (\d+)")


class Hand:
    """One of them; it looks after shards, or waits for the end of whoever does."""

    def __init__(
        self, place: LocalDiscord, folder: Path, book: Book, shards: str, watch: int
    ) -> None:
        folder.mkdir(parents=True)
        self._place = place
        self._settings = settings_file(folder, place, book)
        self._shards, self._watch = shards, watch
        self._file = folder / "log"
        self._process: prefork.Forked | None = None

    async def start(self) -> None:
        count, ids = self._shards.split(":")
        here = environment(
            STAMMTISCH_DISCORD__SHARD_COUNT=count,
            STAMMTISCH_DISCORD__SHARD_IDS=f"[{ids}]",
            STAMMTISCH_TABLE__AWAY_SECONDS="1",
            STAMMTISCH_WATCH__PORT=str(self._watch),
        )
        with self._file.open("ab") as log:
            arguments = ("--config", str(self._settings))
            self._process = prefork.start(arguments, ROOT, here, log.fileno())
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

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

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
    place: LocalDiscord, folder: Path, book: Book, shards: Sequence[str], watch: int = 0
) -> AsyncIterator[list[Hand]]:
    """Not started yet; `2:0` is the first of two shards. One may be watched at a port."""
    hands = [Hand(place, folder / f"hand-{n}", book, ids, watch) for n, ids in enumerate(shards)]
    try:
        yield hands
    finally:
        for hand in hands:
            await hand.kill()
