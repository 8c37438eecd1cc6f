"""How many presses a decision of Drachenlachen takes, counted in whole matches."""

from random import Random

import pytest

from tests.conformance import Table
from tests.games.drachen.table import BOX
from tests.presses import pressed_match
from tests.shelf import TEXTS


@pytest.mark.parametrize("seats", [3, 6])
def test_every_roll_and_every_choice_is_one_press(seats: int) -> None:
    ink = TEXTS.ink("de", BOX, [f"P{n}" for n in range(seats)])
    made = {
        (move, presses)
        for _, move, presses in pressed_match(BOX, Table({}, ({},) * seats), ink, Random(seats))
    }
    assert made == {("roll", 1), ("cave", 1), ("surface", 1)}
