"""The custom_id of a button: match, decision, and what a press of it means."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["move", "open", "ask", "table", "show"]
"""A move; its next step on the board; its next step in private; a wish; a look or a change."""

LETTERS: dict[Kind, str] = {"move": "m", "open": "o", "ask": "p", "table": "t", "show": "s"}
KINDS: dict[str, Kind] = {letter: kind for kind, letter in LETTERS.items()}
PATTERN = re.compile(r"([moptsMOPTS]):([a-z0-9]{1,12}):(\d{1,5}):([\x20-\x7e]{0,70})")
"""On a menu the letter is a capital."""


@dataclass(frozen=True, slots=True)
class Stamp:
    kind: Kind
    match: str
    turn: int
    text: str
    menu: bool = False
    """On a menu the picked values complete the text."""

    def __str__(self) -> str:
        letter = LETTERS[self.kind]
        return f"{letter.upper() if self.menu else letter}:{self.match}:{self.turn}:{self.text}"

    @classmethod
    def parse(cls, custom_id: str) -> "Stamp":
        found = PATTERN.fullmatch(custom_id)
        if found is None:
            raise ValueError(custom_id)
        letter, match, turn, text = found.groups()
        return cls(KINDS[letter.lower()], match, int(turn), text, letter.isupper())

    def with_picks(self, picks: Iterable[str]) -> "Stamp":
        return replace(self, text=" ".join(filter(None, (self.text, *picks))), menu=False)


def is_ours(custom_id: str) -> bool:
    return PATTERN.fullmatch(custom_id) is not None
