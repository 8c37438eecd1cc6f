"""Who is at the board: seen a short while ago, here and not elsewhere; memory has an end."""

import pytest

from bot.live import presence
from bot.live.presence import Presence
from tests.clock import Clock

ANNA, BEN, HERE, THERE = 1, 2, 51, 52


def test_whoever_did_something_is_there_for_a_while() -> None:
    clock = Clock()
    seen = Presence(clock, 120)
    assert not seen.is_there(HERE, ANNA)
    seen.saw(HERE, ANNA)
    clock.now += 119
    assert seen.is_there(HERE, ANNA)
    assert not seen.is_there(THERE, ANNA)
    assert not seen.is_there(HERE, BEN)
    clock.now += 1
    assert not seen.is_there(HERE, ANNA)


def test_who_was_seen_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "REMEMBERED", 2)
    seen = Presence(Clock(), 120)
    for person in (ANNA, BEN, ANNA, 3):
        seen.saw(HERE, person)
    assert [seen.is_there(HERE, person) for person in (ANNA, BEN, 3)] == [True, False, True]
