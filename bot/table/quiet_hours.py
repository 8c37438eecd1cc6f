"""Quiet hours of a person, in the person's own time zone."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24
USUAL_ZONE = "Europe/Berlin"
"""The default time zone: that of most players."""
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
"""The time zones to choose from. 25, because a Discord menu has no more entries."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    begins: int
    ends: int
    zone: str = USUAL_ZONE

    def until(self, now: float) -> float | None:
        """When they end, if `now` is within them."""
        here = local(now, self.zone)
        if (here.hour - self.begins) % DAY >= (self.ends - self.begins) % DAY:
            return None
        over = here.replace(hour=self.ends, minute=0, second=0, microsecond=0, fold=0)
        if over <= here:
            over += timedelta(days=1)  # local time, so that a night with a DST change fits
        return over.timestamp()


def local(now: float, zone: str) -> datetime:
    """The local time in a zone."""
    return datetime.fromtimestamp(now, _clock(zone))


def _clock(zone: str) -> tzinfo:
    """The time zone; UTC where the system does not know it."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC
