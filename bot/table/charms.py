"""Lucky charms: what people add to the dice, and the players' part of the dice made from them."""

import hashlib
import json
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from bot.engine.errors import PlayerError

SIGNS = ("clover", "pig", "ladybird", "toadstool", "penny", "star", "rainbow", "cat")
GERMAN = {
    "kleeblatt": "clover",
    "schwein": "pig",
    "marienkäfer": "ladybird",
    "fliegenpilz": "toadstool",
    "pfennig": "penny",
    "sternschnuppe": "star",
    "regenbogen": "rainbow",
    "winkekatze": "cat",
    "keiner": "none",
}
"""What may be typed for a sign in German."""
NONE = "none"
"""Typed or picked, it gives the charm back."""
LONGEST_WORD = 40
DIGITS = 8
"""Digits of a word's hash. All of them are shown and enter the dice, so that none can be chosen."""
PATTERN = rf"^({'|'.join(SIGNS)}|[0-9a-f]{{{DIGITS}}}|)$"

Place = tuple[str, dict[str, Any], str]
"""A seat as the dice know it: its kind (a person, or the computer's strength), options, charm."""


def charm(match: str, words: Iterable[str]) -> str:
    """The charm for these words: a sign, the start of a word's hash, or nothing.

    The word itself is not kept. Raises a PlayerError where it is too long.
    """
    word = unicodedata.normalize("NFC", " ".join(words).lower())
    word = GERMAN.get(word, word)
    if word == NONE:
        return ""
    if word in SIGNS:
        return word
    if len(word) > LONGEST_WORD:
        raise PlayerError("charm-long", most=LONGEST_WORD)
    return hashlib.sha256(f"{match}|{word}".encode()).hexdigest()[:DIGITS]


def players_part(
    game: str, options: dict[str, Any], first: int | None, seats: Sequence[Place]
) -> str:
    """The hash of what people agreed on and see in the lobby.

    The seats are in the order in which they were taken; `first` is the seat that the host lets
    begin, None where it is drawn.
    """
    agreed = [game, options, first, seats]
    plain = json.dumps(agreed, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()
