"""May this person be notified now, of this? The only place that decides it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.store.people import Preferences

Kind: TypeAlias = Literal["turn", "secret", "reminder", "end", "rematch", "stepped-in"]
"""What it is about. A secret turn is one that can be decided in a direct message."""


@dataclass(frozen=True, slots=True)
class Later:
    """Not in quiet hours; they end at `at`."""

    at: float


Way: TypeAlias = Literal["mention", "direct-message", "no"] | Later

DEFERRED: tuple[Kind, ...] = ("turn", "secret", "reminder")
"""Still true after quiet hours. The others are old news by then, and are not sent."""


def may_notify(preferences: Preferences, kind: Kind, now: float) -> Way:
    if preferences.reminder == "none":
        return "no"
    if preferences.quiet and (until := preferences.quiet.until(now)):
        return Later(until) if kind in DEFERRED else "no"
    if kind == "secret" and preferences.direct_messages:
        return "direct-message"
    if kind == "rematch":  # the question stands on a board, which a direct message cannot carry
        return "mention"
    return "direct-message" if preferences.reminder == "direct-message" else "mention"
