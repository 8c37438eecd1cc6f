"""Who is active in a channel, by presses and messages, and who follows a table there."""

from collections.abc import Callable

from bot.live.recent import Recent
from bot.shell.answers.screen_readers import ScreenReaders
from bot.table.snapshot import Snapshot
from bot.table.turn_notices import needs_no_notice

MOST_PEOPLE = 20_000
"""People in channels that are remembered at once."""
MOST_TABLES = 10_000
DRIFT_SECONDS = 90.0
"""How long an active person may leave a decision open before they count as gone."""


class Activity:
    """In memory only: after a restart nobody counts as active."""

    def __init__(self, clock: Callable[[], float], active_seconds: float) -> None:
        self._clock = clock
        self.seconds = active_seconds
        """How long a person counts as active."""
        self._seen: Recent[tuple[int, int], float] = Recent(MOST_PEOPLE)

    def saw(self, channel: int, person: int) -> None:
        self._seen[channel, person] = self._clock()

    def seen(self, channel: int, person: int) -> float:
        """When the person was last seen; minus infinity where never."""
        return self._seen.get((channel, person), float("-inf"))

    def is_active(self, channel: int, person: int) -> bool:
        return self._clock() < self.seen(channel, person) + self.seconds


class Attention:
    """Who follows a table: active in its channel when a decision came, and shortly after."""

    def __init__(
        self, activity: Activity, screen_readers: ScreenReaders, clock: Callable[[], float]
    ) -> None:
        self._activity = activity
        self._screen_readers = screen_readers
        self._clock = clock
        self._asked: Recent[str, tuple[int, float]] = Recent(MOST_TABLES)
        """By match: its open decision, and when it came."""

    def note_decision(self, at: Snapshot) -> None:
        """After every change of a table."""
        match, known = at.match, self._asked.get(at.table.id)
        if match is not None and (known is None or known[0] != match.turn):
            self._asked[at.table.id] = match.turn, self._clock()

    def sees_board(self, at: Snapshot, person: int) -> bool:
        """Whether the person needs no notice; a screen reader does not read edits."""
        if self._screen_readers.includes(person):
            return False
        return needs_no_notice(at.table, person) or self._clock() < self.until(at, person)

    def until(self, at: Snapshot, person: int) -> float:
        """When the person counts as gone, if they do nothing; minus infinity where they are."""
        seen = self._activity.seen(at.table.channel, person)
        _, asked = self._asked.get(at.table.id, (0, self._clock()))
        if seen + self._activity.seconds <= asked:
            return float("-inf")
        return max(seen, asked) + DRIFT_SECONDS
