"""Which backups stay: the newest few, one a day for a week, one a week for two months.

By age and never by number alone: a bot that is started again and again must not push out the
backups of last week.
"""

from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Any

DAY = 24 * 3600.0
DAYS, WEEKS = 7 * DAY, 61 * DAY
"""Up to which age one a day stays, and one a week."""


def kept(times: Collection[float], now: float, newest: int) -> set[float]:
    """Those of these times of backups that stay.

    What is dated in the future stays too: the clock was wrong then or is now.
    """
    past = sorted((time for time in times if time <= now), reverse=True)
    stays = {time for time in times if time > now} | set(past[:newest])
    stays |= _last_of_each(_day, (time for time in past if now - time < DAYS))
    return stays | _last_of_each(_week, (time for time in past if now - time < WEEKS))


def _last_of_each(period: Callable[[datetime], Any], times: Iterable[float]) -> set[float]:
    last: dict[Any, float] = {}
    for time in times:
        key = period(datetime.fromtimestamp(time, UTC))
        last[key] = max(time, last.get(key, time))
    return set(last.values())


def _day(time: datetime) -> object:
    return time.date()


def _week(time: datetime) -> object:
    return time.isocalendar()[:2]
