"""A card: one message in neutral words, with what can be pressed under it."""

from dataclasses import dataclass, field, replace
from typing import Any

from bot.cards.custom_id import Stamp
from bot.engine.colours import Colour
from bot.engine.screen import Choice


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    stamp: Stamp
    icon: str = ""
    style: str = "plain"
    off: bool = False
    """Shown where it belongs, but not to be pressed now."""


@dataclass(frozen=True, slots=True)
class Paging:
    """How a menu is turned over that an adapter cannot show at once."""

    back: str
    further: str
    prefix: str = ""
    """The part of a move that the card was drawn with, so that the same card can be drawn again."""


@dataclass(frozen=True, slots=True)
class Select:
    prompt: str
    stamp: Stamp
    choices: tuple[Choice, ...]
    least: int
    most: int
    paging: Paging | None = None


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Card:
    """One message, ready to be drawn by an adapter."""

    title: str
    body: str
    line: str = ""
    """The sentence above the card, with the people it is about."""
    headline: str = ""
    """The one thing that just happened and is larger than all others."""
    news: str = ""
    """What happened just now; it stands above the body, so that the body is next to the rows."""
    whispers: str = ""
    """What happened that only this reader is told."""
    fields: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    """Who is told by it, where it is sent anew."""
    colour: Colour | None = None
    pictured: bool = False
    """The board is a picture, and does not stand in the body."""
    view: Any = field(default=None, compare=False)
    """What the picture shows, where that is not how it stands now."""
    prefix: str = ""
    """The part of a move that was picked already, and is marked in the picture."""

    def question(self) -> "Card":
        """Small, as a private question or its answer: all else is on the board already."""
        untold = [line for line in self.whispers.splitlines() if line not in self.body]
        return replace(self, headline="", news="\n".join(untold), fields=(), footer="")
