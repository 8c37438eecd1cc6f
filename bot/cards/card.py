"""A card: one message with its buttons and menus, independent of Discord."""

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
    """Shown, but disabled."""


@dataclass(frozen=True, slots=True)
class Paging:
    """Labels of the options that turn the pages of a long menu."""

    back: str
    further: str
    prefix: str = ""
    """The part of a move that the card was drawn with, to draw the same card again."""


@dataclass(frozen=True, slots=True)
class Select:
    prompt: str
    stamp: Stamp
    choices: tuple[Choice, ...]
    least: int
    most: int
    paging: Paging | None = None
    people: bool = False
    """The choices are the people of the server, by id."""


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Card:
    """One message."""

    title: str
    body: str
    line: str = ""
    """The sentence above the embed, with the people it is about."""
    headline: str = ""
    """The outcome of a staged move, in large letters."""
    news: str = ""
    """What just happened; above the body, so that the board stands next to the buttons."""
    whispers: str = ""
    """Events that only this reader knows."""
    fields: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    """Who is notified where it is sent as a new message."""
    colour: Colour | None = None
    pictured: bool = False
    """The board is a picture and not part of the body."""
    picture_first: bool = False
    """The picture stands above the body instead of below it."""
    view: Any = field(default=None, compare=False)
    """The view that the picture shows, where it is not the present one."""
    prefix: str = ""
    """The part of a move that was picked already; marked in the picture."""

    def question(self) -> "Card":
        """Reduced to a private question: everything else stands on the board."""
        untold = [line for line in self.whispers.splitlines() if line not in self.body]
        return replace(self, headline="", news="\n".join(untold), fields=(), footer="")
