"""What other processes may do beside a running bot: nothing that was answered is lost by a kill.

SQLite removes the write-ahead log when it believes that the last process closes a file. A bot that
lost its own locks on the file would then go on writing into a log without a name.
"""

import asyncio
import contextlib
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from http.client import HTTPException
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.wire.hands import over
from tests.wire.process import Scene
from tests.wire.table import Book, board_of, boards_of, enter, roll, rolled, seat
from tests.wire.watcher import Watcher, command, watched

KILLS = int(os.environ.get("KILLS", "2"))
"""`make soak` asks for two hundred."""
SECONDS_FOR_ALL = 120 + 60 * KILLS
PRESSES = 6
UNDER_WAY_SECONDS = 0.08
"""Within this a press is read, written, drawn and answered."""
NO_ANSWER = "no answer within"
UNKNOWN_MESSAGE = "404 10008"
"""The next process asks for a board that the killed one had deleted and not yet noted."""
STAMP = re.compile(r"[moptMOPT]:(\w+):(\d+):")
Deed = Callable[[Scene, Watcher], Awaitable[object]]


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture
async def scene(tmp_path: Path, book: Book, watcher: Watcher) -> AsyncIterator[Scene]:
    async with watched(tmp_path, book, watcher) as running:
        yield running


# -- what others do --------------------------------------------------------------------------------


async def _stats(scene: Scene, watcher: Watcher) -> None:
    code, told = await command(scene, "stats")
    assert code == 0, told


async def _backup(scene: Scene, watcher: Watcher) -> None:
    folder = scene.book.path.parent
    name = next(name for n in count() if not (name := folder / f"copy-{n}.sqlite3").exists())
    code, told = await command(scene, "backup", str(name))
    assert code == 0, told
    name.unlink()


def _select(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("SELECT count(*) FROM moves").fetchone()


async def _selects(scene: Scene, watcher: Watcher) -> None:
    await asyncio.to_thread(_select, scene.book.path)


async def _scrape(scene: Scene, watcher: Watcher) -> None:
    for page in ("/metrics", "/readyz", "/healthz"):
        await asyncio.to_thread(watcher.ask, page)


async def _commands(scene: Scene, watcher: Watcher) -> None:
    await _stats(scene, watcher)
    await _backup(scene, watcher)


BESIDE: dict[str, Deed] = {
    "stats": _stats,
    "backup": _backup,
    "SELECT": _selects,
    "scrape": _scrape,
}
LOOPS = (_commands, _selects, _scrape)


# -- what people do --------------------------------------------------------------------------------


class Player:
    """Anna plays alone."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._channel = scene.place.default_channel

    async def press(self) -> None:
        if not boards_of(self._channel) or over(self._channel):
            await seat(self._scene.anna, channel=self._channel)
        if self._in_lobby():  # also where a kill came before the start, or before it was shown
            await self._scene.anna.press("Los geht’s", message=board_of(self._channel))
            await self._scene.place.until(lambda: not self._in_lobby())
        act = enter if rolled(board_of(self._channel)) else roll
        await act(self._scene.place, self._channel)

    def _in_lobby(self) -> bool:
        return "Los geht’s" in [button.label for button in board_of(self._channel).buttons]

    @property
    def shown(self) -> int:
        """How many moves lie behind what everybody can see."""
        return max((turn for _, turn in self._stamps()), default=0)

    @property
    def stored(self) -> int:
        """How many moves of that match anybody finds in the file."""
        match = next((match for match, _ in self._stamps()), "")
        (row,) = self._scene.book.rows(f"SELECT count(*) AS n FROM moves WHERE match = '{match}'")
        return int(row["n"])

    def _stamps(self) -> list[tuple[str, int]]:
        """Match and turn, as the buttons of the newest board carry them."""
        boards = boards_of(self._channel)[-1:]
        found = (STAMP.match(b.custom_id) for board in boards for b in board.buttons)
        return [(stamp[1], int(stamp[2])) for stamp in found if stamp]


@pytest.mark.parametrize("deed", BESIDE)
async def test_what_was_answered_survives_a_kill_beside_others(
    scene: Scene, watcher: Watcher, deed: str
) -> None:
    player = Player(scene)
    await watcher.until(200)
    await player.press()
    await BESIDE[deed](scene, watcher)
    await watcher.until(200)
    await BESIDE[deed](scene, watcher)
    before = player.shown
    for _ in range(PRESSES):
        await player.press()
    assert player.stored == player.shown >= before + PRESSES
    await scene.bot.kill()
    assert player.stored == player.shown
    await scene.bot.start()
    await player.press()
    assert player.stored == player.shown > before + PRESSES


@pytest.mark.timeout(SECONDS_FOR_ALL)
async def test_kills_at_random_instants_while_others_read_in_a_loop(
    scene: Scene, watcher: Watcher
) -> None:
    player, random, in_play = Player(scene), Random(5), 0
    scene.bot.patience = SECONDS_FOR_ALL
    async with _in_a_loop(scene, watcher):
        for _ in range(KILLS):
            await watcher.until(200)
            await _play_and_kill(scene, player, random)
            assert player.stored >= player.shown
            in_play += player.shown > 0  # else it fell into a lobby
            await scene.bot.start()
    assert in_play > KILLS / 2
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


async def _play_and_kill(scene: Scene, player: Player, random: Random) -> None:
    for _ in range(random.randint(1, PRESSES)):
        await player.press()
    last = asyncio.create_task(player.press())
    await asyncio.sleep(random.uniform(0.0, UNDER_WAY_SECONDS))
    await scene.bot.kill()
    last.cancel()
    await asyncio.gather(last, return_exceptions=True)
    for fault in (NO_ANSWER, UNKNOWN_MESSAGE):
        scene.place.forgive_faults(fault)


@contextlib.asynccontextmanager
async def _in_a_loop(scene: Scene, watcher: Watcher) -> AsyncIterator[None]:
    """All of them, again and again; what they say of a bot that is just dead does not matter."""

    async def again(deed: Deed) -> None:
        while True:
            with contextlib.suppress(OSError, HTTPException):
                await deed(scene, watcher)
            await asyncio.sleep(0.05)

    looping = [asyncio.create_task(again(deed)) for deed in LOOPS]
    try:
        yield
        failed = [task for task in looping if task.done()]
        await asyncio.gather(*failed)  # an operator was told something wrong
    finally:
        for task in looping:
            task.cancel()
        await asyncio.gather(*looping, return_exceptions=True)
