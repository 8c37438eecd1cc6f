"""What was typed, as far as it matters: small letters without marks."""

import re
import unicodedata

APOSTROPHES = re.compile("['’‘´`]")
NO_WORD = re.compile(r"[^\w\s]|_")
SHADES = re.compile("[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]")
"""How an emoji is drawn: with colour, with which skin."""


def plain(text: str) -> str:
    """Small letters without marks; what holds no letter, such as an emoji, stays as it is."""
    text = SHADES.sub("", unicodedata.normalize("NFKC", text)).casefold()
    words = " ".join(NO_WORD.sub(" ", APOSTROPHES.sub("", text)).split())
    return words or "".join(text.split())


def words(text: str) -> tuple[str, ...]:
    return tuple(plain(text).split())
