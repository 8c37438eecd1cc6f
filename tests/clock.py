"""A clock that stands still until a test moves it."""

from typing import Protocol

from bot.live.shards import TOLERANCE_SECONDS
from bot.live.tables import LiveTables

STEP_SECONDS = TOLERANCE_SECONDS / 2


class Movable(Protocol):
    def move(self, seconds: float) -> None:
        """Let the clock jump."""


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += seconds


async def pass_time(sessions: LiveTables, clock: Movable, seconds: float) -> None:
    """Time goes by while the bot looks at the clock, as it does; a jump would be an absence."""
    await sessions.clock_jumps.check()
    while seconds > 0:
        clock.move(min(seconds, STEP_SECONDS))
        seconds -= STEP_SECONDS
        await sessions.clock_jumps.check()
