"""The state of the bot. A thread of its own reads it, so that a hung event loop is seen too."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

BEAT_SECONDS = 0.5
STUCK_SECONDS = 3.0
UNWRITTEN_SECONDS = 3.0
"""How long a test write may take."""
GONE_SECONDS = 4.0
"""How long the gateway may be gone: a reconnect that Discord asks for is no trouble."""
LATE_SECONDS = 3.5
"""How old the heartbeat of the leases may be: after five seconds another process takes them."""


def cannot_probe(max_age: float) -> None:
    """Where no event loop runs that could."""


@dataclass
class Pulse:
    """Times are those of `clock`; None: not yet."""

    clock: Callable[[], float] = time.monotonic
    beat: float | None = None
    """When the event loop last ran."""
    written: float | None = None
    """When a test write last reached the disk."""
    writing: float | None = None
    """When the test write began that has not ended; None: there is none."""
    unwritable: str = ""
    """Why the last test write failed."""
    moved: bool = False
    """The database file was replaced or deleted."""
    remedy: str = (
        "Look for room on its disk; where it is damaged, stop the bot and run: "
        "python -m bot restore FILE"
    )
    """What helps where nothing can be written."""
    heartbeat_age: float | None = None
    """Seconds since a heartbeat last reached a shared database, at the time of `beat`."""
    connected: float | None = None
    """When the gateway was last seen open."""
    heard: float | None = None
    """When Discord last sent anything."""
    serves: Callable[[], bool] = lambda: True
    """False: another process serves, and this one waits for its end."""
    probe: Callable[[float], None] = cannot_probe
    """Brings all this up to date, from any thread, and waits for it for as long as is sensible.

    A test write that is younger than the given age is not repeated.
    """
    born: float = field(init=False)

    def __post_init__(self) -> None:
        self.born = self.clock()

    @property
    def is_alive(self) -> bool:
        return self.lag < STUCK_SECONDS

    @property
    def lag(self) -> float:
        """How late the event loop is."""
        return max(0.0, self._since(self.beat) - BEAT_SECONDS)

    def ages(self) -> dict[str, float | None]:
        """In seconds, for machines."""
        times = {"last_write": self.written, "gateway": self.heard}
        now = self.clock()
        ages = {name: None if at is None else round(now - at, 1) for name, at in times.items()}
        return {"loop_lag": round(self.lag, 1), **ages}

    def troubles(self) -> list[str]:
        """Why nobody can play now, with what to do; empty: all is well."""
        return list(self._troubles())

    def _troubles(self) -> Iterator[str]:
        if not self.is_alive:
            yield (
                f"The event loop has stood still for {self.lag:.0f} s: something computes in it. "
                "Restart the bot; what it did last stands in its log."
            )
            return  # nobody has looked at the rest
        yield from self._troubles_of_database()
        if self.connected is None:
            yield "Discord is not connected yet. If it stays so, see the log."
        elif self._unseen(self.connected) > GONE_SECONDS:
            yield (
                f"The gateway has been gone for {self._unseen(self.connected):.0f} s; the bot goes "
                "on trying. Can this machine reach Discord?"
            )

    def _troubles_of_database(self) -> Iterator[str]:
        if self.moved:
            yield (
                "The database file was replaced or deleted while the bot was running, so nothing "
                "can be stored. If the file that is there now is the right one, restart the bot; "
                "if not, stop it and run: python -m bot restore FILE."
            )
        elif self.writing is not None and self._unseen(self.writing) > UNWRITTEN_SECONDS:
            yield (
                f"No write has ended for {self._unseen(self.writing):.0f} s. Does another program "
                "hold the database? Is its disk alive?"
            )
        elif self.unwritable:
            yield f"The database cannot be written: {self.unwritable}. {self.remedy}."
        elif self.heartbeat_age is not None and self.heartbeat_age > LATE_SECONDS:
            yield (
                f"No heartbeat has reached the database for {self.heartbeat_age:.0f} s, so another "
                f"process may take over. {self.remedy}."
            )

    def _unseen(self, at: float) -> float:
        """How long ago, less the time in which the event loop could not have seen it."""
        return self._since(at) - self.lag

    def _since(self, at: float | None) -> float:
        return self.clock() - (self.born if at is None else at)
