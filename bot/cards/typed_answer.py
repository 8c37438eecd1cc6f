"""Parses a typed answer to a secret question, in all words that a game has for it."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.screen import Ink, offered
from bot.engine.spelling import plain
from bot.texts import LOCALES, Texts


def parse_answer(
    texts: Texts, box: Box, view: Any, actions: Iterable[Any], typed: str
) -> Any | None:
    """The action that the words mean, in any language; None where none or several fit."""
    asked = plain(typed)
    ways = (asked, _without(asked, texts, box))
    moves = {str(action): action for action in actions}
    spoken = {move: set(_spoken(texts, box, view, action)) for move, action in moves.items()}
    for way in filter(None, ways):
        meant = [move for move, spellings in spoken.items() if way in spellings]
        if len(meant) == 1:
            return moves[meant[0]]
    return None


def in_words(box: Box, view: Any, actions: Iterable[Any], ink: Ink) -> list[tuple[str, Any]]:
    """The actions in words: as their buttons say, else as lists do."""
    labels = {move: label for label, move in offered(box.render(view, ink).controls)}
    return [
        (labels.get(str(action)) or box.describe(view, action, ink), action) for action in actions
    ]


def _spoken(texts: Texts, box: Box, view: Any, action: Any) -> Iterator[str]:
    """All spellings of an action: move text, last word, button, list entry, the game's own list."""
    move, names = str(action), [f"{number}" for number in range(12)]
    yield from (plain(move), plain(move.rsplit(maxsplit=1)[-1]))
    for locale in LOCALES:
        ink = texts.ink(locale, box, names)
        yield plain(box.describe(view, action, ink))
        yield from (plain(words) for words, _ in in_words(box, view, (action,), ink))
        yield from map(plain, _listed(texts, locale, box, f"typed-{move.replace(' ', '-')}"))


def _without(asked: str, texts: Texts, box: Box) -> str:
    """Without filler words."""
    little = {
        plain(word) for locale in LOCALES for word in _listed(texts, locale, box, "typed-little")
    }
    return " ".join(word for word in asked.split() if word not in little)


def _listed(texts: Texts, locale: str, box: Box, key: str) -> list[str]:
    return texts.ink(locale, box)(key).split(",") if texts.has(locale, key, box.id) else []


def is_yes_or_no(texts: Texts, typed: str) -> bool:
    """Whether this is a yes or a no."""
    spoken = (
        texts.say(locale, key).split(",") for locale in LOCALES for key in ("typed-yes", "typed-no")
    )
    return plain(typed) in {plain(word) for words in spoken for word in words}
