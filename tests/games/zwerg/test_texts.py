"""The rules cards and the options: complete in both languages, short enough for a card."""

import pytest

from bot.texts import LOCALES
from tests.games.zwerg.table import BOX, GAME
from tests.shelf import TEXTS

RULINGS_TOLD = ("Z2", "Z3", "Z4", "Z5", "Z8", "Z10", "Z13", "Z19")


@pytest.mark.parametrize("locale", LOCALES)
def test_five_cards_tell_the_rules_and_the_last_one_our_readings(locale: str) -> None:
    ink = TEXTS.ink(locale, BOX)
    cards = [ink(f"rules-{number}") for number in range(1, 6)]
    assert all(ink(f"rules-{number}-title") for number in range(1, 6))
    assert all(len(card) <= 1000 for card in cards)
    assert all(ruling in cards[-1] for ruling in RULINGS_TOLD)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_its_values_have_words(locale: str) -> None:
    ink = TEXTS.ink(locale, BOX)
    assert len(ink("about")) <= 100
    for name, values in {"rounds": (1, 2, 3), "dwarf_bets": ("true", "false")}.items():
        assert name in GAME.options_type.model_fields
        assert all(ink(f"option-{name}{value}") for value in ("", *(f"-{v}" for v in values)))
