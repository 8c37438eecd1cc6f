"""The plot of a match: the points of all sides over time, with names and great moments."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.art.canvas import Canvas, Point, ring_of
from bot.art.colours import CREAM, GOLD, GREY, INK, STONE, WHITE, dark, mixed
from bot.art.seats import Side
from bot.engine.course import Course

TICKS = 4
STEPS = (1, 2, 5)
LABELS, NAME_ROW = 150, 30.0
"""Width and height of a name at the end of a line."""

STAR = 15.0

Frame = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Mark:
    """A great moment of a seat, at this place of the course."""

    seat: int
    place: int


def plot(
    c: Canvas, course: Course, sides: Sequence[Side], panel: Frame, marks: Sequence[Mark] = ()
) -> None:
    left, top, right, bottom = panel
    c.rect(panel, CREAM, 14, None)
    inner = (left + 52, top + 26, right - LABELS - 12, bottom - 24)
    lowest = min(0, *(min(points) for points in course))
    highest = max(lowest + 1, *(max(points) for points in course))
    _grid(c, inner, lowest, highest)
    lines = [
        _stairs([points[side.seats[0]] for points in course], inner, lowest, highest)
        for side in sides
    ]
    for side, line in zip(reversed(sides), reversed(lines), strict=True):
        c.line(line, WHITE, 10)
        c.line(line, side.colour, 6)
    for side in sides:
        for mark in marks:
            if mark.seat in side.seats:
                _star(c, course, side, mark.place, inner, (lowest, highest))
    ends = _apart([line[-1][1] for line in lines], top + 20, bottom - 20)
    size = min(24.0, 0.8 * (bottom - top - 40) / max(1, len(sides) - 1))
    for side, y in zip(sides, ends, strict=True):
        c.words(inner[2] + 14, y, side.name, size, dark(side.colour), LABELS, middle=False)


def _stairs(points: Sequence[int], inner: Frame, lowest: int, highest: int) -> list[Point]:
    """A step line: points only change at decisions."""
    left, _, right, _ = inner
    wide = (right - left) / (len(points) - 1)
    heights = [_height(value, inner, lowest, highest) for value in points]
    pairs = enumerate(pairwise(heights), start=1)
    jumps = [(left + wide * n, y) for n, (a, b) in pairs if a != b for y in (a, b)]
    return [(left, heights[0]), *jumps, (right, heights[-1])]


def _star(
    c: Canvas, course: Course, side: Side, place: int, inner: Frame, span: tuple[int, int]
) -> None:
    left, _, right, _ = inner
    x = left + (right - left) / (len(course) - 1) * place
    y = _height(course[place][side.seats[0]], inner, *span)
    c.shape(ring_of(x, y, STAR, 5, inner=STAR * 0.45), GOLD, dark(side.colour), 3)


def _height(points: float, inner: Frame, lowest: int, highest: int) -> float:
    _, top, _, bottom = inner
    return bottom - (bottom - top) * (points - lowest) / (highest - lowest)


def _grid(c: Canvas, inner: Frame, lowest: int, highest: int) -> None:
    left, top, right, bottom = inner
    for value in _ticks(lowest, highest):
        y = _height(value, inner, lowest, highest)
        c.line([(left, y), (right, y)], mixed(STONE, CREAM, 0.55), 2)
        c.words(left - 28, y, str(value), 22, mixed(GREY, INK, 0.5), 50)
    c.line([(left, top - 10), (left, bottom), (right, bottom)], mixed(GREY, INK, 0.3), 3)


def _ticks(lowest: int, highest: int) -> Iterator[int]:
    """A few round numbers for the axis."""
    wide = max(1, (highest - lowest) / TICKS)
    power = 10 ** (len(str(int(wide))) - 1)
    step = next((n * power for n in STEPS if n * power >= wide), 10 * power)
    yield from range(-(-lowest // step) * step, highest + 1, step)


def _apart(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """The heights of the names: near the ends of their lines, without overlap."""
    room = min(NAME_ROW, (bottom - top) / max(1, len(heights) - 1))
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    places, last = [0.0] * len(heights), top - room
    for count, number in enumerate(order):
        latest = bottom - room * (len(order) - 1 - count)
        last = places[number] = min(max(heights[number], last + room), latest)
    return places
