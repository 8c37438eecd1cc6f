"""Events that metrics count; without a listener they are dropped."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypeAlias

Outcome: TypeAlias = Literal["done", "refused", "late", "failed"]
"""late: the interaction token had expired. failed: an error of ours, with a number in the log."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """An interaction was served."""

    kind: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Answered:
    """Time from the arrival of an interaction to its first response."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Throttled:
    """Discord answered a request with 429."""


@dataclass(frozen=True, slots=True)
class Thought:
    """Time that a computer player took, with its time in the queue."""

    about: str
    seconds: float


@dataclass(frozen=True, slots=True)
class DirectMessageFailed:
    """A direct message could not be delivered."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Something happened at a step of a lesson, counted from 1."""

    game: str
    step: int
    what: Literal["begun", "wrong", "left", "done"]


@dataclass(frozen=True, slots=True)
class BackedUp:
    """A backup was made at this time."""

    at: float


Measurement: TypeAlias = (
    Pressed | Answered | Throttled | Thought | DirectMessageFailed | Learned | BackedUp
)
Listener: TypeAlias = Callable[[Measurement], None]

_listeners: list[Listener] = []


def measure(measurement: Measurement) -> None:
    for listener in _listeners:
        listener(measurement)


@contextmanager
def measured_by(listener: Listener) -> Iterator[None]:
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


class HourlySums:
    """For one line of the log."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._slowest = 0.0

    def hear(self, measurement: Measurement) -> None:
        match measurement:
            case Pressed(_, outcome):
                self._counts["presses"] += 1
                self._counts[outcome] += 1
            case Answered(seconds):
                self._slowest = max(self._slowest, seconds)
            case Throttled():
                self._counts["rate limited"] += 1
            case DirectMessageFailed():
                self._counts["direct messages not delivered"] += 1

    def line(self) -> str:
        """The sums since the last call; empty if nothing happened."""
        counts, self._counts = self._counts, Counter()
        slowest, self._slowest = self._slowest, 0.0
        told = [f"{name} {count}" for name, count in counts.items() if name != "done"]
        if slowest:
            told.append(f"slowest answer {slowest:.2f} s")
        return ", ".join(told)
