"""The chances of the rows in one turn, against numbers found by hand."""

import pytest

from bot.games.kniffel.brain.odds import row_chances
from tests.games.kniffel.table import RULES, roll, table


@pytest.mark.parametrize(
    ("letters", "row", "chance"),
    [
        ("mmmmm", "kniffel", 1.0),
        ("mmmmc", "kniffel", 1 - (5 / 6) ** 2),
        ("mckbb", "frog", 1 - (5 / 6) ** 10),
        ("mmccf", "house", 1 - (4 / 6) ** 2),
    ],
)
def test_the_chance_of_a_row_is_exact(letters: str, row: str, chance: float) -> None:
    match = roll(table(), letters)
    found, _ = row_chances(RULES, RULES.view(match.state, 0))[row]
    assert found == pytest.approx(chance)


def test_a_fresh_turn_tells_chances_before_the_first_roll() -> None:
    chance, dice = row_chances(RULES, RULES.view(table().state, 0))["mash"]
    assert chance == pytest.approx(1 - (5 / 6) ** 15)
    assert dice == pytest.approx(5 * (1 - (5 / 6) ** 3))


def test_after_the_last_roll_a_row_fits_or_not() -> None:
    match = roll(roll(roll(table(), "mmmcf"), "c", "reroll 5"), "c", "reroll 5")
    found = row_chances(RULES, RULES.view(match.state, 0))
    assert found["house"][0] == 1.0
    assert found["five"][0] == 0.0
