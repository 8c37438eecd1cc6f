"""The past matches of a channel, page by page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.cards.board_fields import names
from bot.cards.card import Button, Card, Row
from bot.cards.look import Look, look_button, look_menu
from bot.cards.past_matches import WatchMatch
from bot.cards.pictures import seat_names
from bot.engine.phrases import Many, Moment, Person, Word
from bot.engine.screen import Ink
from bot.store.archive import Placed
from bot.table.table import Table

PAGE = 8
MOST_SCORES = 4
"""Of more seats a line tells the first ones."""
LONGEST_LABEL = 100
GLUE = " · "


@dataclass(frozen=True, slots=True)
class History(Look):
    words = "past history"
    page: int


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Newest first; pages count from 1."""

    number: int
    count: int
    """Matches on all pages."""
    tables: Sequence[Table]
    scores: Mapping[str, Sequence[Placed]]
    """By match its seats, winners first."""
    known: Mapping[int, str]
    """Display names by person, as far as they are known: menus show no mentions."""

    @property
    def pages(self) -> int:
        return pages_of(self.count)


def pages_of(count: int) -> int:
    return -(-count // PAGE)


def history_card(page: HistoryPage, titles: Mapping[str, str], ink: Ink) -> Card:
    lines = [_line(table, page.scores.get(table.id, ()), titles, ink) for table in page.tables]
    return Card(
        title=ink("history-title"),
        body="\n".join(lines),
        footer=ink("history-page", page=page.number, pages=page.pages, count=page.count),
        rows=_rows(page, titles, ink),
    )


def named(
    table: Table,
    placed: Sequence[Placed],
    known: Mapping[int, str],
    titles: Mapping[str, str],
    ink: Ink,
) -> str:
    """A match in words, for menus: game, day, and who got how much."""
    day = datetime.fromtimestamp(_when(table), UTC)
    people = seat_names(table, known, ink)
    told = ink(
        "match-choice",
        game=titles.get(table.game, table.game),
        time=f"{day:%H:%M}",
        day=f"{day:%d}",
        month=f"{day:%m}",
        year=f"{day:%Y}",
    )
    line = GLUE.join(filter(None, (told, _scored(placed, people, ink))))
    return line if len(line) <= LONGEST_LABEL else line[: LONGEST_LABEL - 1] + "…"


def _scored(placed: Sequence[Placed], people: Sequence[str | Person], ink: Ink) -> str:
    """Who got how much, the winners first; empty without a winner."""
    scores = [
        Word("history-score", {"who": people[one.seat], "points": str(one.points)})
        for one in placed[:MOST_SCORES]
        if one.points is not None
    ]
    return ink("history-scores", scores=Many(tuple(scores), GLUE)) if scores else ""


def _when(table: Table) -> float:
    return table.ended or table.touched or table.opened


def _line(table: Table, placed: Sequence[Placed], titles: Mapping[str, str], ink: Ink) -> str:
    scored = _scored(placed, names(table, ink), ink)
    unscored = "unscored" if table.phase == "finished" else table.phase
    phase = "finished" if scored else unscored
    return ink(
        f"history-{phase}",
        game=titles.get(table.game, table.game),
        when=Moment(_when(table), "day"),
        scores=scored,
        match=table.id,
    )


def _rows(page: HistoryPage, titles: Mapping[str, str], ink: Ink) -> tuple[Row, ...]:
    matches = [
        (named(t, page.scores.get(t.id, ()), page.known, titles, ink), WatchMatch(t.id))
        for t in page.tables
    ]
    menu = look_menu(ink("prompt-watch"), WatchMatch.words, matches)
    if page.pages == 1:
        return (menu,)
    newer = _turn("newer", page.number - 1, page.number == 1, ink)
    older = _turn("older", page.number + 1, page.number == page.pages, ink)
    return ((newer, older), menu)


def _turn(way: str, target: int, off: bool, ink: Ink) -> Button:
    return look_button(ink(f"button-{way}"), History(target), ink.icon(way), off=off)
