"""Quiet hours: over midnight, on the person's own clock, given afterwards."""

import pytest

from bot.table.quiet_hours import QuietHours, offset_by_hour, shown_hour

HOUR = 3600.0
NIGHT = QuietHours(22, 8, utc_offset=1)


@pytest.mark.parametrize(
    ("utc", "over"), [(20.99, None), (21.0, 31.0), (23.5, 31.0), (30.99, 31.0), (31.0, None)]
)
def test_a_night_ends_in_the_morning_of_the_person(utc: float, over: float | None) -> None:
    assert NIGHT.until(utc * HOUR) == (None if over is None else over * HOUR)


def test_a_nap_at_noon_and_hours_that_are_none() -> None:
    assert QuietHours(12, 14, 0).until(13.5 * HOUR) == 14 * HOUR
    assert QuietHours(12, 14, 0).until(11.5 * HOUR) is None
    assert QuietHours(12, 12, 0).until(12 * HOUR) is None


@pytest.mark.parametrize("hour", range(24))
def test_whoever_says_what_the_clock_shows_has_told_the_time_zone(hour: int) -> None:
    for now in (0.0, 17.2 * HOUR, 1_790_000_000.0):
        assert shown_hour(now, offset_by_hour(hour, now)) == hour
