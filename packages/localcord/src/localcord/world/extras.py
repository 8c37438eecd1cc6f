"""Polls, webhooks and scheduled events."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Any

Json = dict[str, Any]
DEFAULT_HOURS = 24
"""How long a poll is open that does not say it."""


@dataclass(eq=False)
class Poll:
    """`votes` has the ids of the voters by the number of the answer, which begins at 1."""

    question: str
    answers: list[Json]
    expiry: datetime
    multiple: bool = False
    votes: dict[int, list[int]] = field(default_factory=dict)
    closed: bool = False

    @classmethod
    def of(cls, wanted: Json, now: datetime) -> "Poll":
        """From the `poll` of a request, which was checked."""
        return cls(
            wanted["question"]["text"],
            [_without_nulls(answer["poll_media"]) for answer in wanted["answers"]],
            now + timedelta(hours=wanted.get("duration") or DEFAULT_HOURS),
            bool(wanted.get("allow_multiselect")),
        )


def _without_nulls(media: Json) -> Json:
    return {key: value for key, value in media.items() if value is not None}


@dataclass(eq=False)
class Webhook:
    id: int
    token: str
    name: str
    channel_id: int
    guild_id: int


class EventStatus(IntEnum):
    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


@dataclass(eq=False)
class ScheduledEvent:
    id: int
    guild_id: int
    creator_id: int
    name: str
    kind: int
    start: datetime
    end: datetime | None = None
    description: str | None = None
    channel_id: int | None = None
    location: str | None = None
    recurrence: Json | None = None
    status: EventStatus = EventStatus.SCHEDULED
    interested: list[int] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return self.status in (EventStatus.COMPLETED, EventStatus.CANCELED)
