"""The hours in which somebody wants to be left alone, on that person's own clock."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24
USUAL_ZONE = "Europe/Berlin"
"""The clock of most who play here, for whoever has not told theirs."""
ZONES = (
    USUAL_ZONE,
    "Europe/London",
    "Europe/Athens",
    "Europe/Istanbul",
    "Atlantic/Azores",
    "America/Sao_Paulo",
    "America/Halifax",
    "America/Bogota",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Anchorage",
    "Pacific/Honolulu",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""One for every clock that many live by, with its summer time; a menu holds no more."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    begins: int
    ends: int
    zone: str = USUAL_ZONE

    def until(self, now: float) -> float | None:
        """When they are over, if they are now."""
        here = local(now, self.zone)
        if (here.hour - self.begins) % DAY >= (self.ends - self.begins) % DAY:
            return None
        over = here.replace(hour=self.ends, minute=0, second=0, microsecond=0, fold=0)
        if over <= here:
            over += timedelta(days=1)  # on the wall: a night with a change of the clock is longer
        return over.timestamp()


def local(now: float, zone: str) -> datetime:
    """What a clock there shows."""
    return datetime.fromtimestamp(now, _clock(zone))


def _clock(zone: str) -> tzinfo:
    """A machine that knows no such place any more goes by UTC rather than not at all."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC
