"""`changed` does what `dataclasses.replace` does, and leaves what it was given as it is."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine.changing import changed
from tests.conformance import random_match, tables
from tests.shelf import CATALOGUE


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_changed_state_is_the_replaced_one(game: str) -> None:
    box = CATALOGUE[game]
    table = next(tables(box, Random(game)))
    *_, match = random_match(box, table, Random(f"changing {game}"))
    first, last = type(match).begin(match.game, match.header).state, match.state
    for name in type(last).__slots__:
        before = repr(first)
        new = changed(first, **{name: getattr(last, name)})
        assert new == replace(first, **{name: getattr(last, name)})
        assert hash(new) == hash(replace(first, **{name: getattr(last, name)}))
        assert repr(first) == before
