"""Facts that a twin must tell: a game may name its own in the `facts.py` of its test folder."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.screen import Ink
from tests.of_games import part

Fact = tuple[str, ...] | Callable[[Sequence[str]], bool]
"""Words that stand together in one sentence, or a question to all of them."""
Facts = Callable[[Any, Any, Ink, str], Iterator[Fact]]


def facts_of(box: Box) -> Facts | None:
    found: Facts | None = getattr(part(box, "facts"), "facts", None)
    return found


def untold(lines: Sequence[str], facts: Iterator[Fact]) -> list[Fact]:
    return [fact for fact in facts if not _is_told(lines, fact)]


def _is_told(lines: Sequence[str], fact: Fact) -> bool:
    if callable(fact):
        return fact(lines)
    return any(all(_has(line, part) for part in fact) for line in lines)


def _has(line: str, part: str) -> bool:
    """As a whole word: field 1 is not field 11."""
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", line) is not None
