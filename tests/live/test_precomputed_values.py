"""The disk cache of brains: computed once, loaded, computed again when outdated."""

from pathlib import Path

from bot.engine.catalogue import Catalogue
from bot.live.precomputed_values import load_values

CATALOGUE = Catalogue.find()


def test_values_are_computed_once_and_then_read(
    tmp_path: Path,
) -> None:
    load_values(CATALOGUE, tmp_path)
    kept = (tmp_path / "zwerg.values").read_bytes()
    assert 0 < len(kept) < 64 * 1024 * 1024
    stamp = (tmp_path / "zwerg.values").stat().st_mtime_ns
    load_values(CATALOGUE, tmp_path)
    assert (tmp_path / "zwerg.values").stat().st_mtime_ns == stamp


def test_values_are_closed_to_others_and_take_the_place_of_files_of_old(tmp_path: Path) -> None:
    (tmp_path / "zwerg.tables").write_bytes(b"of an older bot")
    for _ in range(2):
        load_values(CATALOGUE, tmp_path)
        assert (tmp_path / "zwerg.values").stat().st_mode & 0o777 == 0o600
        (tmp_path / "zwerg.values").chmod(0o644)
    assert not (tmp_path / "zwerg.tables").exists()


def test_damaged_values_are_made_anew(tmp_path: Path) -> None:
    (tmp_path / "zwerg.values").write_bytes(b"nonsense")
    load_values(CATALOGUE, tmp_path)
    zwerg = CATALOGUE["zwerg"]
    zwerg.brain.restore(zwerg.game, (tmp_path / "zwerg.values").read_bytes())


def test_a_folder_that_cannot_be_written_holds_nothing_up(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    load_values(CATALOGUE, blocked)
    assert CATALOGUE["zwerg"].brain.solve(CATALOGUE["zwerg"].game)
