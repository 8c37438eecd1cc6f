"""Something to look at: a type with a short text, and the buttons and menus that lead there."""

from collections.abc import Iterable

from bot.cards.card import Button, Select
from bot.cards.custom_id import Stamp
from bot.engine.notation import Spoken
from bot.engine.screen import Choice

NO_MATCH = "0"
"""In the stamp of a button that belongs to no match."""


class Look(Spoken):
    """What a person wants to see, or to change about what they see; each card has its own."""


def look_button(
    label: str,
    look: Look,
    icon: str = "",
    *,
    match: str = NO_MATCH,
    place: int = 0,
    style: str = "plain",
    off: bool = False,
) -> Button:
    """`place` tells buttons apart that lead to one look: every custom_id stands there once."""
    return Button(label, Stamp("show", match, place, str(look)), icon, style, off)


def look_menu(
    prompt: str,
    words: str,
    looks: Iterable[tuple[str, Look]],
    *,
    match: str = NO_MATCH,
    place: int = 0,
) -> Select:
    """A menu of looks that all begin with these words."""
    choices = tuple(Choice(label, str(look).removeprefix(f"{words} ")) for label, look in looks)
    return Select(prompt, Stamp("show", match, place, words, menu=True), choices, 1, 1)
