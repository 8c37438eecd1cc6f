"""Backups are thinned out by age: the newest four, one a day for a week, one a week for longer."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from bot.store.thinning import DAY, kept

HOUR = 3600.0
NOW = datetime(2026, 3, 18, 12, tzinfo=UTC).timestamp()  # a Wednesday
NEWEST = 4


def _made_every(hours: float, days: float) -> set[float]:
    """What is left of backups that were made like that, each thinning out the others."""
    left: set[float] = set()
    count = int(days * 24 / hours)
    for number in range(count, -1, -1):
        now = NOW - number * hours * HOUR
        left = kept(left | {now}, now, NEWEST)
    return left


def _ages(times: set[float]) -> list[float]:
    """In days, the youngest first."""
    return sorted(round((NOW - time) / DAY, 2) for time in times)


def test_four_last_ones_seven_days_and_two_months_of_weeks_are_left() -> None:
    days = [0.75 + number for number in range(7)]  # each time the last of its day, at six
    sundays = [9.75 + 7 * number for number in range(8)]
    assert _ages(_made_every(6, days=200)) == [0, 0.25, 0.5, *days, *sundays]


def test_a_crash_loop_pushes_out_nothing_of_the_days_and_weeks_before() -> None:
    before = _made_every(24, days=60)
    left = before
    for start in range(200):
        now = NOW + start * 10
        left = kept(left | {now}, now, NEWEST)
    young = {time for time in left if time > NOW}
    assert len(young) <= NEWEST
    assert left - young >= before - {NOW, max(before - {NOW})}


def test_a_single_old_backup_stays_until_there_are_newer_ones() -> None:
    old = NOW - 500 * DAY
    assert kept({old}, NOW, NEWEST) == {old}
    assert old not in kept({old, *(NOW - n for n in range(NEWEST))}, NOW, NEWEST)


@given(st.sets(st.floats(NOW - 300 * DAY, NOW + DAY)), st.integers(0, 6))
def test_thinning_twice_changes_nothing_and_the_newest_are_always_left(
    times: set[float], newest: int
) -> None:
    left = kept(times, NOW, newest)
    assert left <= times
    assert kept(left, NOW, newest) == left
    assert left >= set(sorted(time for time in times if time <= NOW)[::-1][:newest])
    assert left >= {time for time in times if time > NOW}
