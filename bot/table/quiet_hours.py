"""The hours in which somebody wants to be left alone, on that person's own clock."""

from dataclasses import dataclass

HOUR, DAY = 3600, 24


@dataclass(frozen=True, slots=True)
class QuietHours:
    begins: int
    ends: int
    utc_offset: int
    """By how many hours the person's clock is ahead of UTC."""

    def until(self, now: float) -> float | None:
        """When they are over, if they are now."""
        hour = shown_hour(now, self.utc_offset)
        if (hour - self.begins) % DAY >= (self.ends - self.begins) % DAY:
            return None
        return float((now // HOUR + (self.ends - hour) % DAY) * HOUR)


def offset_by_hour(hour: int, now: float) -> int:
    """How far a clock is ahead of UTC that shows this hour now, from -11 to 12."""
    ahead = (hour - int(now // HOUR)) % DAY
    return ahead if ahead <= DAY // 2 else ahead - DAY


def shown_hour(now: float, utc_offset: int) -> int:
    """What a clock shows that is so many hours ahead of UTC."""
    return (int(now // HOUR) + utc_offset) % DAY
