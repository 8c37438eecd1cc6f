"""The board and the course of the points as pictures, with words for who cannot see them."""

from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

from bot.art.boards import board_picture
from bot.art.courses import result_card
from bot.art.seats import sides
from bot.cards.look import Look
from bot.engine.catalogue import Box
from bot.engine.course import Course, course
from bot.engine.game import Result
from bot.engine.match import Match
from bot.engine.screen import Ink

STOPS = 8
"""So many points on the way are told in words."""
LETTERS = ascii_uppercase
"""Seats are lettered in pictures, where nobody's name can stand."""


@dataclass(frozen=True, slots=True)
class Pictures(Look):
    words = "picture"


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    png: bytes
    alt: str


def legend(box: Box, match: Match, ink: Ink) -> str:
    """Who is meant by each letter or sign."""
    shown = sides(box.game, match.state)
    return " · ".join(f"**{side.mark}** {ink.people(side.seats)}" for side in shown)


def pictures(box: Box, match: Match, ink: Ink) -> list[Picture]:
    """The result first, where there is one; the board as everybody may see it."""
    view, shown = box.game.view(match.state, None), sides(box.game, match.state)
    found: list[Picture] = []
    if match.result:
        way = course(match)
        alt = _course_words(way, match.result, ink)
        card = result_card(way, match.result, shown)
        found.append(Picture("course.png", card, alt))
    if png := board_picture(box, view, shown):
        found.append(Picture("board.png", png, _board_words(box, view, ink)))
    return found


def _board_words(box: Box, view: Any, ink: Ink) -> str:
    """The essential first: what is asked and who leads, then the board itself."""
    twin = box.render(view, ink).twin()
    return "\n".join((*twin.question, *twin.points, *twin.position))


def _course_words(way: Course, result: Result, ink: Ink) -> str:
    """Everybody's rank and points, with some of the points on the way."""
    step = max(1, len(way) // STOPS)
    told = [
        ink(
            "picture-course-seat",
            who=ink.name(seat),
            rank=str(result.ranks[seat]),
            points=points,
            way=", ".join(str(stop[seat]) for stop in way[::step]),
        )
        for seat, points in enumerate(result.points)
    ]
    return " ".join([ink("picture-course"), *told])
