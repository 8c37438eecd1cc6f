"""The brains' tables on disk: computed once, taken back, made anew when they do not fit."""

from pathlib import Path

from bot.engine.catalogue import Catalogue
from bot.games.zwerg import brain
from bot.stock import stock

CATALOGUE = Catalogue.find()


def test_tables_are_computed_once_and_then_read(
    tmp_path: Path,
) -> None:
    stock(CATALOGUE, tmp_path)
    kept = (tmp_path / "zwerg.tables").read_bytes()
    assert 0 < len(kept) < 64 * 1024 * 1024
    stamp = (tmp_path / "zwerg.tables").stat().st_mtime_ns
    stock(CATALOGUE, tmp_path)
    assert (tmp_path / "zwerg.tables").stat().st_mtime_ns == stamp


def test_damaged_tables_are_made_anew(tmp_path: Path) -> None:
    (tmp_path / "zwerg.tables").write_bytes(b"nonsense")
    stock(CATALOGUE, tmp_path)
    brain.restore(CATALOGUE["zwerg"].game, (tmp_path / "zwerg.tables").read_bytes())  # type: ignore[arg-type]


def test_a_folder_that_cannot_be_written_holds_nothing_up(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    stock(CATALOGUE, blocked)
    assert CATALOGUE["zwerg"].brain.solve(CATALOGUE["zwerg"].game)
