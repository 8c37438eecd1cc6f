"""Buttons and menus under a message as plain component data; the library keeps no state for them.

A view of the library waits for its own presses. Ours arrive in `on_interaction`, after a restart as
before it, so a row is only data: less work per press, and nothing to restore.
"""

from functools import lru_cache
from typing import Any

import discord

from bot.cards.card import Button, Row, Select
from bot.engine.screen import Choice
from bot.shell.drawing.paging import MOST_OPTIONS, PageTurn, options

ROW, BUTTON, MENU, PEOPLE = 1, 2, 3, 5
STYLES = {"main": 1, "plain": 2, "good": 3, "bad": 4}
OPTION_LENGTH = 100

Part = dict[str, Any]


class Rows(discord.ui.View):
    """A view that can be sent with a message, and does nothing else."""

    timeout = None

    def __init__(self, rows: list[Part]) -> None:
        # The library's constructor would create a future and register items; neither is needed.
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
    """Menus show their first page, except the one that was turned.

    Discord refuses an empty row, which is left where all its buttons were removed.
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
    if select.people:
        return {"type": PEOPLE, "placeholder": select.prompt, "custom_id": str(select.stamp)}
    is_long = len(select.choices) > MOST_OPTIONS
    choices = options(select, page) if is_long else select.choices
    shown = [_option(choice) for choice in choices]
    return {
        "type": MENU,
        "placeholder": select.prompt,
        "custom_id": str(select.stamp),
        "options": shown,
        "min_values": min(select.least, 1) if is_long else select.least,
        "max_values": min(select.most, len(shown)),
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
