"""Quiet hours: over midnight, in the person's time zone, also with a DST change."""

from datetime import UTC, datetime

import pytest

from bot.table.quiet_hours import ZONES, QuietHours, local

HOUR = 3600.0
NIGHT = QuietHours(22, 8)
WINTER = datetime(2026, 1, 15, tzinfo=UTC).timestamp()
SUMMER = datetime(2026, 7, 15, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("utc", "over"), [(20.99, None), (21.0, 31.0), (23.5, 31.0), (30.99, 31.0), (31.0, None)]
)
def test_a_night_ends_in_the_morning_of_the_person(utc: float, over: float | None) -> None:
    assert NIGHT.until(WINTER + utc * HOUR) == (None if over is None else WINTER + over * HOUR)


def test_in_summer_the_same_night_is_an_hour_earlier() -> None:
    assert NIGHT.until(SUMMER + 20 * HOUR) == SUMMER + 30 * HOUR
    assert NIGHT.until(SUMMER + 19.9 * HOUR) is None
    assert NIGHT.until(SUMMER + 30 * HOUR) is None


@pytest.mark.parametrize(
    ("evening", "hours"),
    [(datetime(2026, 3, 28, 21, tzinfo=UTC), 9), (datetime(2026, 10, 24, 20, tzinfo=UTC), 11)],
)
def test_the_night_of_a_change_ends_when_the_clock_says_so(evening: datetime, hours: int) -> None:
    begins = evening.timestamp()
    assert NIGHT.until(begins - 1) is None
    for passed in range(hours):
        assert NIGHT.until(begins + passed * HOUR) == begins + hours * HOUR
    assert NIGHT.until(begins + hours * HOUR) is None


def test_a_nap_at_noon_half_an_hour_off_and_hours_that_are_none() -> None:
    london, india = "Europe/London", "Asia/Kolkata"
    assert QuietHours(12, 14, london).until(WINTER + 13.5 * HOUR) == WINTER + 14 * HOUR
    assert QuietHours(12, 14, london).until(WINTER + 11.5 * HOUR) is None
    assert QuietHours(12, 12, london).until(WINTER + 12 * HOUR) is None
    assert QuietHours(12, 14, india).until(WINTER + 6.5 * HOUR) == WINTER + 8.5 * HOUR


def test_every_clock_to_choose_is_known_and_one_that_is_not_goes_by_utc() -> None:
    for zone in ZONES:
        assert str(local(WINTER, zone).tzinfo) == zone
    assert len(ZONES) == len(set(ZONES)) <= 25
    assert local(WINTER, "Nowhere/Atall").hour == local(WINTER, "../etc").hour == 0
