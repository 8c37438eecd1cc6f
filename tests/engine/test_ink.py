"""Texts for a screen reader: pictograms and markup go, what carries meaning stays."""

import pytest

from bot.engine.ink import Reading, aloud
from tests.shelf import CATALOGUE, TEXTS


@pytest.mark.parametrize("text", ["−73", "Feld ≤ 3", "≥ 4", "≈ 5 %", "∞", "5 × 5", "½"])
def test_mathematical_signs_stay(text: str) -> None:
    assert aloud(text) == text


@pytest.mark.parametrize(
    ("seen", "heard"),
    [
        ("🎲 **Würfle!**", "Würfle!"),
        ("⬅️ links ➡", "links"),
        ("1 → f3", "1 f3"),
        ("▶ Weiter · −2", "Weiter, −2"),
        ("⏳ noch 3", "noch 3"),
        ("Letzte Reihe (Grimbart\u00a0🤖): 6", "Letzte Reihe (Grimbart): 6"),
    ],
)
def test_pictograms_and_markup_go(seen: str, heard: str) -> None:
    assert aloud(seen) == heard


@pytest.mark.parametrize(
    ("locale", "heard"),
    [("de", "Spielstärke 927, das sind −73"), ("en", "rating 927, which is −73")],
)
def test_a_lost_rating_is_heard_as_a_loss(locale: str, heard: str) -> None:
    ink = TEXTS.ink(locale, CATALOGUE["kniffel"], ("Anna",), reading=Reading(0, aloud=True))
    assert ink("result-rating", rating=927, change="−73") == heard
