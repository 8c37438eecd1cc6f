"""What a person wants as one short text and back: fixed words, then the fields of a dataclass."""

from collections.abc import Iterable
from dataclasses import Field, fields
from types import UnionType
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

SWITCH = {"on": True, "off": False}
WORDS = tuple[str, ...]
"""The kind of a last field that takes one word or more."""


class Spoken:
    """A frozen dataclass that has a short text, so that a button can carry it."""

    words: ClassVar[str]

    def __str__(self) -> str:
        spoken = (_written(getattr(self, field.name)) for field in _fields(type(self)))
        return " ".join(filter(None, (self.words, *spoken)))


S = TypeVar("S", bound=Spoken)


def parse(text: str, kinds: Iterable[type[S]]) -> S | None:
    """The one of these kinds that the text means."""
    spoken = text.split()
    found = (_read(kind, spoken) for kind in kinds)
    return next((one for one in found if one is not None), None)


def kinds_of(union: Any) -> tuple[type[Any], ...]:
    """The members of a closed set, written as a union of classes."""
    return get_args(union) if isinstance(union, UnionType) else (union,)


def _read(kind: type[S], spoken: list[str]) -> S | None:
    begins, hints = kind.words.split(), get_type_hints(kind)
    wanted = [hints[field.name] for field in _fields(kind)]
    rest = spoken[len(begins) :]
    if wanted and wanted[-1] == WORDS:
        rest = _last_together(rest, len(wanted))
    if spoken[: len(begins)] != begins or len(rest) != len(wanted):
        return None
    values = [_value(hint, word) for hint, word in zip(wanted, rest, strict=True)]
    return None if None in values else kind(*values)


def _last_together(words: list[str], count: int) -> list[str]:
    """So many values, of which the last holds all words that are left."""
    return [*words[: count - 1], " ".join(words[count - 1 :])] if len(words) >= count else words


def _fields(kind: type[Any]) -> tuple[Field[Any], ...]:
    return fields(kind)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _value(hint: Any, word: str) -> Any:
    """The word as a value of a field; None: it is none."""
    if get_origin(hint) is Literal:
        return word if word in get_args(hint) else None
    if hint is bool:
        return SWITCH.get(word)
    if hint is int:
        return int(word) if word.isdecimal() else None
    return tuple(word.split()) if hint == WORDS else word
