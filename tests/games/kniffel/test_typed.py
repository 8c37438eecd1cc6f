"""Somebody types what the buttons say, with verbs and filler words."""

import pytest

from tests.games.kniffel.table import BOX, roll, table
from tests.typed import meant


@pytest.mark.parametrize(
    ("locale", "text", "move"),
    [
        ("de", "2-mal Brei", "reroll 3 4 5"),
        ("de", "Brei 2", "enter mash"),
        ("de", "trag Brei ein", "enter mash"),
        ("de", "pilz 1", "enter toadstool"),
        ("en", "2 mash", "reroll 3 4 5"),
        ("en", "write down mash", "enter mash"),
    ],
)
def test_what_a_button_says_is_understood(locale: str, text: str, move: str) -> None:
    assert meant(BOX, roll(table(), "mmckt"), text, locale) == [move]
