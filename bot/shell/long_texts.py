"""A long text as several messages, cut only between lines, or else between sentences or words."""

from collections.abc import Iterator

LONGEST_MESSAGE = 1900
"""Discord takes 2,000 characters."""


def pages(text: str, longest: int = LONGEST_MESSAGE) -> Iterator[str]:
    while len(text) > longest:
        cut = _cut(text[: longest + 1])
        yield text[:cut].rstrip()
        text = text[cut:].lstrip()
    yield text


def shortened(text: str, longest: int, more: str) -> str:
    """The beginning, where there is room for no more, and a word about the rest."""
    if len(text) <= longest:
        return text
    first = next(pages(text, longest - len(more) - 1))
    return f"{first}\n{more}"


def _cut(text: str) -> int:
    """After the last whole line, sentence or word that fits."""
    for end in ("\n", ". ", " "):
        if (place := text.rfind(end)) > 0:
            return place + len(end)
    return len(text) - 1
