"""What happens that an operator may want to count; nobody hears it unless metrics are on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypeAlias

Outcome: TypeAlias = Literal["done", "refused", "late", "failed"]
"""Late: Discord no longer waited. Failed: our own fault, with a number in the log."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button, a menu or a command was served."""

    kind: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Answered:
    """The first answer to a press arrived so long after the press did."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Throttled:
    """Discord asked us to wait (429)."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A brain has thought so long, with its time in the queue."""

    about: str
    seconds: float


@dataclass(frozen=True, slots=True)
class DirectMessageFailed:
    """Somebody could not be written to."""


@dataclass(frozen=True, slots=True)
class BackedUp:
    """A backup was made, at this time."""

    at: float


Happening: TypeAlias = Pressed | Answered | Throttled | Thought | DirectMessageFailed | BackedUp
Listener: TypeAlias = Callable[[Happening], None]

_listeners: list[Listener] = []


def tell(happening: Happening) -> None:
    for listener in _listeners:
        listener(happening)


@contextmanager
def heard_by(listener: Listener) -> Iterator[None]:
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
