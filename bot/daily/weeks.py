"""Weeks in a row with at least one day played. Reckoned when read, never stored."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import fmean

from bot.table.days import Try

FORGIVEN = 2
"""So many missed weeks a year are forgiven by themselves."""
YEAR = 52


@dataclass(frozen=True, slots=True)
class BestWeek:
    """The week with most days, of these the one with the best mean."""

    days: int
    share: float | None
    """None: it was played on a Sunday only."""


def week(when: date) -> int:
    """The number of the week, counted through all years; the first day of all was a Monday."""
    return (when.toordinal() - 1) // 7


def streak(played: Iterable[date], today: date) -> int:
    """The weeks up to this one in which something was played.

    This week is not over, so it breaks nothing. A missed week is forgiven where at most one other
    was within a year after it.
    """
    weeks, current = {week(when) for when in played}, week(today)
    if not weeks:
        return 0
    missed = list[int]()
    count = int(current in weeks)
    for number in range(current - 1, min(weeks) - 1, -1):
        if number in weeks:
            count += 1
        elif sum(other - number < YEAR for other in missed) < FORGIVEN:
            missed.append(number)
        else:
            break
    return count


def best_week(tries: Sequence[Try]) -> BestWeek | None:
    weeks: dict[int, list[Try]] = {}
    for one in tries:
        weeks.setdefault(week(one.date), []).append(one)
    found = [BestWeek(len(played), mean_share(played)) for played in weeks.values()]
    return max(found, key=lambda one: (one.days, one.share or 0.0), default=None)


def mean_share(tries: Iterable[Try]) -> float | None:
    """Of what was possible; Sundays have another measure and are left out."""
    shares = [one.score.share for one in tries if one.score and one.score.share is not None]
    return fmean(shares) if shares else None


def mean_right(tries: Iterable[Try]) -> float | None:
    """The right answers of a Sunday, in the mean."""
    right = [one.score.points for one in tries if one.score and one.score.share is None]
    return fmean(right) if right else None
