"""The plot of a match: points or chances of all sides over time, with names and great moments."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.art.canvas import Canvas, Point, ring_of
from bot.art.colours import CREAM, GOLD, GREY, INK, STONE, WHITE, dark, mixed
from bot.art.seats import Side
from bot.engine.course import is_eventful

TICKS = 4
STEPS = (1, 2, 5)
LABELS, NAME_ROW = 150, 30.0
"""Width and height of a name at the end of a line."""
CAPTION, WORDS = 30, 22.0
"""The height of a caption's row, and of its words."""

STAR, RING = 15.0, 18.0

Frame = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Mark:
    """A great moment of a seat, at this place of the course."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Graph:
    rows: Sequence[Sequence[float]]
    """At each place the points of every seat, or its chance in percent."""
    marks: Sequence[Mark] = ()
    times: Sequence[float] = ()
    """Of chances, when each place was: 0 the beginning, 1 the end."""
    caption: str = ""
    turn: Mark | None = None
    """The chance of this seat rose from the place before to this one, and so the match turned."""

    @property
    def is_eventful(self) -> bool:
        return bool(self.times) or is_eventful(self.rows)

    @property
    def span(self) -> tuple[float, float]:
        if self.times:
            return 0, 100
        lowest = min(0, *map(min, self.rows))
        return lowest, max(lowest + 1, *map(max, self.rows))


class Paper:
    """Where a graph is drawn."""

    def __init__(self, graph: Graph, inner: Frame) -> None:
        self.graph, self.inner = graph, inner
        self.lowest, self.highest = graph.span

    def at(self, mark: Mark) -> Point:
        return self.x(mark.place), self.y(self.graph.rows[mark.place][mark.seat])

    def x(self, place: int) -> float:
        left, _, right, _ = self.inner
        times = self.graph.times
        share = times[place] if times else place / (len(self.graph.rows) - 1)
        return left + (right - left) * share

    def y(self, value: float) -> float:
        _, top, _, bottom = self.inner
        return bottom - (bottom - top) * (value - self.lowest) / (self.highest - self.lowest)

    def line(self, seat: int) -> list[Point]:
        """Points only change at decisions: steps; a chance on the way from one to the other."""
        places = [self.at(Mark(seat, place)) for place in range(len(self.graph.rows))]
        if self.graph.times:
            return places
        jumps = [(b[0], y) for a, b in pairwise(places) if a[1] != b[1] for y in (a[1], b[1])]
        return [places[0], *jumps, places[-1]]


def plot(c: Canvas, graph: Graph, sides: Sequence[Side], panel: Frame) -> None:
    left, top, right, bottom = panel
    c.rect(panel, CREAM, 14, None)
    if graph.caption:
        top += CAPTION
        c.words(left + 16, top - 4, graph.caption, WORDS, INK, right - left - 32, middle=False)
    paper = Paper(graph, (left + 52, top + 26, right - LABELS - 12, bottom - 24))
    if graph.turn:
        _band(c, paper, graph.turn.place)
    _grid(c, paper)
    lines = [paper.line(side.seats[0]) for side in sides]
    for side, line in zip(reversed(sides), reversed(lines), strict=True):
        c.line(line, WHITE, 10)
        c.line(line, side.colour, 6)
    for side in sides:
        if graph.turn and graph.turn.seat in side.seats:
            c.disc(*paper.at(graph.turn), RING, WHITE, side.colour, 6)
        for mark in graph.marks:
            if mark.seat in side.seats:
                star = ring_of(*paper.at(mark), STAR, 5, inner=STAR * 0.45)
                c.shape(star, GOLD, dark(side.colour), 3)
    ends = _apart([line[-1][1] for line in lines], top + 20, bottom - 20)
    size = min(24.0, 0.8 * (bottom - top - 40) / max(1, len(sides) - 1))
    for side, y in zip(sides, ends, strict=True):
        c.words(paper.inner[2] + 14, y, side.name, size, dark(side.colour), LABELS, middle=False)


def _band(c: Canvas, paper: Paper, place: int) -> None:
    """The time in which the match turned."""
    _, top, _, bottom = paper.inner
    c.rect((paper.x(place - 1), top - 10, paper.x(place), bottom), mixed(GOLD, CREAM, 0.5), 0, None)


def _grid(c: Canvas, paper: Paper) -> None:
    left, top, right, bottom = paper.inner
    for value in _ticks(paper.lowest, paper.highest):
        y = paper.y(value)
        c.line([(left, y), (right, y)], mixed(STONE, CREAM, 0.55), 2)
        c.words(left - 28, y, str(value), 22, mixed(GREY, INK, 0.5), 50)
    c.line([(left, top - 10), (left, bottom), (right, bottom)], mixed(GREY, INK, 0.3), 3)


def _ticks(lowest: float, highest: float) -> Iterator[int]:
    """A few round numbers for the axis."""
    wide = max(1, (highest - lowest) / TICKS)
    power = 10 ** (len(str(int(wide))) - 1)
    step = next((n * power for n in STEPS if n * power >= wide), 10 * power)
    yield from range(int(-(-lowest // step)) * step, int(highest) + 1, step)


def _apart(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """The heights of the names: near the ends of their lines, without overlap."""
    room = min(NAME_ROW, (bottom - top) / max(1, len(heights) - 1))
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    places, last = [0.0] * len(heights), top - room
    for count, number in enumerate(order):
        latest = bottom - room * (len(order) - 1 - count)
        last = places[number] = min(max(heights[number], last + room), latest)
    return places
