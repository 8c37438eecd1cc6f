"""Somebody types what the buttons say, with verbs and filler words."""

import pytest

from tests.games.zug.table import box, position
from tests.typed import at, meant

BOX = box()


@pytest.mark.parametrize(
    ("locale", "text", "move"),
    [
        ("de", "d3 reservieren", "sign c3-d3"),
        ("de", "reserviere d3", "sign c3-d3"),
        ("de", "schild auf d3 legen", "sign c3-d3"),
        ("de", "setz dich auf d3", "c3-d3"),
        ("de", "Auf d3 setzen", "c3-d3"),
        ("en", "reserve d3", "sign c3-d3"),
        ("en", "dwarf 1 sits on d3", "c3-d3"),
    ],
)
def test_what_a_button_says_is_understood(locale: str, text: str, move: str) -> None:
    assert meant(BOX, at(BOX, position(red="c3 a4 h7 a3 h8")), text, locale) == [move]
