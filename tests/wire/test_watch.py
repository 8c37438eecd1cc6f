"""An operator's machines can see how the bot is, and what it does, also when it is unwell."""

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests import postgres
from tests.wire.process import ROOT, BotProcess, Scene, environment, settings_file
from tests.wire.table import Book, board_of, connected, playground, seat


def _free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        return int(door.getsockname()[1])


class Watcher:
    def __init__(self, port: int) -> None:
        self.port = port

    def ask(self, page: str) -> tuple[int, str]:
        """Without the event loop, which may be the one that hangs."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{page}", timeout=10) as told:
                return told.status, told.read().decode()
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, refused.read().decode()

    async def until(self, code: int) -> str:
        while True:
            status, told = await asyncio.to_thread(self.ask, "/readyz")
            if status == code:
                return told
            await asyncio.sleep(0.1)

    def numbers(self) -> dict[str, float]:
        lines = (line for line in self.ask("/metrics")[1].splitlines() if line[0] != "#")
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@pytest.fixture
def watcher() -> Watcher:
    return Watcher(_free_port())


@pytest.fixture
async def scene(tmp_path: Path, book: Book, watcher: Watcher) -> AsyncIterator[Scene]:
    async with playground(answer_seconds=10) as place:
        settings = settings_file(tmp_path, place, book)
        with settings.open("a", encoding="utf-8") as more:
            more.write(f"\njson_lines = true\n[watch]\nport = {watcher.port}\n")
        bot = BotProcess(place, settings)
        await bot.start()
        try:
            yield Scene(place, bot, book)
        finally:
            await bot.kill()


async def _health(scene: Scene) -> tuple[int, str]:
    """As a container asks."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--config", str(scene.bot.settings), "health"),
        cwd=ROOT,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await process.communicate()
    return process.returncode or 0, told.decode().strip()


async def test_a_bot_that_serves_is_ready_and_counts_what_it_does(
    scene: Scene, watcher: Watcher
) -> None:
    await watcher.until(200)
    await seat(scene.anna, channel=scene.place.default_channel)
    lobby = board_of(scene.place.default_channel)
    await scene.anna.press("Los geht’s", message=lobby)
    await scene.ben.press("Würfeln", message=lobby)  # it is not his turn
    status, ages = watcher.ask("/healthz")
    assert status == 200
    assert json.loads(ages).keys() == {"loop_lag", "last_write", "gateway"}
    assert None not in json.loads(ages).values()

    await scene.place.until(lambda: watcher.numbers()["stammtisch_open_tables"] == 1)
    counted = watcher.numbers()
    assert counted['stammtisch_presses_total{kind="table",outcome="done"}'] >= 1
    assert counted['stammtisch_presses_total{kind="move",outcome="refused"}'] == 1
    assert counted['stammtisch_presses_total{kind="command",outcome="done"}'] >= 1
    assert counted["stammtisch_answer_seconds_count"] >= 3
    assert counted["stammtisch_ready"] == 1
    assert counted["process_resident_memory_bytes"] > 10_000_000
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    shown = {name for panel in board["panels"] for name in _names(panel)}
    assert shown - {re.sub(r"\{.*", "", name) for name in counted} <= NOT_YET
    assert await _health(scene) == (0, "All is well.")
    for line in scene.bot.log.read_text("utf-8").splitlines():
        assert json.loads(line)["level"] == "INFO"
    assert watcher.ask("/")[0] == 404


NOT_YET = {"stammtisch_brain_seconds_bucket", "stammtisch_brain_seconds_count"}
"""No computer has thought in this test."""


def _names(panel: dict[str, list[dict[str, str]]]) -> list[str]:
    wanted = " ".join(target["expr"] for target in panel["targets"])
    return re.findall(r"(?:stammtisch|process)_\w+", wanted)


async def test_a_database_that_is_held_by_another_program_makes_it_red_and_then_green(
    scene: Scene, watcher: Watcher
) -> None:
    await watcher.until(200)
    with closing(sqlite3.connect(scene.book.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "No write has ended for " in await watcher.until(503)
        code, told = await _health(scene)
        assert code == 1
        assert "hold the database" in told
        assert watcher.ask("/healthz")[0] == 200  # a restart would not help
        other.rollback()
    await watcher.until(200)


async def test_a_database_damaged_by_hand_makes_it_red_with_what_to_do(
    scene: Scene, watcher: Watcher
) -> None:
    await watcher.until(200)
    with scene.book.path.open("r+b") as file:
        file.write(b"?" * 4096)
    told = await watcher.until(503)
    assert told.startswith("The database cannot be written: ")
    assert "python -m bot restore FILE" in told


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount a small disk")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def _fill(file: Path) -> None:
    with contextlib.suppress(OSError), file.open("wb", 0) as filling:
        while True:
            filling.write(b"?" * 4096)


async def test_a_full_disk_makes_it_red_and_room_makes_it_green(
    small_disk: Path, book: Book, watcher: Watcher, tmp_path: Path
) -> None:
    moved = Book.of(Path(shutil.copy(book.path, small_disk / "stammtisch.sqlite3")))
    async with playground(answer_seconds=10) as place:
        settings = settings_file(tmp_path, place, moved)
        with settings.open("a", encoding="utf-8") as more:
            more.write(f"\n[watch]\nport = {watcher.port}\n[backup]\nkeep = 0\n")
        bot = BotProcess(place, settings)
        await bot.start()
        await watcher.until(200)
        filling = small_disk / "something else"
        _fill(filling)
        told = await watcher.until(503)
        assert "database or disk is full" in told
        assert "Look for room on its disk" in told
        filling.unlink()
        await watcher.until(200)
        await bot.kill()


async def test_a_postgresql_that_is_gone_makes_it_red_with_what_to_do(
    tmp_path: Path, watcher: Watcher
) -> None:
    if reason := postgres.missing():
        pytest.skip(reason)
    async with playground(answer_seconds=10) as place:
        with postgres.running() as cluster:
            settings = settings_file(tmp_path, place, Book(cluster.url(cluster.new())))
            with settings.open("a", encoding="utf-8") as more:
                more.write(f"\n[watch]\nport = {watcher.port}\n")
            bot = BotProcess(place, settings)
            await bot.start()
            await watcher.until(200)
        told = await watcher.until(503)
        assert "Does PostgreSQL run, can this machine reach it" in told
        await bot.kill()


async def test_a_dead_gateway_makes_it_red(scene: Scene, watcher: Watcher) -> None:
    await watcher.until(200)
    await scene.place.stop()
    assert "The gateway has been gone for " in await watcher.until(503)


async def test_a_hung_event_loop_makes_it_red_while_it_hangs(book: Book, watcher: Watcher) -> None:
    """This test is the one that hangs: it asks without giving the loop a turn."""
    async with playground() as place, connected(place, book, watch_port=watcher.port):
        await watcher.until(200)
        while (answer := watcher.ask("/readyz"))[0] == 200:
            time.sleep(0.1)  # noqa: ASYNC251
        assert answer[1].startswith("The event loop has stood still for ")
        assert watcher.ask("/healthz")[0] == 503
        await watcher.until(200)


async def test_without_the_setting_nothing_listens_and_health_says_so(
    tmp_path: Path, book: Book
) -> None:
    async with playground(answer_seconds=10) as place:
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "--config", str(bot.settings), "health"),
            cwd=ROOT,
            env=environment(),
            stderr=asyncio.subprocess.PIPE,
        )
        _, told = await process.communicate()
    assert process.returncode == 2
    assert "Set watch.port" in told.decode()
