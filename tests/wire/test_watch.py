"""An operator's machines can see how the bot is, and what it does, also when it is unwell."""

import contextlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import __version__
from tests import postgres
from tests.wire.process import ROOT, BotProcess, Scene, settings_file
from tests.wire.table import Book, board_of, connected, playground, seat
from tests.wire.watcher import Watcher, command, watched


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture
async def scene(tmp_path: Path, book: Book, watcher: Watcher) -> AsyncIterator[Scene]:
    async with watched(tmp_path, book, watcher, "json_lines = true") as running:
        yield running


async def _health(scene: Scene) -> tuple[int, str]:
    """As a container asks."""
    code, told = await command(scene, "health")
    return code, told.strip()


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
    assert counted[f'stammtisch_build_info{{version="{__version__}"}}'] == 1
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


@pytest.mark.slow
async def test_a_database_that_is_held_by_another_program_makes_it_red_and_then_green(
    scene: Scene, watcher: Watcher
) -> None:
    await watcher.until(200)
    with closing(sqlite3.connect(scene.book.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "No write has ended for " in await watcher.until(503)
        code, told = await _health(scene)
        while told.endswith("timed out."):  # no verdict on speed: a slow machine is asked again
            code, told = await _health(scene)
        assert code == 1
        assert "hold the database" in told
        assert watcher.ask("/healthz")[0] == 200  # a restart would not help
        other.rollback()
    await watcher.until(200)


PROBE = "SELECT value FROM notes WHERE key = 'last probe of an operator'"


async def test_an_idle_bot_that_nobody_asks_writes_nothing_to_be_watched(
    scene: Scene, watcher: Watcher
) -> None:
    """A test write is a disk flush: only who asks pays for one."""
    await watcher.until(200)
    tested = scene.book.rows(PROBE)
    assert tested
    assert watcher.numbers()["stammtisch_ready"] == 1  # Prometheus asks all the time
    await scene.place.until(lambda: _age_of_the_last_write(watcher) > 3, 30)
    assert scene.book.rows(PROBE) == tested
    assert watcher.ask("/readyz") == (200, "All is well.\n")
    assert scene.book.rows(PROBE) != tested


def _age_of_the_last_write(watcher: Watcher) -> float:
    return float(json.loads(watcher.ask("/healthz")[1])["last_write"])


async def test_a_database_file_that_is_replaced_makes_it_red_and_nothing_more_is_granted(
    scene: Scene, watcher: Watcher
) -> None:
    """As by rsync or a copy put back by hand, whoever holds the file open."""
    await watcher.until(200)
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    other = shutil.copy(scene.book.path, scene.book.path.with_name("other.sqlite3"))
    shutil.move(other, scene.book.path)
    told = await watcher.until(503)
    assert told.startswith("The database file was replaced or deleted while the bot was running")
    before = board_of(channel).text
    await scene.anna.press("Los geht’s", message=board_of(channel))
    assert board_of(channel).text == before  # what cannot be kept is not granted
    assert "FileMovedError" in scene.bot.log.read_text("utf-8")


async def test_a_database_file_that_is_deleted_makes_it_red(scene: Scene, watcher: Watcher) -> None:
    await watcher.until(200)
    scene.book.path.unlink()
    assert "was replaced or deleted" in await watcher.until(503)
    assert not scene.book.path.exists()  # no empty one in its place


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
    async with playground() as place:
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
    async with playground() as place:
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


@pytest.mark.slow
async def test_a_dead_gateway_makes_it_red(scene: Scene, watcher: Watcher) -> None:
    await watcher.until(200)
    await scene.place.stop()
    assert "The gateway has been gone for " in await watcher.until(503)


@pytest.mark.slow
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
    async with playground() as place:
        bot = BotProcess(place, settings_file(tmp_path, place, book))
        code, told = await command(Scene(place, bot, book), "health")
    assert code == 2
    assert "Set watch.port" in told
