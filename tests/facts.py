"""Facts that a twin must tell: each game names its own in the `facts.py` of its test folder."""

import importlib
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.engine.screen import Ink

TESTS = Path(__file__).parent

Fact = tuple[str, ...] | Callable[[Sequence[str]], bool]
"""Words that stand together in one sentence, or a question to all of them."""
Facts = Callable[[Any, Any, Ink, str], Iterator[Fact]]


def facts_of(game: str) -> Facts:
    """Found by itself: nothing lists the games."""
    (file,) = TESTS.glob(f"*/{game}/facts.py")
    module = ".".join(file.relative_to(TESTS.parent).with_suffix("").parts)
    found: Facts = importlib.import_module(module).facts
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
