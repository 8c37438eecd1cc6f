"""What can be pressed under a message, as Discord reads it; the library keeps nothing of it.

A view of the library is made to wait for its presses. Ours are heard in `on_interaction`, after a
restart as before it, so a row is only its data: less work with every press, and nothing to forget.
"""

from functools import lru_cache
from typing import Any

import discord

from bot.cards.card import Button, Row, Select
from bot.engine.screen import Choice
from bot.shell import paging
from bot.shell.paging import PageTurn

ROW, BUTTON, MENU = 1, 2, 3
STYLES = {"main": 1, "plain": 2, "good": 3, "bad": 4}
OPTION_LENGTH = 100

Part = dict[str, Any]


class Rows(discord.ui.View):
    """Ready to be sent with a message, and to nothing else."""

    timeout = None

    def __init__(self, rows: list[Part]) -> None:
        # Not the library's own beginning: there is no end to wait for, and no item to find again.
        self._children = []
        self._rows = rows

    def to_components(self) -> list[Part]:
        return self._rows

    def has_components_v2(self) -> bool:
        return False

    def is_dispatchable(self) -> bool:
        return False

    def is_finished(self) -> bool:
        return True


def rows(shown: tuple[Row, ...], turn: PageTurn | None = None) -> Rows:
    """With the first page of every menu, but for the one that was turned; Discord takes no empty
    row, which may be left where all its buttons are off.
    """
    return Rows([{"type": ROW, "components": _parts(row, turn)} for row in shown if row])


def _parts(row: Row, turn: PageTurn | None) -> list[Part]:
    if isinstance(row, Select):
        return [_menu(row, turn.page if turn and turn.menu == row.stamp else 0)]
    return [_button(button) for button in row]


def _button(button: Button) -> Part:
    part: Part = {"type": BUTTON, "style": STYLES[button.style], "custom_id": str(button.stamp)}
    if button.label:
        part["label"] = button.label
    if button.icon:
        part["emoji"] = _emoji(button.icon)
    if button.off:
        part["disabled"] = True
    return part


def _menu(select: Select, page: int) -> Part:
    options = [_option(choice) for choice in paging.options(select, page)]
    return {
        "type": MENU,
        "placeholder": select.prompt,
        "custom_id": str(select.stamp),
        "options": options,
        "min_values": min(select.least, 1) if paging.is_long(select) else select.least,
        "max_values": min(select.most, len(options)),
    }


def _option(choice: Choice) -> Part:
    part: Part = {"label": choice.label[:OPTION_LENGTH], "value": choice.move}
    if choice.detail:
        part["description"] = choice.detail[:OPTION_LENGTH]
    if choice.icon:
        part["emoji"] = _emoji(choice.icon)
    return part


@lru_cache(maxsize=512)
def _emoji(icon: str) -> dict[str, Any]:
    return dict(discord.PartialEmoji.from_str(icon).to_dict())
