"""What a button carries: which match, which decision, and what a press of it means, as one text."""

import re
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["move", "open", "ask", "table", "show"]
"""A game move; its next step on the board; its next step in private; a wish about the table;
something to look at."""

LETTERS: dict[Kind, str] = {"move": "m", "open": "o", "ask": "p", "table": "t", "show": "s"}
KINDS: dict[str, Kind] = {letter: kind for kind, letter in LETTERS.items()}
REST = r":(?P<match>[a-z0-9]{1,12}):(?P<turn>\d{1,5}):(?P<text>[\x20-\x7e]{0,70})"
BUTTON = re.compile(r"(?P<kind>[mopts])" + REST)
MENU = re.compile(r"(?P<kind>[MOPTS])" + REST)


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
        found = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
        if found is None:
            raise ValueError(custom_id)
        kind, menu = KINDS[found["kind"].lower()], found["kind"].isupper()
        return cls(kind, found["match"], int(found["turn"]), found["text"], menu)

    def with_picks(self, picks: list[str]) -> "Stamp":
        return replace(self, text=" ".join(filter(None, (self.text, *picks))), menu=False)


def is_ours(custom_id: str) -> bool:
    return bool(BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id))
