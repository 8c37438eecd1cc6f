"""Who is active: seen in this channel a short while ago; memory is bounded."""

import pytest

from bot.shell.notify import activity
from bot.shell.notify.activity import Activity
from tests.clock import Clock

ANNA, BEN, HERE, THERE = 1, 2, 51, 52


def test_whoever_did_something_is_active_for_a_while() -> None:
    clock = Clock()
    seen = Activity(clock, 120)
    assert not seen.is_active(HERE, ANNA)
    seen.saw(HERE, ANNA)
    clock.now += 119
    assert seen.is_active(HERE, ANNA)
    assert not seen.is_active(THERE, ANNA)
    assert not seen.is_active(HERE, BEN)
    clock.now += 1
    assert not seen.is_active(HERE, ANNA)


def test_who_was_seen_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(activity, "MOST_PEOPLE", 2)
    seen = Activity(Clock(), 120)
    for person in (ANNA, BEN, ANNA, 3):
        seen.saw(HERE, person)
    assert [seen.is_active(HERE, person) for person in (ANNA, BEN, 3)] == [True, False, True]
