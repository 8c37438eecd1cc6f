"""The past matches of a channel, page by page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.cards.card import Button, Card, Row
from bot.cards.look import Look, look_button, look_menu
from bot.cards.names import names
from bot.cards.past_matches import WatchMatch
from bot.engine.phrases import Many, Moment
from bot.engine.screen import Ink
from bot.table.table import Table

PAGE = 8


@dataclass(frozen=True, slots=True)
class History(Look):
    words = "past history"
    page: int


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Newest first; pages count from 1."""

    number: int
    count: int
    """Of matches on all pages."""
    tables: Sequence[Table]
    winners: Mapping[str, tuple[int, ...]]
    """By match the seats that won it."""

    @property
    def pages(self) -> int:
        return pages_of(self.count)


def pages_of(count: int) -> int:
    return -(-count // PAGE)


def history_card(page: HistoryPage, titles: Mapping[str, str], ink: Ink) -> Card:
    lines = [_line(table, page.winners.get(table.id, ()), titles, ink) for table in page.tables]
    return Card(
        title=ink("history-title"),
        body="\n".join(lines),
        footer=ink("history-page", page=page.number, pages=page.pages, count=page.count),
        rows=_rows(page, titles, ink),
    )


def named(table: Table, titles: Mapping[str, str], ink: Ink) -> str:
    """A match in plain words, for menus."""
    day = datetime.fromtimestamp(_when(table), UTC)
    return ink(
        "match-choice",
        game=titles.get(table.game, table.game),
        time=f"{day:%H:%M}",
        day=f"{day:%d}",
        month=f"{day:%m}",
        year=f"{day:%Y}",
    )


def _when(table: Table) -> float:
    return table.ended or table.touched or table.opened


def _line(table: Table, winners: tuple[int, ...], titles: Mapping[str, str], ink: Ink) -> str:
    phase = table.phase if winners or table.phase != "finished" else "unscored"
    people = names(table, ink)
    return ink(
        f"history-{phase}",
        game=titles.get(table.game, table.game),
        when=Moment(_when(table), "day"),
        who=Many(tuple(people[seat] for seat in winners)),
        match=table.id,
    )


def _rows(page: HistoryPage, titles: Mapping[str, str], ink: Ink) -> tuple[Row, ...]:
    matches = [(named(table, titles, ink), WatchMatch(table.id)) for table in page.tables]
    menu = look_menu(ink("prompt-watch"), WatchMatch.words, matches)
    if page.pages == 1:
        return (menu,)
    newer = _turn("newer", page.number - 1, page.number == 1, ink)
    older = _turn("older", page.number + 1, page.number == page.pages, ink)
    return ((newer, older), menu)


def _turn(way: str, target: int, off: bool, ink: Ink) -> Button:
    return look_button(ink(f"button-{way}"), History(target), ink.icon(way), off=off)
