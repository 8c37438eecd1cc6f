"""How the bot is: read by a thread of its own, so that it tells also when the event loop hangs."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

BEAT_SECONDS = 0.5
PROBE_SECONDS = 2.0
STUCK_SECONDS = 3.0
UNWRITTEN_SECONDS = 4.5
"""Longer than a probe: the last one may just have ended when the disk filled."""
GONE_SECONDS = 4.0
"""A gateway that asks us to come back is gone for a moment; that is no trouble."""


@dataclass
class Pulse:
    """Times of `clock`; None: not yet."""

    clock: Callable[[], float] = time.monotonic
    beat: float | None = None
    """When the event loop last came round."""
    written: float | None = None
    """When a write last reached the disk."""
    unwritable: str = ""
    """Why the last write did not."""
    remedy: str = (
        "Look for room on its disk; where it is damaged, stop the bot and run: "
        "python -m bot restore FILE"
    )
    """What helps where nothing can be written."""
    connected: float | None = None
    """When the gateway was last seen open."""
    heard: float | None = None
    """When Discord last said anything over it."""
    born: float = field(init=False)

    def __post_init__(self) -> None:
        self.born = self.clock()

    @property
    def is_alive(self) -> bool:
        return self.lag < STUCK_SECONDS

    @property
    def lag(self) -> float:
        """How long ago the event loop should have come round."""
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
        if self.unwritable:
            yield f"The database cannot be written: {self.unwritable}. {self.remedy}."
        elif self._unseen(self.written) > UNWRITTEN_SECONDS:
            yield (
                f"No write has ended for {self._unseen(self.written):.0f} s. Does another program "
                "hold the database? Is its disk alive?"
            )
        if self.connected is None:
            yield "Discord is not connected yet. If it stays so, see the log."
        elif self._unseen(self.connected) > GONE_SECONDS:
            yield (
                f"The gateway has been gone for {self._unseen(self.connected):.0f} s; the bot goes "
                "on trying. Can this machine reach Discord?"
            )

    def _unseen(self, at: float | None) -> float:
        """While the event loop stands still, nobody can have seen anything."""
        return self._since(at) - self.lag

    def _since(self, at: float | None) -> float:
        return self.clock() - (self.born if at is None else at)
