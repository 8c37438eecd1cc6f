"""Splits a long text into messages: between lines, else between sentences, else words."""

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
    """The beginning of a text that is too long, followed by `more`."""
    if len(text) <= longest:
        return text
    first = next(pages(text, longest - len(more) - 1))
    return f"{first}\n{more}"


def whole_lines(text: str, longest: int, more: str) -> str:
    """The lines that fit, in their order, followed by `more` where one is left out."""
    if len(text) <= longest:
        return text
    kept: list[str] = []
    for line in text.splitlines():
        if len("\n".join((*kept, line, more))) <= longest:
            kept.append(line)
    return "\n".join((*kept, more)) if kept else shortened(text, longest, more)


def _cut(text: str) -> int:
    """The index after the last whole line, sentence or word that fits."""
    for end in ("\n", ". ", " "):
        if (place := text.rfind(end)) > 0:
            return place + len(end)
    return len(text) - 1
