"""Every reason that a hint tells is true: of the praised move, and not of the blamed one."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.advice.hints import REASONS, reasons
from bot.engine.brain import no_reasons
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.phrases import Word
from bot.texts import LOCALES
from tests.conformance import Table, random_match
from tests.of_games import part
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import fewest

PAIRS = 3
"""So many praised and blamed moves of each position."""
GAMES = [game for game, box in CATALOGUE.items() if box.brain.reasons is not no_reasons]
Check = Callable[[Box, Any, int, Any, Word], bool]
"""Whether what a reason says holds for an action, worked out over the rules alone."""


def positions(box: Box, seats: int) -> Iterator[tuple[Any, int]]:
    for seed in range(getattr(part(box, "reasons"), "MATCHES", 3)):
        for match in random_match(box, Table({}, ({},) * seats), Random(seed)):
            for seat in sorted(match.to_act - {CHANCE}):
                if len(box.game.legal(match.state, seat)) > 1:
                    yield match.state, seat


def told(box: Box) -> Iterator[tuple[Any, int, Any, Any, tuple[Word, ...]]]:
    """Positions of matches by lot with two of their moves and what is said about them."""
    random = Random(7)
    for number, (state, seat) in enumerate(positions(box, fewest(box))):
        if number % 5:
            continue
        legal = box.game.legal(state, seat)
        for _ in range(PAIRS):
            praised, blamed = random.sample(legal, 2)
            view = box.game.view(state, seat)
            yield state, seat, praised, blamed, reasons(box, view, seat, praised, blamed)


@pytest.mark.parametrize("game", GAMES)
def test_every_told_reason_holds_for_the_praised_move_and_not_for_the_blamed_one(game: str) -> None:
    box, seen = CATALOGUE[game], Counter[str]()
    holds: Check = part(box, "reasons").holds
    for state, seat, praised, blamed, words in told(box):
        assert len(words) <= REASONS
        view = box.game.view(state, seat)
        for word in box.brain.reasons(box.game, view, seat, praised, blamed):
            seen[word.key] += 1
            assert holds(box, state, seat, praised, word), (word, praised)
            assert not holds(box, state, seat, blamed, word), (word, blamed)
    assert seen


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence(game: str, locale: str) -> None:
    box = CATALOGUE[game]
    ink = TEXTS.ink(locale, box, ("Anna", "Ben", "Cleo"))
    for *_, words in told(box):
        for word in words:
            sentence = ink(word.key, **word.params)
            assert sentence.endswith((".", "!"))
            assert "{" not in sentence


@pytest.mark.parametrize("game", GAMES)
def test_nothing_speaks_for_a_move_against_itself(game: str) -> None:
    box = CATALOGUE[game]
    for state, seat, praised, *_ in told(box):
        view = box.game.view(state, seat)
        assert reasons(box, view, seat, praised, praised) == ()
