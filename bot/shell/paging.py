"""Long menus: Discord shows 25 options at a time, so the last and the first one turn the page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards.card import Select
from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.engine.screen import Choice
from bot.live.session import Session
from bot.shell.icons import ICONS

MOST_OPTIONS = 25
TURN = re.compile(r"page (\d{1,4}) ?(.*)")
"""The value of an option that turns the page: which one, and what the card was drawn with."""


@dataclass(frozen=True, slots=True)
class PageTurn:
    """Another page of a menu is wanted; all of it stands in the message that was pressed."""

    menu: Stamp
    page: int
    """Counted from 0."""
    prefix: str

    @property
    def match(self) -> str:
        return self.menu.match


def page_turn(menu: Stamp, picks: Sequence[str]) -> PageTurn | None:
    """Where one of the picks turns the page, that is what is meant."""
    found = next(filter(None, map(TURN.fullmatch, picks)), None)
    return PageTurn(menu, int(found[1]), found[2]) if found else None


def check_turn(session: Session, turn: PageTurn, person: int) -> None:
    """A page may be turned by whoever may pick from the menu, as long as it is there."""
    if turn.menu.kind != "table":
        session.check_press(person, turn.menu.turn)
    elif session.match is not None:
        raise PlayerError("started" if session.table.live else "over")
    elif not session.table.live:
        raise PlayerError("over")


def is_long(select: Select) -> bool:
    return len(select.choices) > MOST_OPTIONS


def options(select: Select, page: int) -> list[Choice]:
    """The choices of one page, between the ways to the pages beside it."""
    paging = select.paging
    if paging is None:
        return list(select.choices[:MOST_OPTIONS])
    pages = _cut(select.choices)
    page = min(page, len(pages) - 1)
    shown = list(pages[page])
    if page > 0:
        shown.insert(0, _way(paging.back, page - 1, paging.prefix, "page-back"))
    if page < len(pages) - 1:
        shown.append(_way(paging.further, page + 1, paging.prefix, "page-on"))
    return shown


def _cut(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """All at once where they fit; else every page leaves room for its ways on and back."""
    if len(choices) <= MOST_OPTIONS:
        return [choices]
    found, rest = [choices[: MOST_OPTIONS - 1]], choices[MOST_OPTIONS - 1 :]
    while len(rest) > MOST_OPTIONS - 1:
        found.append(rest[: MOST_OPTIONS - 2])
        rest = rest[MOST_OPTIONS - 2 :]
    return [*found, rest]


def _way(label: str, page: int, prefix: str, icon: str) -> Choice:
    return Choice(label, f"page {page} {prefix}".strip(), ICONS[icon])
