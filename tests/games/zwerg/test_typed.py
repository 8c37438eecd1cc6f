"""Somebody types what the buttons say, with verbs and filler words."""

import pytest

from tests.games.zwerg.table import BOX, table, throw
from tests.typed import meant


@pytest.mark.parametrize(
    ("locale", "text", "move"),
    [
        ("de", "wirf grün", "roll green"),
        ("de", "die weiße", "roll white"),
        ("de", "Grün", "roll green"),
        ("en", "throw the green", "roll green"),
    ],
)
def test_what_a_button_says_is_understood(locale: str, text: str, move: str) -> None:
    assert meant(BOX, throw(table(2), "red2@2"), text, locale) == [move]
