"""When a backup is made: the first at once, the next after the wanted hours."""

from pathlib import Path

from bot.live.backups import HOUR, Backups
from bot.store.backups import BackupFolder
from tests.clock import Clock

HOURS = 6.0


async def test_a_backup_is_made_every_few_hours(
    database: Path, tmp_path: Path, clock: Clock
) -> None:
    clock.now = 1_800_000_000.0
    folder = BackupFolder(database, tmp_path / "backups", 9)
    backups = Backups(folder, HOURS, clock)
    made = []
    for seconds in (0, 60, HOURS * HOUR - 61, 1):
        clock.move(seconds)
        await backups._make_if_due()
        made.append(len(folder.list()))
    assert made == [1, 1, 1, 2]
