"""Checks command names and descriptions: one that Discord refuses makes the whole sync fail."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

NAME = re.compile(r"[-_'\w]{1,32}")
DESCRIPTION_LENGTH = 100


def command_problems(payload: Sequence[dict[str, Any]]) -> list[str]:
    return [problem for part in payload for problem in _part(part, part["name"])] + _twice(payload)


def _part(part: dict[str, Any], place: str) -> Iterator[str]:
    for language, name in _texts(part, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"The command name “{name}” ({place}, {language}) is not allowed by Discord."
    for language, text in _texts(part, "description"):
        if not 1 <= len(text) <= DESCRIPTION_LENGTH:
            yield f"The description of {place} ({language}) must have 1 to 100 characters."
    options = part.get("options") or []
    for option in options:
        yield from _part(option, f"{place} {option['name']}")
    yield from _twice(options)


def _texts(part: dict[str, Any], key: str) -> list[tuple[str, str]]:
    translated = part.get(f"{key}_localizations") or {}
    return [("en", part[key]), *translated.items()]


def _twice(parts: Sequence[dict[str, Any]]) -> list[str]:
    names = [(language, name) for part in parts for language, name in _texts(part, "name")]
    return [
        f"The command name “{name}” ({language}) is used twice."
        for language, name in sorted(set(names))
        if names.count((language, name)) > 1
    ]
