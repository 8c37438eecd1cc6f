"""The Fluent texts of one language: files are split by a regex, each text is parsed on first use.

Most texts are not used in an evening. Parsing whole files with `fluent.syntax` instead, measured
with Python 3.11: 0.12 s of CPU on the event loop for the first table (splitting takes 3 ms), 0.46 s
and 7.4 MB for all five games in both languages (splitting: 20 ms and 0.9 MB).
"""

import re
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.engine.errors import OperatorError

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n|\Z)))*", re.MULTILINE)
"""A key and its text; continuation lines are indented, blank, or close a selector."""
PLAIN = re.compile(r"[^=]*= *([^\s{}][^{}\n]*?)[ \n]*")
"""A text of one line without placeables, which needs no parsing at all."""
PERCENT = re.compile(r"(?<=[\d}]) %")
"""A number and its sign stay together at the end of a line."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Sentences:
    """The texts of several files; a later file overrides an earlier one."""

    def __init__(self, locale: str, files: Sequence[Path]) -> None:
        self.locale = locale
        self._written = {key: text for file in files for key, text in entries(file).items()}
        self._ready: set[str] = set()
        """Keys that are parsed, with all messages and terms that they refer to."""
        self._reading = threading.Lock()

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Made on first use: it loads number, date and currency formats of the language.

        Isolation marks are off: these invisible characters would get into boards and buttons.
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
        """Parse a text. Locked, because pictures are drawn in threads, which format texts too."""
        if key in self._ready or key not in self._written:
            return
        with self._reading:
            for one in self._together(key):
                if not self._bundle.has_message(one):
                    self._bundle.add_resource(self._parsed(one))
            self._ready.add(key)

    def _together(self, key: str) -> list[str]:
        """The key and all keys that it refers to, directly or not."""
        found = [key]
        for one in found:
            others = dict.fromkeys(REFERENCE.findall(self._written[one]))
            found += [other for other in others if other in self._written and other not in found]
        return found

    def _parsed(self, key: str) -> ast.Resource:
        # Spans (positions in the file) are not used and cost 2.9 MB with all texts parsed.
        resource = FluentParser(with_spans=False).parse(self._written[key])
        if any(isinstance(part, ast.Junk) for part in resource.body):
            raise OperatorError(f"The text {key} is broken in {self.locale}.")
        return resource

    def problems(self, keys: Iterable[str]) -> Iterator[str]:
        """Parse these texts; one sentence for each that is broken."""
        for key in keys:
            try:
                self._need(key)
            except OperatorError as broken:
                yield str(broken)


def entries(file: Path) -> dict[str, str]:
    """The unparsed texts of a file by key."""
    name = f"{file.parent.name}/{file.name}"
    try:
        text = PERCENT.sub("\u00a0%", file.read_text("utf-8"))
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
