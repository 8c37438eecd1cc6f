"""`changed` equals `dataclasses.replace`, and does not modify its argument."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine.changing import changed
from bot.table.table import Seat
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


def test_an_unknown_field_is_refused_by_its_name() -> None:
    seat = Seat(1001, "1")
    names = {"drivre": "easy", "away": True}
    with pytest.raises(TypeError, match=r"Seat has no field drivre$"):
        changed(seat, **names)  # type: ignore[arg-type]
