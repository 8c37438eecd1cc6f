"""Discord's error bodies, with the nested tree that 50035 carries."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

ENTRY_POINT_LOST = (
    "You cannot remove this app's Entry Point command in a bulk update operation. "
    "Please include the Entry Point command in your update request or delete it separately."
)
KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10011: (404, "Unknown Role"),
    10026: (404, "Unknown Ban"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20001: (403, "Bots cannot use this endpoint"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30005: (400, "Maximum number of guild roles reached (250)"),
    30007: (400, "Maximum number of webhooks reached (15)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30013: (400, "Maximum number of guild channels reached (500)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40001: (401, "Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (
        400,
        "You can only bulk delete messages that are under 14 days old.",
    ),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (400, ENTRY_POINT_LOST),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    180000: (400, "Cannot update a finished event"),
    520001: (400, "Poll expired"),
    520003: (400, "Cannot edit a poll message"),
    520006: (400, "Cannot expire a non-poll message"),
}


@dataclass(frozen=True)
class Problem:
    """One entry of the 50035 tree."""

    path: tuple[str, ...]
    code: str
    message: str

    def under(self, *prefix: str) -> "Problem":
        return Problem((*prefix, *self.path), self.code, self.message)

    def without(self, first: str) -> "Problem":
        path = self.path[1:] if self.path[:1] == (first,) else self.path
        return Problem(path, self.code, self.message)

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}: {self.message}"


class DiscordError(Exception):
    """Ends a request with this error as its answer."""

    def __init__(self, code: int, problems: Iterable[Problem] = ()) -> None:
        self.code = code
        self.status, self.message = KNOWN[code]
        self.problems = tuple(problems)
        super().__init__(f"{self.status} {code} {self.message}")

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.problems:
            body["errors"] = _tree(self.problems)
        return body


def _tree(problems: Iterable[Problem]) -> Json:
    root: Json = {}
    for problem in problems:
        node = root
        for part in problem.path:
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


def invalid(path: str, code: str, message: str) -> DiscordError:
    return DiscordError(50035, [Problem(tuple(path.split(".")), code, message)])
