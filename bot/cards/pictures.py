"""Pictures of boards and ends, with their alt texts."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.advice.curve import Curve
from bot.advice.hints import turn_params, turning_point
from bot.art.album import ground
from bot.art.boards import board_picture, plain_rows
from bot.art.closing import closing_picture
from bot.art.colours import PAINT
from bot.art.courses import Graph, Mark
from bot.art.seats import sides
from bot.cards.board_fields import clan, line, names
from bot.cards.end_of_match import EndOfMatch
from bot.cards.look import Look
from bot.engine.catalogue import Box
from bot.engine.course import Course, course, places
from bot.engine.game import Result
from bot.engine.highlights import Highlight
from bot.engine.match import Match
from bot.engine.phrases import Person
from bot.engine.screen import Ink
from bot.engine.sketch import Player, Sketch
from bot.table.scores import default_result
from bot.table.snapshot import Snapshot
from bot.table.table import Table

STOPS = 8
"""Points of the course that the alt text names."""


@dataclass(frozen=True, slots=True)
class Pictures(Look):
    words = "picture"


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    png: bytes
    alt: str


def seat_names(
    table: Table, known: Mapping[int, str], ink: Ink, move: int | None = None
) -> tuple[str, ...]:
    """Names where no mention is shown: display names, or seat numbers where unknown.

    Of those who sit there, or who sat there when a move was made.
    """
    return tuple(
        known.get(name.id) or ink("seat-name", number=number) if isinstance(name, Person) else name
        for number, name in enumerate(names(table, ink, move), start=1)
    )


def painted(
    snapshot: Snapshot,
    match: Match,
    ink: Ink,
    view: Any = None,
    prefix: str = "",
    closing: EndOfMatch = EndOfMatch(),  # noqa: B008
) -> Picture | None:
    """The end, the present board, or a given earlier view, as everybody may see it."""
    box = snapshot.box
    if snapshot.table.is_over and view is None:
        return _closing(snapshot, match, ink, closing)
    seen = box.game.view(match.state, None) if view is None else view
    png = board(box, match, ink, seen, prefix)
    return Picture("board.png", png, _board_words(box, seen, ink)) if png else None


def board(box: Box, match: Match, ink: Ink, view: Any, prefix: str = "") -> bytes | None:
    """A view of the match as a PNG; None where nothing lies on the board."""
    sketch = box.sketch(view, ink, prefix) or _plain(match, box, ink, view, prefix)
    seats = range(len(match.header.seats))
    colours = tuple(PAINT[box.game.colour(match.state, seat)] for seat in seats)
    return board_picture(box, sketch, colours)


def _plain(match: Match, box: Box, ink: Ink, view: Any, prefix: str) -> Sketch:
    """The rows of the screen; with the points, unless the view is an earlier one."""
    now = view == box.game.view(match.state, None)
    shown = sides(box.game, match.state, lambda team: _named(match, team, ink)) if now else ()
    people = tuple(Player(side.seats, side.name, side.points) for side in shown)
    return Sketch(plain_rows(box, view, prefix), players=people)


def _closing(snapshot: Snapshot, match: Match, ink: Ink, closing: EndOfMatch) -> Picture | None:
    """Podium and course, with a star where each highlight happened."""
    box, way, result = snapshot.box, course(match), default_result(snapshot.table, match)
    shown = sides(box.game, match.state, lambda team: _named(match, team, ink))
    happened = [one for one in closing.highlights if one.at >= 0]
    if found := closing.curve:
        graph = _chances(box, found, happened, ink)
    else:
        stops = places(match, tuple(one.at for one in happened))
        marks = [Mark(one.seat, stop) for one, stop in zip(happened, stops, strict=False)]
        graph = Graph(way, marks)
    png = closing_picture(ground(box), graph, result, shown)
    words = [line(snapshot.table, match, ink)]
    words += [_course_words(way, result, ink)] if result else []
    words += [turning_point(box, turn, ink)] if (turn := found and found.turn) else []
    return Picture("end.png", png, "\n".join(words)) if png else None


def _chances(box: Box, found: Curve, happened: Sequence[Highlight], ink: Ink) -> Graph:
    """In percent; a highlight stands where its move was first counted."""
    points, turn = found.points, found.turn
    versions, last = [point.version for point in points[:-1]], points[-1].step
    rows = [[100 * point.chances.share(seat) for seat in found.seats] for point in points]
    marks = [Mark(one.seat, bisect_right(versions, one.at)) for one in happened]
    times = [point.step / last for point in points]
    if turn is None:
        return Graph(rows, marks, times, ink("picture-chances"))
    told = ink("picture-turn", **turn_params(box, turn, ink))
    return Graph(rows, marks, times, told, Mark(turn.seats[0], points.index(turn.after)))


def podium(snapshot: Snapshot, match: Match, ink: Ink) -> Picture | None:
    """The end without its course: small, to be shown elsewhere."""
    box, result = snapshot.box, default_result(snapshot.table, match)
    shown = sides(box.game, match.state, lambda team: _named(match, team, ink))
    png = closing_picture(ground(box), Graph(()), result, shown)
    return Picture("end.png", png, line(snapshot.table, match, ink)) if png else None


def _named(match: Match, team: tuple[int, ...], ink: Ink) -> str:
    return ink(clan(match, team[0]).key) if len(team) > 1 else ink.name(team[0])


def _board_words(box: Box, view: Any, ink: Ink) -> str:
    """The alt text, the most important first; what never changes is left to the board as text."""
    twin = box.render(view, ink).twin()
    return "\n".join((*twin.question, *twin.points, *twin.position))


def _course_words(way: Course, result: Result, ink: Ink) -> str:
    """The alt text of an end: ranks and points, with some of the course."""
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
