"""Highlights of luck, for those about whom the events of a match tell nothing."""

import pytest

from bot.advice.account import Account, Decision
from bot.advice.highlights import by_luck
from bot.advice.look_back import LookBack
from bot.cards.end_of_match import EndOfMatch, highlights
from bot.engine.brain import Unit
from bot.engine.highlights import Highlight
from bot.texts import LOCALES
from tests.shelf import CATALOGUE, TEXTS

NAMES = ("Anna", "Ben")


def bet(chance: float) -> Decision:
    return Decision(0, None, None, None, 0.0, chance=chance)


@pytest.mark.parametrize(
    ("unit", "account", "bold", "keys"),
    [
        ("points", Account(10, 20), bet(0.3), ["brave", "lucky"]),
        ("points", Account(10, 20), None, ["lucky"]),
        ("points", Account(10, 2, 1), None, ["unlucky"]),
        ("points", Account(10, 8, 3), None, []),
        ("chance", Account(0.2, 1.0, 0.1), None, ["upset"]),
        ("chance", Account(0.5, 1.0, 0.1), None, []),
    ],
)
def test_courage_comes_before_luck_and_no_mistake_is_told(
    unit: Unit, account: Account, bold: Decision | None, keys: list[str]
) -> None:
    found = LookBack(unit, (account,), None, bold, 9, (None,), (bold,))
    assert [one.key for one in by_luck(found)] == keys


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["brave", "upset", "lucky", "unlucky"])
def test_luck_is_told_in_both_languages(key: str, locale: str) -> None:
    ink = TEXTS.ink(locale, CATALOGUE["kniffel"], NAMES)
    closing = EndOfMatch(highlights=(Highlight(1, key, {"number": 0.25}),))
    (told,) = highlights(closing, frozenset({0, 1}), ink)
    assert "Ben" in told
    assert highlights(closing, frozenset({0}), ink) == ()
