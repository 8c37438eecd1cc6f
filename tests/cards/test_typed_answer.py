"""Typed words: every secret decision of every game by its move, its button and its list."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.cards.typed_answer import in_words, is_yes_or_no, parse_answer
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.texts import LOCALES
from tests.conformance import random_match, tables
from tests.shelf import CATALOGUE, TEXTS

ASKING = [game for game, box in CATALOGUE.items() if box.game.asks_secretly]
NAMES = tuple(f"Person {number}" for number in range(10))


def secret_questions(box: Box) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """What a seat knows when it is asked in secret, and what it may answer."""
    ways = [way for way in tables(box, Random(box.id)) if len(way.seats) > 1]
    for match in random_match(box, ways[0], Random(f"heard {box.id}")):
        for seat in match.to_act - {CHANCE}:
            actions = match.game.legal(match.state, seat)
            if not match.game.sees(match.state, None, seat, actions[0]):
                yield match.game.view(match.state, seat), actions


def test_there_is_something_to_hear() -> None:
    assert ASKING


@pytest.mark.parametrize("game", ASKING)
def test_a_secret_is_heard_in_every_word_that_the_game_shows(game: str) -> None:
    box = CATALOGUE[game]
    questions = list(secret_questions(box))[:3]
    assert questions
    for view, actions in questions:
        for locale in LOCALES:
            ink = TEXTS.ink(locale, box, NAMES)
            for words, action in in_words(box, view, actions, ink):
                for typed in (words, f" {words.upper()}! ", str(action), f"{words}, bitte"):
                    assert parse_answer(TEXTS, box, view, actions, typed) == action, typed


@pytest.mark.parametrize("game", ASKING)
@pytest.mark.parametrize("typed", ["", " ", "!?", "vielleicht", "jein", "drölf", "🙈", "bitte"])
def test_what_means_nothing_is_no_answer(game: str, typed: str) -> None:
    box = CATALOGUE[game]
    view, actions = next(secret_questions(box))
    assert parse_answer(TEXTS, box, view, actions, typed) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Ja!", True),
        ("👍🏽", True),
        ("nö", True),
        ("hallo", False),
        ("", False),
        ("ja nein", False),
    ],
)
def test_a_yes_or_no_is_known_without_a_question(typed: str, meant: bool) -> None:
    assert is_yes_or_no(TEXTS, typed) is meant
