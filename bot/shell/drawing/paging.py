"""Pages of long menus: Discord shows 25 options, so the first and the last one turn the page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards.card import Select
from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.engine.screen import Choice
from bot.live.session import Session
from bot.shell.drawing.icons import ICONS

MOST_OPTIONS = 25
TURN = re.compile(r"page (\d{1,4}) ?(.*)")
"""The value of an option that turns the page: the page, and the prefix the card was drawn with."""


@dataclass(frozen=True, slots=True)
class PageTurn:
    """A request for another page of a menu, read from the pressed message alone."""

    menu: Stamp
    page: int
    """Counted from 0."""
    prefix: str

    @property
    def match(self) -> str:
        return self.menu.match


def page_turn(menu: Stamp, picks: Sequence[str]) -> PageTurn | None:
    """A page turn, where one of the picked options is one."""
    found = next(filter(None, map(TURN.fullmatch, picks)), None)
    return PageTurn(menu, int(found[1]), found[2]) if found else None


def check_turn(session: Session, turn: PageTurn, person: int) -> None:
    """A page may be turned by people who may pick from the menu, while it is open."""
    if turn.menu.kind != "table":
        session.check_press(person, turn.menu.turn)
    elif session.match is not None:
        raise PlayerError("started" if session.table.live else "over")
    elif not session.table.live:
        raise PlayerError("over")


def options(select: Select, page: int) -> list[Choice]:
    """The choices of one page, between the options that turn to its neighbours."""
    paging = select.paging
    if paging is None or len(select.choices) <= MOST_OPTIONS:
        return list(select.choices[:MOST_OPTIONS])
    pages = _cut(select.choices)
    page = min(page, len(pages) - 1)
    shown = list(pages[page])
    if page > 0:
        shown.insert(0, _turn_option(paging.back, page - 1, paging.prefix, "page-back"))
    if page < len(pages) - 1:
        shown.append(_turn_option(paging.further, page + 1, paging.prefix, "page-on"))
    return shown


def _cut(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """Each page leaves room for the options that turn it."""
    found, rest = [choices[: MOST_OPTIONS - 1]], choices[MOST_OPTIONS - 1 :]
    while len(rest) > MOST_OPTIONS - 1:
        found.append(rest[: MOST_OPTIONS - 2])
        rest = rest[MOST_OPTIONS - 2 :]
    return [*found, rest]


def _turn_option(label: str, page: int, prefix: str, icon: str) -> Choice:
    return Choice(label, f"page {page} {prefix}".strip(), ICONS[icon])
