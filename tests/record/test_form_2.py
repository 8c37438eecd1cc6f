"""Files of form 2 that a bot wrote before there were days verify as ever."""

from pathlib import Path

import pytest

from bot.record.document import Seal, dump, load
from bot.record.export import document, table_of
from bot.record.proof import verify
from tests.shelf import CATALOGUE

FILES = sorted((Path(__file__).parent / "form_2").glob("*.json"))


def _name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_it_agrees_and_is_written_with_the_same_bytes(file: Path) -> None:
    data = file.read_bytes()
    loaded = load(data)
    assert verify(loaded, CATALOGUE).findings == ()
    assert dump(loaded) == data
    if isinstance(loaded.dice, Seal):
        times = [move.at for move in loaded.moves]
        again = document(CATALOGUE[loaded.game].game, table_of(loaded), loaded.log, times)
        assert dump(again) == data
