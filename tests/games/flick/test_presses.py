"""How many presses a turn of Dice Flick takes, counted in whole matches."""

from random import Random

import pytest

from tests.conformance import Table
from tests.games.flick.table import BOX, GAME, GERMAN
from tests.presses import pressed_match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_flick_takes_two_presses_from_any_plate_four_and_a_scoring_one(seats: int) -> None:
    random = Random(f"presses {seats}")
    children = tuple({"child": bool(seat % 2)} for seat in range(seats))
    best = others = 0
    for match, move, presses in pressed_match(BOX, Table({}, children), GERMAN, random):
        kind, *flick = move.split()
        if kind != "flick":
            assert presses == 1, move
        elif presses > 2:
            others += 1
            assert presses <= 4
        else:
            best += 1
            assert flick[1] == GAME.best_plate(match.state, flick[2])
    assert best > 5 * others
