"""Told chances against what came, over stored matches: ten bins, each within its error.

The matches are kept in `tests/games/GAME/calibration.jsonl.gz`, made by
`python -m tools.strength GAME --store FILE`; `make strength` plays as many new ones as it is told.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.shelf import CATALOGUE
from tools.strength.calibration import Bin, binned, wrong
from tools.strength.told import Told, asks, stored, told_chances

FOLDER = Path(__file__).parents[1] / "games"
ROUNDING = 1e-9
ERRORS = 3.0
"""Of so many bins one is further off than two errors by luck alone."""
STORED = sorted(file.parent.name for file in FOLDER.glob("*/calibration.jsonl.gz"))


@pytest.mark.slow
@pytest.mark.parametrize("game", STORED)
def test_told_chances_come_true_as_often_as_they_say(game: str) -> None:
    by_kind: dict[str, list[Told]] = {}
    kept = stored(FOLDER / game / "calibration.jsonl.gz")
    every = getattr(asks(CATALOGUE[game]), "EVERY", 1)
    some = [replace(match, asked=match.asked[::every]) for match in kept]
    for one in told_chances(CATALOGUE[game], some):
        by_kind.setdefault(one.kind, []).append(one)
    assert by_kind
    for kind, found in by_kind.items():
        assert all(-ROUNDING <= one.chance <= 1 + ROUNDING for one in found)
        assert not wrong(
            binned(found), ERRORS, getattr(asks(CATALOGUE[game]), "TOLERANCE", 0.01)
        ), kind


def test_a_chance_that_is_told_too_surely_is_noticed() -> None:
    sure = [Told("", match, 0.95, float(match % 3 > 0)) for match in range(60)]
    assert wrong(binned(sure), ERRORS, 0.05) == ["told 0.950 came 0.667 ± 0.061"]


def test_positions_of_one_match_count_as_one_witness() -> None:
    alone, together = Bin(), Bin()
    for number in range(40):
        alone.add(Told("", number, 0.5, float(number % 2)))
        together.add(Told("", number // 10, 0.5, float(number // 10 % 2)))
    assert together.error() > 2 * alone.error()
