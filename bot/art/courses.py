"""The result card: how the points of all seats grew, and who came where."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from bot.art.canvas import Canvas, Point, png
from bot.art.colours import CREAM, GREY, INK, STONE, WHITE, mixed
from bot.art.seats import Side, badge, medal
from bot.engine.course import Course
from bot.engine.game import Result
from bot.engine.lazily import Lazily

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = Lazily("PIL.Image")

WIDTH, HEIGHT = 960, 560
COLOURS = 64
LEFT, TOP, RIGHT, BOTTOM = 84, 44, 640, 490
TICKS = 5
STEPS = (1, 2, 5)
LIST = 790
BADGE = 40.0


def result_card(course: Course, result: Result, sides: Sequence[Side]) -> bytes:
    c = Canvas(WIDTH, HEIGHT, 1, fine=2, ground=CREAM)
    if len(course) > 1:
        _plot(c, course, sides)
    _ranking(c, result, sides)
    return png(c.image().quantize(COLOURS, Image.Quantize.FASTOCTREE))


def _plot(c: Canvas, course: Course, sides: Sequence[Side]) -> None:
    lowest = min(0, *(min(points) for points in course))
    highest = max(lowest + 1, *(max(points) for points in course))
    _grid(c, lowest, highest, len(course) - 1)
    lines = [
        _stairs([points[side.seats[0]] for points in course], lowest, highest) for side in sides
    ]
    for side, line in zip(reversed(sides), reversed(lines), strict=True):
        c.line(line, WHITE, 11)
        c.line(line, side.colour, 7)
    for equal, y in _ends([line[-1][1] for line in lines]):
        for place, number in enumerate(equal):
            x = RIGHT + 26 + min(30, 90 / len(equal)) * place
            badge(c, sides[number], x, y, 19)


def _stairs(points: Sequence[int], lowest: int, highest: int) -> list[Point]:
    """Points jump; between two decisions nothing is gained."""
    wide = (RIGHT - LEFT) / (len(points) - 1)
    heights = [_height(value, lowest, highest) for value in points]
    pairs = enumerate(pairwise(heights), start=1)
    jumps = [(LEFT + wide * n, y) for n, (a, b) in pairs if a != b for y in (a, b)]
    return [(LEFT, heights[0]), *jumps, (RIGHT, heights[-1])]


def _height(points: float, lowest: int, highest: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (points - lowest) / (highest - lowest)


def _grid(c: Canvas, lowest: int, highest: int, decisions: int) -> None:
    for value in _ticks(lowest, highest):
        y = _height(value, lowest, highest)
        c.line([(LEFT, y), (RIGHT, y)], mixed(STONE, CREAM, 0.55), 2)
        c.text(LEFT - 34, y, str(value), 18, mixed(GREY, INK, 0.5), 0.02)
    for value in _ticks(0, decisions):
        x = LEFT + (RIGHT - LEFT) * value / max(1, decisions)
        c.text(x, BOTTOM + 28, str(value), 16, GREY, 0.02)
    c.line([(LEFT, TOP - 14), (LEFT, BOTTOM), (RIGHT, BOTTOM)], mixed(GREY, INK, 0.3), 4)


def _ticks(lowest: int, highest: int) -> Iterator[int]:
    """Round numbers, about five of them."""
    wide = max(1, (highest - lowest) / TICKS)
    power = 10 ** (len(str(int(wide))) - 1)
    step = next((n * power for n in STEPS if n * power >= wide), 10 * power)
    yield from range(-(-lowest // step) * step, highest + 1, step)


def _ends(heights: Sequence[float]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Where the letters at the ends of the lines stand: equal ones side by side, else apart."""
    levels = sorted(set(heights))
    lowest = BOTTOM - BADGE * (len(levels) - 1)
    last = TOP - BADGE
    for place, level in enumerate(levels):
        last = min(max(level, last + BADGE), max(lowest + BADGE * place, last + BADGE))
        yield tuple(n for n, at in enumerate(heights) if at == level), last


def _ranking(c: Canvas, result: Result, sides: Sequence[Side]) -> None:
    order = sorted(sides, key=lambda side: result.ranks[side.seats[0]])
    step = min(84, (HEIGHT - 60) / len(order))
    top = HEIGHT / 2 - step * (len(order) - 1) / 2
    size = min(27, step * 0.36)
    for place, side in enumerate(order):
        y = top + step * place
        medal(c, result.ranks[side.seats[0]], LIST, y - size * 0.2, size)
        badge(c, side, LIST + 60, y, size * 0.9)
        c.text(LIST + 122, y, str(result.points[side.seats[0]]), size)
