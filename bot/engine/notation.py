"""Dataclasses as short texts and back: fixed words, then the values of the fields."""

from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

SWITCH = {"on": True, "off": False}
LARGEST = 2**63 - 1
WORDS = tuple[str, ...]
"""The type of a last field that takes one or more words."""


class ShortText:
    """A frozen dataclass with a short text, which fits into the custom id of a button."""

    words: ClassVar[str]

    def __str__(self) -> str:
        values = (_written(getattr(self, name)) for name in _types(type(self)))
        return " ".join(filter(None, (self.words, *values)))


S = TypeVar("S", bound=ShortText)


def parse(text: str, kinds: Iterable[type[S]]) -> S | None:
    """The text as an instance of one of these classes; None: it is of none."""
    typed = text.split()
    found = (_read(kind, typed) for kind in kinds)
    return next((one for one in found if one is not None), None)


def kinds_of(union: Any) -> tuple[type[Any], ...]:
    """The classes of a union."""
    return get_args(union) if isinstance(union, UnionType) else (union,)


def _read(kind: type[S], typed: list[str]) -> S | None:
    begins = kind.words.split()
    if typed[: len(begins)] != begins:
        return None
    rest, wanted = typed[len(begins) :], tuple(_types(kind).values())
    if wanted and wanted[-1] == WORDS:
        rest = _last_together(rest, len(wanted))
    if len(rest) != len(wanted):
        return None
    values = [_value(hint, word) for hint, word in zip(wanted, rest, strict=True)]
    return None if None in values else kind(*values)


def _last_together(words: list[str], count: int) -> list[str]:
    """`count` values; the last one holds all remaining words."""
    return [*words[: count - 1], " ".join(words[count - 1 :])] if len(words) >= count else words


def _types(kind: Any) -> dict[str, Any]:
    """The fields of a class with their types."""
    return _evaluated(kind)


@cache
def _evaluated(kind: type[Any]) -> dict[str, Any]:
    """Once: to evaluate annotations takes much longer than to read a text."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _number(word: str) -> int | None:
    """None also for what no column of the database holds."""
    short = word.isdecimal() and len(word) <= len(str(LARGEST))
    return int(word) if short and int(word) <= LARGEST else None


def _value(hint: Any, word: str) -> Any:
    """The word as a value of the field's type; None: it has another type."""
    if get_origin(hint) is Literal:
        return word if word in get_args(hint) else None
    if hint is bool:
        return SWITCH.get(word)
    if hint is int:
        return _number(word)
    return tuple(word.split()) if hint == WORDS else word
