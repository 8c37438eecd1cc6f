"""Symbols that several games share, each drawn around a centre within a radius."""

from collections.abc import Callable

from bot.art.canvas import Canvas, Point, ring_of
from bot.art.colours import INK

Sign = Callable[[Canvas, float, float, float, str], None]

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
ARROW: tuple[Point, ...] = (
    (0, -1),
    (0.95, -0.02),
    (0.38, -0.02),
    (0.38, 0.9),
    (-0.38, 0.9),
    (-0.38, -0.02),
    (-0.95, -0.02),
)
TURNS: dict[str, Callable[[Point], Point]] = {
    "up": lambda p: p,
    "down": lambda p: (p[0], -p[1]),
    "right": lambda p: (-p[1], p[0]),
    "left": lambda p: (p[1], p[0]),
    "rising": lambda p: ((p[0] - p[1]) * 0.71, (p[0] + p[1]) * 0.71),
    "falling": lambda p: ((p[0] - p[1]) * 0.71, -(p[0] + p[1]) * 0.71),
}


def pips(c: Canvas, count: int, fill: str, reach: float = 26, radius: float = 11) -> None:
    for x, y in PIPS[count]:
        c.disc(50 + x * reach, 50 + y * reach, radius, fill)


def arrow(c: Canvas, x: float, y: float, r: float, fill: str, way: str, line: str = "") -> None:
    points = [TURNS[way](point) for point in ARROW]
    c.shape([(x + px * r, y + py * r) for px, py in points], fill, line or None)


def drop(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    c.disc(x, y + 0.32 * r, 0.66 * r, fill)
    c.shape([(x, y - r), (x + 0.59 * r, y + 0.05 * r), (x - 0.59 * r, y + 0.05 * r)], fill, None)


def star(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    c.shape(ring_of(x, y + 0.06 * r, r, 5, inner=0.46 * r), fill, fill, 3)


def clover(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    c.line([(x, y), (x + 0.2 * r, y + 0.95 * r)], fill, 0.22 * r)
    for dx, dy in ((0, -0.5), (-0.5, 0.12), (0.5, 0.12)):
        c.disc(x + dx * r, y + dy * r, 0.46 * r, fill)


def apple(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    c.disc(x - 0.34 * r, y + 0.2 * r, 0.58 * r, fill)
    c.disc(x + 0.34 * r, y + 0.2 * r, 0.58 * r, fill)
    c.disc(x, y + 0.42 * r, 0.5 * r, fill)
    c.line([(x, y - 0.2 * r), (x + 0.12 * r, y - 0.85 * r)], fill, 0.2 * r)
    c.oval((x + 0.1 * r, y - 0.95 * r, x + 0.8 * r, y - 0.5 * r), fill, None)


def carrot(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    c.shape([(x - 0.5 * r, y - 0.3 * r), (x + 0.5 * r, y - 0.3 * r), (x, y + r)], fill, fill, 5)
    for dx in (-0.55, 0, 0.55):
        c.line([(x, y - 0.35 * r), (x + dx * r, y - 0.95 * r)], fill, 0.24 * r)


def grapes(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    for dx, dy in ((-0.6, -0.35), (0, -0.35), (0.6, -0.35), (-0.3, 0.2), (0.3, 0.2), (0, 0.72)):
        c.disc(x + dx * r, y + dy * r, 0.29 * r, fill)
    c.line([(x, y - 0.5 * r), (x + 0.12 * r, y - 0.95 * r)], fill, 0.18 * r)


def cloud(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    c.disc(x - 0.5 * r, y + 0.2 * r, 0.42 * r, fill)
    c.disc(x + 0.55 * r, y + 0.24 * r, 0.38 * r, fill)
    c.disc(x + 0.05 * r, y - 0.15 * r, 0.58 * r, fill)
    c.rect((x - 0.6 * r, y + 0.1 * r, x + 0.6 * r, y + 0.62 * r), fill, 0.1 * r, None)


def crown(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    points = [(-0.85, 0.6), (-0.95, -0.5), (-0.42, 0), (0, -0.8), (0.42, 0), (0.95, -0.5)]
    c.shape([(x + px * r, y + py * r) for px, py in [*points, (0.85, 0.6)]], fill, fill, 4)


def check(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    points = [(x - 0.75 * r, y), (x - 0.2 * r, y + 0.6 * r), (x + 0.8 * r, y - 0.6 * r)]
    c.line(points, fill, 0.38 * r)


def cross(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    far = 0.65 * r
    c.line([(x - far, y - far), (x + far, y + far)], fill, 0.38 * r)
    c.line([(x - far, y + far), (x + far, y - far)], fill, 0.38 * r)


def ring(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    """A finger ring with a gem."""
    c.disc(x, y + 0.22 * r, 0.62 * r, None, INK, 0.62 * r)
    c.disc(x, y + 0.22 * r, 0.55 * r, None, fill, 0.3 * r)
    gem = [(-0.34, -0.95), (0.34, -0.95), (0.52, -0.66), (0, -0.2), (-0.52, -0.66)]
    c.shape([(x + px * r, y + py * r) for px, py in gem], "#e9f7ff", INK, 0.1 * r)
