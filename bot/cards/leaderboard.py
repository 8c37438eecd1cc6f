"""A leaderboard: one page of it, and the ways to the others."""

from collections.abc import Collection, Mapping
from dataclasses import astuple, dataclass, replace

from bot.cards.card import Button, Card, Row
from bot.cards.look import Look, look_button, look_menu
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.store.leaders import Page, Place
from bot.table.scores import ALL_GAMES, MEASURES, OF_ONE_GAME, SPANS, Measure, Span

ALL = "-"
"""All games together, in the text of a button."""
PAGING, CHOOSING = 1, 2
"""Two ways may lead to one page; the stamps carry which one it is."""


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
        """The game as results are counted under it."""
        return ALL_GAMES if self.game == ALL else self.game

    @property
    def fitting(self) -> "Leaderboard":
        """Where points are asked for without a game, wins are shown."""
        if self.game == ALL and self.measure in OF_ONE_GAME:
            return replace(self, measure="wins")
        return self


@dataclass(frozen=True, slots=True)
class ShareLeaderboard(Leaderboard):
    """The same page for everybody in the channel."""

    words = "scores share"


def leaderboard_card(
    wanted: Leaderboard, page: Page, gone: Collection[int], titles: Mapping[str, str], ink: Ink
) -> Card:
    """`gone` are those of the page who left the server, `titles` all games by their ids."""
    lines = [_line(place, wanted.measure, place.person in gone, ink) for place in page.places]
    listed = {place.person for place in page.places}
    own = page.own if page.own and page.own.person not in listed else None
    apart = [(ink("leaders-own"), _line(own, wanted.measure, False, ink))] if own else []
    heading = ink(f"measure-{wanted.measure}") + " · " + ink(f"span-{wanted.span}")
    return Card(
        title=ink("leaders-title", game=titles.get(wanted.game) or ink("leaders-all-games")),
        body="\n".join([heading, "", *(lines or [ink("leaders-empty", measure=wanted.measure)])]),
        fields=tuple(apart),
        footer=ink("leaders-page", number=page.number, pages=page.pages),
        rows=_rows(replace(wanted, page=page.number), page, titles, ink),
    )


def shared(card: Card) -> Card:
    """For everybody: without the reader's own line, and with nothing to press."""
    return replace(card, rows=(), fields=())


def _line(place: Place, measure: Measure, gone: bool, ink: Ink) -> str:
    shown = f"{place.value:.1f}" if measure == "average" else int(place.value)
    who = ink.mention(Person(place.person))
    return ink(
        "leaders-line",
        rank=place.rank,
        who=ink("leaders-gone", who=who) if gone else who,
        value=ink(f"value-{measure}", value=shown, points=shown),
        matches=place.matches,
    )


def _rows(wanted: Leaderboard, page: Page, titles: Mapping[str, str], ink: Ink) -> tuple[Row, ...]:
    first = replace(wanted, page=1)
    named = [(ink("leaders-all-games"), ALL), *((title, game) for game, title in titles.items())]
    games = [(label, replace(first, game=game).fitting) for label, game in named]
    measures = [
        (ink(f"measure-{measure}"), replace(first, measure=measure))
        for measure in MEASURES
        if wanted.game != ALL or measure not in OF_ONE_GAME
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
    ways: list[tuple[str, Look, str]] = []
    if page.number > 1:
        before = replace(wanted, page=page.number - 1)
        ways.append((ink("button-page-back"), before, ink.icon("page-back")))
    if page.number < page.pages:
        after = replace(wanted, page=page.number + 1)
        ways.append((ink("button-page-on"), after, ink.icon("page-on")))
    ways.append((ink("leaders-share"), ShareLeaderboard(*astuple(wanted)), ink.icon("share")))
    return tuple(look_button(*way, place=PAGING) for way in ways)
