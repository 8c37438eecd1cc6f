"""The board, and at the end the podium and the course, as a picture with words for the ear."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.art.boards import board_picture
from bot.art.closing import closing_picture
from bot.art.seats import sides
from bot.cards.board_fields import clan, line
from bot.cards.look import Look
from bot.cards.names import names
from bot.engine.catalogue import Box
from bot.engine.course import Course, course
from bot.engine.game import Result
from bot.engine.match import Match
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.table.table import Table

STOPS = 8
"""So many points on the way are told in words."""


@dataclass(frozen=True, slots=True)
class Pictures(Look):
    words = "picture"


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    png: bytes
    alt: str


def seat_names(table: Table, known: Mapping[int, str], ink: Ink) -> tuple[str, ...]:
    """What stands in a picture: people as they are called there, else by their seats."""
    return tuple(
        known.get(name.id) or ink("seat-name", number=number) if isinstance(name, Person) else name
        for number, name in enumerate(names(table, ink), start=1)
    )


def painted(
    session: Session, match: Match, ink: Ink, view: Any = None, prefix: str = ""
) -> Picture | None:
    """As everybody may see it: how it ended, how it stands, or how it stood in this view."""
    box = session.box
    if match.result and view is None:
        return _closing(session, match, match.result, ink)
    seen = box.game.view(match.state, None) if view is None else view
    shown = sides(box.game, match.state, lambda team: _named(match, team, ink))
    png = board_picture(box, seen, shown if view is None else (), prefix)
    return Picture("board.png", png, _board_words(box, seen, ink)) if png else None


def _closing(session: Session, match: Match, result: Result, ink: Ink) -> Picture:
    box, way = session.box, course(match)
    view = box.game.view(match.state, None)
    shown = sides(box.game, match.state, lambda team: _named(match, team, ink))
    png = closing_picture(box, view, way, result, shown)
    words = (line(session.table, match, ink), _course_words(way, result, ink))
    return Picture("end.png", png, "\n".join((*words, _board_words(box, view, ink))))


def _named(match: Match, team: tuple[int, ...], ink: Ink) -> str:
    return ink(clan(match, team[0]).key) if len(team) > 1 else ink.name(team[0])


def _board_words(box: Box, view: Any, ink: Ink) -> str:
    """The essential first: what is asked and who leads, then the board itself."""
    twin = box.render(view, ink).twin()
    return "\n".join((*twin.question, *twin.points, *twin.position))


def _course_words(way: Course, result: Result, ink: Ink) -> str:
    """Everybody's rank and points, with some of the points on the way."""
    step = max(1, len(way) // STOPS)
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return " ".join(
        ink(
            "picture-course-seat",
            who=ink.name(seat),
            rank=str(result.ranks[seat]),
            points=result.points[seat],
            way=", ".join(str(stop[seat]) for stop in way[::step]),
        )
        for seat in order
    )
