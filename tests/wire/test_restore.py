"""A bot makes backups by itself; with one in place of its database it plays on."""

import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import LATER
from bot.store.backups import STAMP
from tests.wire.process import Scene
from tests.wire.table import Book, board_of, play_to_the_end, roll, seat
from tests.wire.test_daily import first_move
from tests.wire.watcher import Watcher, command, watched

READY = "ready as application"
DAY = 24 * 3600


@pytest.fixture
async def scene(tmp_path: Path, book: Book) -> AsyncIterator[Scene]:
    async with watched(tmp_path, book, Watcher()) as running:
        yield running


async def _is_ready(scene: Scene) -> None:
    await scene.place.until(lambda: READY in scene.bot.log.read_text("utf-8"), 30)


def _backups(scene: Scene) -> list[Path]:
    return sorted((scene.book.path.parent / "backups").glob("*.sqlite3"))


@pytest.mark.slow
async def test_a_restored_bot_plays_on_where_the_backup_was_made(scene: Scene) -> None:
    channel = scene.place.default_channel
    await scene.place.until(lambda: _backups(scene))  # the first, at the start
    await _is_ready(scene)
    await seat(scene.anna, channel=channel)
    await scene.anna.press("Los geht’s", message=board_of(channel))
    await scene.bot.end()
    kept, early = scene.book.moves(), _backups(scene)[-1]

    await scene.bot.start()
    await roll(scene.place, channel)
    assert len(scene.book.moves()) > len(kept)
    code, told = await command(scene, "restore", str(early))
    assert code == LATER
    assert told.endswith(f"is running on {scene.book.path}. Stop it, then restore again.\n")

    await scene.bot.kill()
    code, told = await command(scene, "restore", str(early))
    assert code == 0, told
    assert scene.book.moves() == kept
    await scene.bot.start()
    await play_to_the_end(scene.place, channel)
    assert scene.book.moves()[: len(kept)] == kept
    assert scene.book.matches()[-1]["phase"] == "finished"
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


def _without_seals(backup: Path) -> Path:
    """A start seals today and tomorrow by itself, before or after its first backup; and a backup of
    the same second would take its place."""
    early = Path(shutil.copy(backup, backup.parents[1] / "early.sqlite3"))
    with closing(sqlite3.connect(early)) as file, file:
        file.execute("DELETE FROM days")
    return early


@pytest.mark.slow
async def test_after_a_restore_the_day_is_played_again_with_the_dice_that_the_backup_knows(
    scene: Scene,
) -> None:
    """A day that nobody had asked for by then gets another seal. Tries made since are gone."""
    anna, channel = scene.anna, scene.place.default_channel
    await scene.place.until(lambda: _backups(scene))
    early = _without_seals(_backups(scene)[0])

    async def sealed() -> str:
        await anna.slash("heute", channel=channel)
        found = re.search("Siegel heute ([0-9a-f]{64})", anna.private[-1].text)
        assert found
        return found[1]

    async def first_throw() -> str:
        await anna.press("Los geht’s", message=anna.private[-1])
        await scene.place.until(lambda: first_move(anna))
        await anna.press(custom_id=first_move(anna), message=anna.private[-1])
        return str(scene.book.moves())

    async def go_back(backup: Path) -> None:
        await scene.bot.kill()
        assert (await command(scene, "restore", str(backup)))[0] == 0
        await scene.bot.start()

    await _is_ready(scene)
    seal = await sealed()
    await scene.bot.end()
    asked_for = _backups(scene)[-1]
    await scene.bot.start()
    assert await sealed() == seal
    thrown = await first_throw()
    await go_back(asked_for)
    assert scene.book.rows("SELECT * FROM daily_tries") == []
    assert await sealed() == seal
    assert await first_throw() == thrown
    await go_back(early)
    assert await sealed() != seal
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


async def test_a_bot_that_is_ended_leaves_a_backup_of_everything(scene: Scene) -> None:
    await _is_ready(scene)
    await seat(scene.anna, channel=scene.place.default_channel)
    await scene.bot.end()
    last = scene.book.of(_backups(scene)[-1])
    assert last.everything() == scene.book.everything()
    assert last.everything()[0]  # the table

    made = _backups(scene)
    await scene.bot.start()
    await _is_ready(scene)
    await scene.bot.end()
    assert _backups(scene) == made  # nobody did anything


@pytest.mark.slow
async def test_a_crash_loop_leaves_all_backups_where_they_are(scene: Scene) -> None:
    """Every start fails: the token is wrong. Twelve backups of twelve days are there."""
    await scene.place.until(lambda: _backups(scene))
    await scene.bot.kill()
    newest = _backups(scene)[-1]
    now = datetime.now(UTC).timestamp()
    for day in range(1, 12):
        stamp = datetime.fromtimestamp(now - day * DAY, UTC).strftime(STAMP)
        newest.with_name(f"stammtisch-{stamp}.sqlite3").write_bytes(newest.read_bytes())
    before = _backups(scene)
    assert len(before) == 12
    settings = scene.bot.settings
    settings.write_text(settings.read_text("utf-8").replace(scene.place.token, "wrong"), "utf-8")
    for _ in range(3):
        with scene.place.expect_fault("401"):
            code, told = await command(scene)
        assert code == 2, told
        assert "Discord does not accept the token" in told
    assert _backups(scene) == before


async def test_a_second_bot_on_the_same_file_is_refused_and_the_first_one_serves_on(
    scene: Scene,
) -> None:
    channel = scene.place.default_channel
    await seat(scene.anna, channel=channel)
    code, told = await command(scene, STAMMTISCH_WATCH__PORT="0")  # its port is not in the way
    assert code == LATER
    assert told.endswith(
        f"is running on {scene.book.path}. Stop it first, or set database.url to another file.\n"
    )
    assert "Traceback" not in told
    assert (await scene.anna.press("Los geht’s", message=board_of(channel))).updated
    assert scene.book.rows("SELECT count(*) AS seats FROM seats") == [{"seats": 1}]


async def test_the_backups_are_listed_with_age_size_and_whether_they_can_be_used(
    scene: Scene,
) -> None:
    await scene.place.until(lambda: _backups(scene))
    (good,) = _backups(scene)
    bad = good.with_name("stammtisch-2026-01-01T00-00-00Z.sqlite3")
    bad.write_bytes(good.read_bytes()[:5000])
    code, told = await command(scene, "backups")
    first, second = told.splitlines()
    assert code == 0
    assert first.startswith(f"{bad}  ")
    assert "is damaged (" in first
    assert second.startswith(f"{good}  ")
    assert second.endswith(" MB  readable")
    bad.unlink()
    good.unlink()
    assert await command(scene, "backups") == (0, f"There are no backups in {good.parent}.\n")
