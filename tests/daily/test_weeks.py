"""Weeks in a row: reckoned from the tries, two missed ones a year are forgiven."""

from dataclasses import replace
from datetime import date, timedelta

from bot.daily.weeks import BestWeek, best_week, mean_right, mean_share, streak
from bot.table.days import SUNDAY, Score, Try

TODAY = date(2026, 11, 18)  # a Wednesday
SCORE = Score(points=30, lost=0, possible=1000, best_moves=11, moves=11, grades="b" * 11)


def ago(*weeks: int, day: int = 0) -> list[date]:
    monday = TODAY - timedelta(days=TODAY.weekday())
    return [monday - timedelta(weeks=number) + timedelta(days=day) for number in weeks]


def test_one_day_is_enough_for_a_week_and_this_week_breaks_nothing() -> None:
    assert streak([], TODAY) == 0
    assert streak(ago(0), TODAY) == 1
    assert streak(ago(1, 2, 3), TODAY) == 3
    assert streak([*ago(0, 1), *ago(1, day=6)], TODAY) == 2


def test_a_week_begins_on_monday_also_at_the_turn_of_a_year() -> None:
    sunday, monday = date(2027, 1, 3), date(2027, 1, 4)
    assert streak([sunday, monday], monday) == 2
    assert streak([date(2026, 12, 28), sunday], sunday) == 1


def test_two_missed_weeks_are_forgiven_and_the_third_is_not() -> None:
    assert streak(ago(0, 2), TODAY) == 2
    assert streak(ago(0, 3), TODAY) == 2
    assert streak(ago(0, 4), TODAY) == 1
    assert streak(ago(0, 1, 3, 4, 6, 7, 9), TODAY) == 6


def test_what_was_forgiven_more_than_a_year_ago_counts_no_more() -> None:
    played = set(range(120)) - {1, 10, 60, 70}
    assert streak(ago(*played), TODAY) == 116
    assert streak(ago(*(played - {20})), TODAY) == 18


def test_nobody_lives_on_weeks_that_are_forgiven() -> None:
    assert streak(ago(3), TODAY) == 1
    assert streak(ago(4), TODAY) == 0


def tries(*days: tuple[date, int]) -> list[Try]:
    made = (replace(SCORE, lost=lost) for _, lost in days)
    return [
        Try(when, "game", 1, "m", 1.0, 2.0, one) for (when, _), one in zip(days, made, strict=True)
    ]


def test_the_best_week_is_the_one_with_most_days_then_with_the_best_mean() -> None:
    one, two, three = ago(1)[0], ago(2)[0], ago(3)[0]
    found = best_week(
        tries((one, 0), (two, 100), (two + timedelta(days=1), 100), (three, 0), (three, 100))
    )
    assert found is not None
    assert (found.days, round(found.share or 0.0, 2)) == (2, 0.95)
    assert best_week([]) is None
    assert mean_share(tries((one, 0), (two, 100))) == 0.95


def test_sundays_count_as_days_and_not_in_the_mean_of_the_others() -> None:
    of_sunday = replace(SCORE, possible=0, points=4, moves=5, best_moves=4, lost=720)
    monday, sunday = ago(1)[0], ago(1, day=6)[0]
    found = [*tries((monday, 100)), Try(sunday, SUNDAY, 1, "", 1.0, 2.0, of_sunday)]
    assert best_week(found) == BestWeek(2, 0.9)
    assert (mean_share(found), mean_right(found)) == (0.9, 4)
    assert best_week(found[1:]) == BestWeek(1, None)
    assert (mean_share(found[1:]), mean_right(found[:1])) == (None, None)
    assert streak([sunday], TODAY) == 1
