"""A bot makes backups by itself; with one in place of its database it plays on."""

import asyncio
import sys
from pathlib import Path

from tests.wire.process import ROOT, Scene, environment
from tests.wire.table import board_of, play_to_the_end, roll, seat


async def _restore(scene: Scene, file: Path) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--config", str(scene.bot.settings), "restore", str(file)),
        cwd=ROOT,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await process.communicate()
    return process.returncode or 0, told.decode()


def _backups(scene: Scene) -> list[Path]:
    return sorted((scene.book.path.parent / "backups").glob("*.sqlite3"))


async def test_a_restored_bot_plays_on_where_the_backup_was_made(scene: Scene) -> None:
    channel = scene.place.default_channel
    await scene.place.until(lambda: _backups(scene))  # the first, at the start
    await seat(scene.anna, channel=channel)
    await scene.anna.press("Los geht’s", message=board_of(channel))
    await scene.bot.end()
    kept, early = scene.book.moves(), _backups(scene)[-1]

    await scene.bot.start()
    await roll(scene.place, channel)
    assert len(scene.book.moves()) > len(kept)
    code, told = await _restore(scene, early)
    assert code == 2
    assert told.startswith(f"A bot is running on {scene.book.path}.")

    await scene.bot.kill()
    code, told = await _restore(scene, early)
    assert code == 0, told
    assert scene.book.moves() == kept
    await scene.bot.start()
    await play_to_the_end(scene.place, channel)
    assert scene.book.moves()[: len(kept)] == kept
    assert scene.book.matches()[-1]["phase"] == "finished"
    assert "Traceback" not in scene.bot.log.read_text("utf-8")


async def test_a_bot_that_is_ended_leaves_a_backup_of_everything(scene: Scene) -> None:
    await seat(scene.anna, channel=scene.place.default_channel)
    await scene.bot.end()
    last = scene.book.of(_backups(scene)[-1])
    assert last.everything() == scene.book.everything()
