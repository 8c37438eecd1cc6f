"""Somebody types what the buttons say, with verbs and filler words."""

import pytest

from tests.games.flick.table import BOX, ready, scoring
from tests.typed import at, meant


@pytest.mark.parametrize(
    ("locale", "text", "move"),
    [
        ("de", "blau in c3", "flick blue N C3"),
        ("de", "blau c3 24", "flick blue N C3"),
        ("de", "gelben würfel von süden auf d2 schnipsen", "flick yellow S D2"),
        ("en", "yellow from the north to d2", "flick yellow N D2"),
        ("en", "bang c1", "flick pink N C1"),
    ],
)
def test_what_a_button_says_is_understood(locale: str, text: str, move: str) -> None:
    assert meant(BOX, at(BOX, ready(hand="blue yellow pink")), text, locale) == [move]


@pytest.mark.parametrize("text", ["yellow from the north", "d2"])
def test_half_a_flick_is_asked_back_and_not_completed_to_nonsense(text: str) -> None:
    found = meant(BOX, at(BOX, ready()), text, "en")
    assert len(found) > 1
    assert all("north" not in move for move in found)


@pytest.mark.parametrize(
    ("text", "move"),
    [("beste Wertung", "score best"), ("Mitte", "score C3"), ("D3 E3 E4", "score D3E3E4")],
)
def test_a_scoring_is_named_by_its_parts_or_its_holes(text: str, move: str) -> None:
    field = ". . . . .  . . . . .  . . b3 b2 b2  . . . . b4  . . . . ."
    assert meant(BOX, at(BOX, scoring(field)), text, "de") == [move]
