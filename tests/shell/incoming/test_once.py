"""An interaction that a resumed connection repeats is served once."""

import time

import pytest

from bot.shell.incoming import guards
from bot.shell.incoming.guards import Once


def test_the_second_arrival_of_an_interaction_is_not_its_first() -> None:
    seen = Once()
    assert [seen.is_first(number) for number in (1, 1, 2, 1, 2)] == [
        True,
        False,
        True,
        False,
        False,
    ]


def test_the_time_of_the_first_arrival_is_known() -> None:
    seen, before = Once(), time.monotonic()
    seen.is_first(1)
    after = time.monotonic()
    seen.is_first(1)
    assert before <= (seen.arrived(1) or 0.0) <= after
    assert seen.arrived(2) is None


def test_the_oldest_interactions_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "REMEMBERED", 2)
    seen = Once()
    for number in (1, 2, 3):
        seen.is_first(number)
    assert [seen.is_first(number) for number in (3, 2)] == [False, False]
    assert seen.is_first(1)
