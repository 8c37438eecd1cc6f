"""Looks and changes: each kind has one text, and one route serves it."""

import importlib
import inspect
import pkgutil
from collections import Counter
from typing import Any

import pytest

from bot import cards
from bot.cards.custom_id import Stamp, is_ours
from bot.cards.leaderboard import Leaderboard
from bot.cards.look import Change, Look
from bot.cards.past_matches import Watch, WatchMatch
from bot.cards.rules import Rules, RulesTopic
from bot.cards.server_settings import ChangeSetting
from bot.engine import notation
from bot.shell.drawing.icons import ICONS
from tests.shelf import CATALOGUE
from tests.shell.offline import parts
from tests.spoken import examples

TEXT_LENGTH = 70


def defined() -> list[type[Any]]:
    """Every look of every module of cards, wherever it stands."""
    names = [f"bot.cards.{module.name}" for module in pkgutil.iter_modules(cards.__path__)]
    return [
        kind
        for name in names
        for _, kind in inspect.getmembers(importlib.import_module(name), inspect.isclass)
        if issubclass(kind, Look | Change) and kind.__module__ == name
        if kind not in (Look, Change)
    ]


KINDS = defined()
SERVED = parts().router.kinds


def test_every_look_is_served_by_exactly_one_route() -> None:
    assert Counter(SERVED) == Counter(KINDS)
    assert len(KINDS) > 20


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_look_is_read_from_its_own_text_and_means_nothing_else(kind: type[Any]) -> None:
    for look in examples(kind):
        assert notation.parse(str(look), SERVED) == look
        meant = [other for other in KINDS if notation.parse(str(look), [other]) is not None]
        assert meant == [kind]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_look_fits_a_button(kind: type[Any]) -> None:
    for look in examples(kind):
        assert len(str(look)) <= TEXT_LENGTH
        assert is_ours(str(Stamp("show", "abcd1234", 12345, str(look))))


def test_looks_that_begin_alike_are_told_by_what_follows() -> None:
    texts: dict[str, Look | Change] = {
        "rules": Rules(),
        "rules kniffel 2": RulesTopic("kniffel", 2),
        "past watch": Watch(),
        "past watch abcd1234": WatchMatch("abcd1234"),
        "scores - all wins 1": Leaderboard(),
        "settings set games one two": ChangeSetting("games", ("one", "two")),
    }
    for text, look in texts.items():
        assert notation.parse(text, SERVED) == look
        assert str(look) == text


@pytest.mark.parametrize(
    "text",
    ["", "telescope", "rules kniffel", "rules kniffel one", "scores - all luck 1", "settings set"],
)
def test_what_nobody_can_look_at_is_no_look(text: str) -> None:
    assert notation.parse(text, SERVED) is None


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda box: box.id)
def test_no_game_paints_over_the_pictures_that_all_share(game: Any) -> None:
    assert not set(game.game.seed.icons) & set(ICONS)
