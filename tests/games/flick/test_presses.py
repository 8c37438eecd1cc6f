"""How many presses a turn of Dice Flick takes, counted in whole matches."""

from random import Random

import pytest

from tests.conformance import Table
from tests.games.flick.table import BOX, GERMAN
from tests.presses import pressed_match

PER_FLICK = {False: 3, True: 4}
"""Die, hole, side; where the plate can be shifted, its place as well."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_flick_takes_three_presses_four_with_a_plate_to_shift_and_a_scoring_one(
    seats: int,
) -> None:
    random = Random(f"presses {seats}")
    children = tuple({"child": bool(seat % 2)} for seat in range(seats))
    taken: dict[tuple[str, bool], set[int]] = {}
    for match, move, presses in pressed_match(BOX, Table({}, children), GERMAN, random):
        child = match.state.child[match.state.seat]
        taken.setdefault((move.split()[0], child), set()).add(presses)
    for (kind, child), presses_taken in taken.items():
        assert presses_taken == {PER_FLICK[child] if kind == "flick" else 1}, kind
