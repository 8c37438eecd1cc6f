"""The sentences of one language: kept as they are written, each read when it is first said.

Most are not said in an evening, and to have read them all takes megabytes.
"""

import re
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.engine.errors import OperatorError

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n|\Z)))*", re.MULTILINE)
"""A key and what it says; whatever belongs to it is indented, blank, or closes a choice."""
PLAIN = re.compile(r"[^=]*= *([^\s{}][^{}\n]*?)[ \n]*")
"""One line that is said as it stands."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Sentences:
    """Those of several files, of which the later ones go first."""

    def __init__(self, locale: str, files: Sequence[Path]) -> None:
        self.locale = locale
        self._written = {key: text for file in files for key, text in entries(file).items()}
        self._ready: set[str] = set()
        """Read, with all that they refer to."""
        self._reading = threading.Lock()

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Made when first needed: it knows how a language writes numbers, dates and currencies.

        Isolation marks are invisible characters that would get into boards and buttons.
        """
        return FluentBundle([self.locale], use_isolating=False)

    def __contains__(self, key: object) -> bool:
        return key in self._written

    def say(self, key: str, params: Mapping[str, str | float]) -> str:
        if plain := PLAIN.fullmatch(self._written.get(key, "")):
            return plain[1]
        self._need(key)
        pattern = self._bundle.get_message(key).value if key in self._written else None
        if pattern is None:
            raise OperatorError(f"The text {key} is missing in {self.locale}.")
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise OperatorError(f"The text {key} in {self.locale} is broken: {errors[0]}.")
        return str(text)

    def _need(self, key: str) -> None:
        """Have it read; pictures are painted in threads, which say sentences too."""
        if key in self._ready or key not in self._written:
            return
        with self._reading:
            for one in self._together(key):
                if not self._bundle.has_message(one):
                    self._bundle.add_resource(self._parsed(one))
            self._ready.add(key)

    def _together(self, key: str) -> list[str]:
        """It, and whatever it refers to."""
        found = [key]
        for one in found:
            others = dict.fromkeys(REFERENCE.findall(self._written[one]))
            found += [other for other in others if other in self._written and other not in found]
        return found

    def _parsed(self, key: str) -> ast.Resource:
        # Nobody asks where it stood, and the places take as much memory as the texts.
        resource = FluentParser(with_spans=False).parse(self._written[key])
        if any(isinstance(part, ast.Junk) for part in resource.body):
            raise OperatorError(f"The text {key} is broken in {self.locale}.")
        return resource

    def problems(self) -> Iterator[str]:
        """What cannot be read, one sentence each."""
        for key in self._written:
            try:
                self._need(key)
            except OperatorError as broken:
                yield str(broken)


def entries(file: Path) -> dict[str, str]:
    """By their keys, as they stand in the file."""
    name = f"{file.parent.name}/{file.name}"
    try:
        text = file.read_text("utf-8")
    except OSError:
        raise OperatorError(f"The texts {name} are missing.") from None
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(text):
        if entry[1] in found:
            raise OperatorError(f"{name} has the text {entry[1]} twice.")
        found[entry[1]] = entry[0]
    for line in ENTRY.sub("", text).splitlines():
        if line.strip() and not line.startswith("#"):
            raise OperatorError(f"The texts {name} are broken at: {line.strip()}")
    return found
