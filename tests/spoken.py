"""Examples of what has a short text: wishes and looks, made from their types alone."""

from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from bot.engine import notation


def examples(kind: type[Any]) -> list[Any]:
    """One of a kind for every value that a field can have; words and numbers by one example."""
    made: list[tuple[Any, ...]] = [()]
    for field in fields(kind):
        hint = get_type_hints(kind)[field.name]
        made = [(*so_far, value) for so_far in made for value in values(hint)]
    return [kind(*one) for one in made]


def values(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    known: dict[Any, tuple[Any, ...]] = {
        bool: (True, False),
        int: (1, 20),
        str: ("rings",),
        notation.WORDS: (("rings",), ("rings", "chains")),
    }
    return known[hint]
