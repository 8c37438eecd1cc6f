"""Moves in words, for lists and for whoever types: found by any of their words, in any order."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.ink import Ink
from bot.engine.spelling import plain, words

Typed = tuple[str, ...]
"""The words that were typed, plainly spelled."""


@dataclass(frozen=True, slots=True)
class Offer:
    label: str
    move: str
    opens: bool = False
    """Only the beginning of a move: more has to be said."""
    more: str = ""
    """Other words that mean it."""

    @property
    def words(self) -> tuple[str, ...]:
        return words(f"{self.label} {self.move} {self.more}")


def unordered(game: Any, view: Any, actions: Sequence[Any]) -> Sequence[Any]:
    return actions


def other_words(move: str, ink: Ink) -> str:
    """What else people say for it, from the texts of the game."""
    key = f"typed-{move.replace(' ', '-')}"
    return ink(key) if ink.knows(key) else ""


def fitting(offers: Iterable[Offer], typed: Typed) -> tuple[Offer, ...]:
    """Those that have a word for everything typed, which may be the beginning of it."""
    return tuple(offer for offer in offers if fits(offer.words, typed)) if typed else tuple(offers)


def fits(known: Sequence[str], typed: Typed) -> bool:
    return all(any(word.startswith(part) for word in known) for part in typed)


def meant(offers: Sequence[Offer], typed: Typed) -> tuple[Offer, ...]:
    """What somebody wants who typed this: one, or all between which it does not decide."""
    for ones in _ways(offers, typed):
        if len(ones) == 1:
            return tuple(ones)
    return tuple(offers)


def _ways(offers: Sequence[Offer], typed: Typed) -> Iterator[list[Offer]]:
    said = " ".join(typed)
    yield [offer for offer in offers if said in (plain(offer.label), plain(offer.move))]
    yield [offer for offer in offers if set(typed) <= set(offer.words)]


def typings(text: str) -> Iterator[Typed]:
    """All that was typed; then without what a list adds after a colon."""
    yield words(text)
    if ":" in text:
        yield words(text.partition(":")[0])
