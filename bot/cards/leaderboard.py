"""One page of a leaderboard, with buttons to the others."""

from collections.abc import Collection, Mapping
from dataclasses import astuple, dataclass, replace

from bot.cards.card import Button, Card, Row
from bot.cards.day_tables import week_button
from bot.cards.look import Change, Look, look_button, look_menu
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.store.leaders import Page, Place
from bot.store.puzzles import RATED_AS
from bot.table.scores import ALL_GAMES, MEASURES, OF_ONE_GAME, SPANS, Measure, Span

ALL = "-"
"""All games together, in the text of a button."""
OF_PUZZLES: tuple[Measure, ...] = ("wins", "rating")
PAGING, CHOOSING = 1, 2
"""Two buttons may lead to one page; these keep their custom ids apart."""


@dataclass(frozen=True, slots=True)
class Leaderboard(Look):
    """Which page of which leaderboard."""

    words = "scores"
    game: str = ALL
    span: Span = "all"
    measure: Measure = "wins"
    page: int = 1

    @property
    def counted(self) -> str:
        """The game under which results are counted."""
        return ALL_GAMES if self.game == ALL else self.game

    @property
    def fitting(self) -> "Leaderboard":
        """Points need a game, and puzzles have none; otherwise wins are shown."""
        return self if self.measure in self.measures else replace(self, measure="wins")

    @property
    def measures(self) -> tuple[Measure, ...]:
        if self.game == RATED_AS:
            return OF_PUZZLES
        if self.game == ALL:
            return tuple(measure for measure in MEASURES if measure not in OF_ONE_GAME)
        return MEASURES

    def key(self, key: str) -> str:
        """Of a text; puzzles are counted in other words."""
        return f"{key}-puzzles" if self.game == RATED_AS else key


@dataclass(frozen=True, slots=True)
class ShareLeaderboard(Leaderboard, Change):
    """The same page for everybody in the channel."""

    words = "scores share"


def leaderboard_card(
    wanted: Leaderboard,
    page: Page,
    gone: Collection[int],
    titles: Mapping[str, str],
    ink: Ink,
    *,
    bets: bool = True,
) -> Card:
    """`gone`: people who left the server; `titles`: all games by id; `bets`: whether any are."""
    lines = [_line(place, wanted, place.person in gone, ink) for place in page.places]
    listed = {place.person for place in page.places}
    own = page.own if page.own and page.own.person not in listed else None
    apart = [(ink("leaders-own"), _line(own, wanted, False, ink))] if own else []
    heading = ink(wanted.key(f"measure-{wanted.measure}")) + " · " + ink(f"span-{wanted.span}")
    empty = ink(wanted.key("leaders-empty"), measure=wanted.measure)
    puzzles = ink("leaders-puzzles") if wanted.game == RATED_AS else ""
    return Card(
        title=ink(
            "leaders-title", game=titles.get(wanted.game) or puzzles or ink("leaders-all-games")
        ),
        body="\n".join([heading, "", *(lines or [empty])]),
        fields=tuple(apart),
        footer=ink(wanted.key("leaders-page"), number=page.number, pages=page.pages),
        rows=_rows(replace(wanted, page=page.number), page, titles, ink, bets=bets),
    )


def shared(card: Card) -> Card:
    """For everybody: without the reader's own line and without buttons."""
    return replace(card, rows=(), fields=())


def _line(place: Place, wanted: Leaderboard, gone: bool, ink: Ink) -> str:
    measure = wanted.measure
    shown = f"{place.value:.1f}" if measure == "average" else int(place.value)
    who = ink.mention(Person(place.person))
    return ink(
        wanted.key("leaders-line"),
        rank=place.rank,
        who=ink("leaders-gone", who=who) if gone else who,
        value=ink(wanted.key(f"value-{measure}"), value=shown, points=shown),
        matches=place.matches,
    )


def _rows(
    wanted: Leaderboard, page: Page, titles: Mapping[str, str], ink: Ink, *, bets: bool
) -> tuple[Row, ...]:
    first = replace(wanted, page=1)
    named = [(ink("leaders-all-games"), ALL), *((title, game) for game, title in titles.items())]
    named.append((ink("leaders-puzzles"), RATED_AS))
    games = [(label, replace(first, game=game).fitting) for label, game in named]
    measures = [
        (ink(wanted.key(f"measure-{measure}")), replace(first, measure=measure))
        for measure in wanted.measures
        if bets or measure != "bets"
    ]
    return (
        look_menu(ink("prompt-game"), Leaderboard.words, games, place=1),
        look_menu(ink("prompt-measure"), Leaderboard.words, measures, place=2),
        tuple(_span(span, first, wanted, ink) for span in SPANS),
        _paging(wanted, page, ink),
    )


def _span(span: Span, first: Leaderboard, wanted: Leaderboard, ink: Ink) -> Button:
    style = "main" if span == wanted.span else "plain"
    return look_button(ink(f"span-{span}"), replace(first, span=span), place=CHOOSING, style=style)


def _paging(wanted: Leaderboard, page: Page, ink: Ink) -> tuple[Button, ...]:
    ways: list[tuple[str, Look | Change, str]] = []
    if page.number > 1:
        before = replace(wanted, page=page.number - 1)
        ways.append((ink("button-page-back"), before, ink.icon("page-back")))
    if page.number < page.pages:
        after = replace(wanted, page=page.number + 1)
        ways.append((ink("button-page-on"), after, ink.icon("page-on")))
    ways.append((ink("leaders-share"), ShareLeaderboard(*astuple(wanted)), ink.icon("share")))
    days = week_button(ink("leaders-days"), ink)
    return (*(look_button(*way, place=PAGING) for way in ways), days)
