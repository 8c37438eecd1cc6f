"""The days whose dice everybody shares: their calendar, and when their secret may be told."""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.engine.errors import PlayerError
from bot.table.quiet_hours import local
from bot.table.table import Table

ZONE = "Europe/Berlin"
"""The clock of the days, whatever clock people have."""
FINISHING_SECONDS = 24 * 3600.0
"""So long a try may last; in seconds, so that a change of summer time shortens none."""
HUNDREDTHS = 100
"""Points given away are stored in hundredths, so that ties are exact."""
DAILY, AGAIN = "daily", "again"
"""Kinds of private tables: the try that counts, and one with the same dice that does not."""
SUNDAY = "sunday"
"""In the place of a game: decisions of several games. Also the kind of the tables they are of."""
TABLES_KEPT = timedelta(days=14)
"""So long the tables of servers are kept; the tries of people are not deleted."""


@dataclass(frozen=True, slots=True)
class Day:
    """What everybody plays on a date."""

    date: date
    game: str
    rules: int
    options: dict[str, Any]
    seed: bytes = field(repr=False)
    commitment: str
    """The seal, shown the day before."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a finished try is ranked and told by. Points against best play are in hundredths.

    On a Sunday each decision counts as a turn, the right answers are the points, and what was given
    away is in hundredths of a percentage point.
    """

    points: int
    lost: int
    """Given away against best play."""
    possible: int
    """What best play expects; 0 on a Sunday, whose decisions are parts of nothing."""
    best_moves: int
    """Turns in which nothing was given away."""
    moves: int
    """Turns."""
    grades: str
    """The first letter of the grade of every turn."""

    @property
    def share(self) -> float | None:
        """How much of what was possible the choices left; None: of a Sunday."""
        return max(0.0, 1 - self.lost / self.possible) if self.possible else None

    @property
    def luck(self) -> float:
        """What the dice added to what the choices left, in points."""
        return self.points - (self.possible - self.lost) / HUNDREDTHS


@dataclass(frozen=True, slots=True)
class Try:
    """The one counted try of a person on a day."""

    date: date
    game: str
    person: int
    match: str
    """Empty on a Sunday."""
    begun: float
    ended: float | None = None
    score: Score | None = None
    """None: not finished, or too late."""


def today(now: float) -> date:
    return local(now, ZONE).date()


def begins(day: date) -> float:
    """Midnight, also where the day is an hour shorter or longer."""
    return datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(ZONE)).timestamp()


def opens(day: date) -> float:
    """When nobody can still be playing the day's dice, and its secret may be told."""
    return begins(day + timedelta(days=1)) + FINISHING_SECONDS


def is_open(table: Table, now: float) -> bool:
    """Whether the secret of the table's dice is no secret of others (any more)."""
    return not table.day or now >= opens(date.fromisoformat(table.day))


def check_open(table: Table, now: float) -> None:
    """Raise a PlayerError while the secret of the table's dice is a secret of others too."""
    if not is_open(table, now):
        raise PlayerError("day-sealed")
