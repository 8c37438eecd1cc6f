"""Checks channels, roles, members, webhooks and scheduled events."""

from datetime import datetime
from typing import Any

from localcord.checks import limits
from localcord.checks.rules import by_rules
from localcord.errors import Problem

Json = dict[str, Any]
REQUIRED = ("BASE_TYPE_REQUIRED", "This field is required")
EXTERNAL = 3


def channel(body: Json) -> list[Problem]:
    kind = body.get("type", 0)
    problems = by_rules(body, limits.CHANNEL)
    if kind not in limits.CHANNEL_KINDS:
        allowed = ", ".join(map(str, limits.CHANNEL_KINDS))
        problems.append(Problem(("type",), "BASE_TYPE_CHOICES", f"Only {allowed} are here."))
    return problems


def role(body: Json) -> list[Problem]:
    return by_rules(body, limits.ROLE)


def member(body: Json, now: datetime) -> list[Problem]:
    problems = by_rules(body, limits.MEMBER)
    until = body.get("communication_disabled_until")
    if until and datetime.fromisoformat(until) > now + limits.TIMEOUT:
        text = f"Time must be within {limits.TIMEOUT.days} days."
        problems.append(Problem(("communication_disabled_until",), "DATETIME_TYPE_MAX", text))
    return problems


def webhook(body: Json, *, new: bool) -> list[Problem]:
    problems = by_rules(body, limits.WEBHOOK if new or "name" in body else ())
    name = str(body.get("name") or "").lower()
    problems += [
        Problem(("name",), "USERNAME_INVALID_CONTAINS", f'Username cannot contain "{word}"')
        for word in limits.WEBHOOK_WORDS
        if word in name
    ]
    return problems


def scheduled_event(body: Json, now: datetime) -> list[Problem]:
    """A whole event, as created or as it would be after a change."""
    problems = by_rules(body, limits.SCHEDULED_EVENT)
    if body.get("privacy_level", 2) != 2:
        problems.append(Problem(("privacy_level",), "BASE_TYPE_CHOICES", "Must be one of {2}."))
    if body.get("entity_type") == EXTERNAL:
        problems += _external(body)
    elif not body.get("channel_id"):
        problems.append(Problem(("channel_id",), *REQUIRED))
    if not body.get("scheduled_start_time"):
        return [*problems, Problem(("scheduled_start_time",), *REQUIRED)]
    return problems + _times(body, now)


def _external(body: Json) -> list[Problem]:
    location = (body.get("entity_metadata") or {}).get("location") or ""
    problems = []
    if not 1 <= len(location) <= limits.LOCATION:
        text = f"Must be between 1 and {limits.LOCATION} in length."
        problems.append(Problem(("entity_metadata", "location"), "BASE_TYPE_BAD_LENGTH", text))
    if not body.get("scheduled_end_time"):
        problems.append(Problem(("scheduled_end_time",), *REQUIRED))
    return problems


def _times(body: Json, now: datetime) -> list[Problem]:
    start = datetime.fromisoformat(body["scheduled_start_time"])
    end = body.get("scheduled_end_time")
    if start <= now and body.get("status", 1) == 1:
        text = "Cannot schedule event in the past."
        return [Problem(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", text)]
    if end and datetime.fromisoformat(end) <= start:
        text = "Cannot schedule an event to end before it starts."
        return [Problem(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", text)]
    return []
