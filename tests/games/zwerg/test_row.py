"""Where a die may lie (Z1, Z2) and which way the row runs (Z3)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.state import Die, Row
from tests.games.zwerg.table import row


@pytest.mark.parametrize(
    ("picture", "value", "fields"),
    [
        pytest.param(".........", 3, (1, 2, 3, 4, 5, 6, 7, 8, 9), id="Z1 the empty row"),
        pytest.param("..2..4...", 3, (4, 5), id="Z1 rising, between"),
        pytest.param("..4..2...", 3, (4, 5), id="Z1 falling, between"),
        pytest.param("..2..4...", 4, (4, 5, 7, 8, 9), id="Z1 equal neighbours on both sides"),
        pytest.param("..2..6...", 1, (1, 2), id="Z1 values may be skipped"),
        pytest.param("..25.....", 3, (), id="Z1 no field between neighbours"),
        pytest.param("..2..4...", 6, (7, 8, 9), id="Z1 gaps of free fields are ignored"),
        pytest.param("...3.....", 3, (1, 2, 3, 5, 6, 7, 8, 9), id="Z2 one die, same value"),
        pytest.param("...3.....", 5, (1, 2, 3, 5, 6, 7, 8, 9), id="Z2 one die, other value"),
        pytest.param("..3..3...", 3, (1, 2, 4, 5, 7, 8, 9), id="Z2 equal dice, same value"),
        pytest.param("..3..3...", 5, (1, 2, 7, 8, 9), id="Z2 equal dice, never between them"),
        pytest.param("3.......3", 5, (), id="Z2 equal dice on both evasion fields"),
    ],
)
def test_a_die_may_lie_where_the_row_still_rises_or_falls(
    picture: str, value: int, fields: tuple[int, ...]
) -> None:
    assert fitting(row(picture), value) == fields


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (".........", "undecided"),
        ("..3......", "undecided"),
        ("..3.3..3.", "undecided"),
        ("..3.3..4.", "rising"),
        ("..3.3..1.", "falling"),
        ("6.......1", "falling"),
    ],
)
def test_the_direction_follows_from_the_first_different_values(picture: str, expected: str) -> None:
    """Z3: nobody announces it."""
    assert direction(row(picture)) == expected


def _monotone(values: list[int]) -> bool:
    pairs = list(pairwise(values))
    return all(a <= b for a, b in pairs) or all(a >= b for a, b in pairs)


@st.composite
def _rows(draw: st.DrawFn) -> Row:
    values = sorted(draw(st.lists(st.integers(1, 6), max_size=6)), reverse=draw(st.booleans()))
    fields = sorted(draw(st.permutations(range(9)))[: len(values)])
    lying = dict(zip(fields, values, strict=True))
    return tuple(Die("red", lying[field]) if field in lying else None for field in range(9))


@given(_rows(), st.integers(1, 6))
def test_fitting_fields_are_exactly_those_that_keep_the_order(lying: Row, value: int) -> None:
    """Z1, Z2, straight from their words."""
    for field in range(1, 10):
        values = [d.value if d else 0 for d in lying]
        free = not values[field - 1]
        values[field - 1] = value
        assert (field in fitting(lying, value)) == (free and _monotone([v for v in values if v]))
