"""Normalises typed text: lower case, without punctuation."""

import re
import unicodedata

APOSTROPHES = re.compile("['’‘´`]")
NO_WORD = re.compile(r"[^\w\s]|_")
SHADES = re.compile("[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]")
"""Variation selectors and skin tones."""


def plain(text: str) -> str:
    """Lower case without punctuation; text without letters, such as an emoji, is kept."""
    text = SHADES.sub("", unicodedata.normalize("NFKC", text)).casefold()
    words = " ".join(NO_WORD.sub(" ", APOSTROPHES.sub("", text)).split())
    return words or "".join(text.split())


def words(text: str) -> tuple[str, ...]:
    return tuple(plain(text).split())
