"""Looks and changes: types with a short text, and the buttons and menus that carry them."""

from collections.abc import Iterable

from bot.cards.card import Button, Select
from bot.cards.custom_id import Stamp
from bot.engine.notation import ShortText
from bot.engine.screen import Choice

NO_MATCH = "0"
"""In the stamp of a button that belongs to no match."""


class Look(ShortText):
    """Something a person wants to see. Serving it changes nothing."""


class Change(ShortText):
    """Something a person wants to change that is no wish about a table: settings, own data."""


def look_button(
    label: str,
    look: Look | Change,
    icon: str = "",
    *,
    match: str = NO_MATCH,
    place: int = 0,
    style: str = "plain",
    off: bool = False,
) -> Button:
    """`place` distinguishes buttons with the same look: a custom_id is unique in its message."""
    return Button(label, Stamp("show", match, place, str(look)), icon, style, off)


def look_menu(
    prompt: str,
    words: str,
    looks: Iterable[tuple[str, Look | Change]],
    *,
    match: str = NO_MATCH,
    place: int = 0,
) -> Select:
    """A menu of looks or changes that all begin with these words."""
    choices = tuple(Choice(label, str(look).removeprefix(f"{words} ")) for label, look in looks)
    return Select(prompt, Stamp("show", match, place, words, menu=True), choices, 1, 1)
