"""One yardstick: the same cost has the same grade wherever somebody reads it."""

from typing import get_args

import pytest

from bot.advice.account import Decision
from bot.advice.grades import BOUNDS, GRADES, SIGNS, Grade, given_away, grade, is_best, word
from bot.advice.look_back import dearest
from bot.engine.brain import Unit
from bot.texts import LOCALES
from tests.shelf import TEXTS

UNITS: tuple[Unit, ...] = get_args(Unit)


def choice(cost: float) -> Decision:
    return Decision(0, None, "played", "best", cost)


@pytest.mark.parametrize(
    ("unit", "cost", "wanted"),
    [
        ("points", 0.05, "best"),
        ("points", 0.051, "nearly"),
        ("points", 0.5, "fair"),
        ("points", 0.51, "dear"),
        ("points", 3.0, "gift"),
        ("chance", 0.0005, "best"),
        ("chance", 0.0006, "nearly"),
        ("chance", 0.05, "fair"),
        ("chance", 0.1, "dear"),
        ("chance", 0.11, "gift"),
    ],
)
def test_a_choice_is_graded_by_what_it_cost(unit: Unit, cost: float, wanted: Grade) -> None:
    assert grade(cost, unit) == wanted


@pytest.mark.parametrize("unit", UNITS)
def test_every_grade_but_the_last_has_a_bound_and_they_rise(unit: Unit) -> None:
    assert tuple(BOUNDS[unit]) == GRADES[:-1]
    assert sorted(BOUNDS[unit].values()) == list(BOUNDS[unit].values())


def test_the_signs_differ_and_each_grade_has_its_word_in_both_languages() -> None:
    assert tuple(SIGNS) == GRADES
    assert len(set(SIGNS.values())) == len(GRADES)
    for locale in LOCALES:
        words = {TEXTS.ink(locale)(word(one).key) for one in GRADES}
        assert len(words) == len(GRADES)


def test_within_the_error_of_an_estimate_a_choice_is_the_best_and_gives_nothing_away() -> None:
    assert given_away(0.03, "chance", error=0.03) == 0
    assert given_away(0.03, "chance") == 0.03
    assert is_best(0.03, "chance", error=0.03)


@pytest.mark.parametrize("unit", UNITS)
def test_nobody_is_blamed_for_what_the_yardstick_calls_the_best(unit: Unit) -> None:
    assert dearest([choice(BOUNDS[unit]["best"])], [], unit) is None
    costly = choice(BOUNDS[unit]["dear"])
    assert dearest([costly], [], unit) is costly
