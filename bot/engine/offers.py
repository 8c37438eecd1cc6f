"""Moves in words, for autocompletion and typed input; matched by any words in any order."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.ink import Ink
from bot.engine.spelling import plain, words

Typed = tuple[str, ...]
"""The typed words, normalised by `bot.engine.spelling`."""


@dataclass(frozen=True, slots=True)
class Offer:
    label: str
    move: str
    opens: bool = False
    """Only the beginning of a move; the rest is asked for next."""
    more: str = ""
    """Synonyms."""

    @property
    def words(self) -> tuple[str, ...]:
        return words(f"{self.label} {self.move} {self.more}")


def unordered(game: Any, view: Any, actions: Sequence[Any]) -> Sequence[Any]:
    return actions


def other_words(move: str, ink: Ink) -> str:
    """Synonyms of a move, from the texts of the game."""
    key = f"typed-{move.replace(' ', '-')}"
    return ink(key) if ink.knows(key) else ""


def fitting(offers: Iterable[Offer], typed: Typed) -> tuple[Offer, ...]:
    """The offers in which every typed word is the beginning of some word."""
    return tuple(offer for offer in offers if fits(offer.words, typed)) if typed else tuple(offers)


def fits(known: Sequence[str], typed: Typed) -> bool:
    return all(any(word.startswith(part) for word in known) for part in typed)


def meant(offers: Sequence[Offer], typed: Typed) -> tuple[Offer, ...]:
    """The one offer that the words identify, or all of them where they do not."""
    for ones in _ways(offers, typed):
        if len(ones) == 1:
            return tuple(ones)
    return tuple(offers)


def _ways(offers: Sequence[Offer], typed: Typed) -> Iterator[list[Offer]]:
    said = " ".join(typed)
    yield [offer for offer in offers if said in (plain(offer.label), plain(offer.move))]
    yield [offer for offer in offers if set(typed) <= set(offer.words)]


def typings(text: str) -> Iterator[Typed]:
    """The typed words; then without what autocompletion adds after a colon."""
    yield words(text)
    if ":" in text:
        yield words(text.partition(":")[0])
