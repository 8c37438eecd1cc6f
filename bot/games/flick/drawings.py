"""Dice Flick: dice with a shape per colour, jokers, Knallers, markers, holes, plates."""

from functools import partial
from typing import Any

from bot.art.canvas import Canvas, ring_of
from bot.art.colours import (
    BLUE,
    CREAM,
    GREEN,
    GREY,
    INK,
    IRON,
    ORANGE,
    PINK,
    RED,
    WHITE,
    YELLOW,
    dark,
    mixed,
)
from bot.art.drawings import Drawing, label, tile
from bot.art.shapes import PIPS, Sign, arrow, clover, crown, drop, pips, star

GROUND = "#2c5a4f"
PAINTS = {"blue": BLUE, "yellow": YELLOW, "green": GREEN, "white": WHITE}
SPOTS = {"blue": WHITE, "yellow": INK, "green": WHITE, "white": INK}
SIGNS: dict[str, Sign] = {"blue": drop, "yellow": star, "green": clover, "white": crown}
FLIGHTS = {"N": "down", "E": "left", "S": "up", "W": "right"}
"""The direction of flight from each plate."""


def drawings(seed: Any) -> dict[str, Drawing]:
    numbers = range(1, seed.size + 1)
    return {
        "": partial(_die, "blue", 5),
        **{kind: partial(_bare, kind) for kind in PAINTS},
        **{f"{kind}-{n}": partial(_die, kind, n) for kind in PAINTS for n in range(1, 7)},
        "pink": _knaller,
        **{f"upgrade-{kind}": partial(_upgrade, kind) for kind in seed.colours},
        "centre": _target,
        "bonus": _gift,
        "hole": _hole,
        "aim": _aim,
        "corner": _corner,
        **{f"column-{n}": label("ABCDEFGH"[n - 1]) for n in numbers},
        **{f"row-{n}": label(str(n)) for n in numbers},
        **{f"plate-{plate}": partial(_plate, way) for plate, way in FLIGHTS.items()},
        "score": _pad,
        "skip": _skip,
    }


def _body(c: Canvas, kind: str) -> None:
    """Blue is a disc, yellow a diamond, green a square, the joker an octagon."""
    paint = PAINTS[kind]
    match kind:
        case "blue":
            c.disc(50, 50, 49, dark(paint), INK)
            c.disc(50, 47, 43, paint)
        case "yellow":
            c.shape(ring_of(50, 50, 47, 4), dark(paint), INK, 6)
            c.shape(ring_of(50, 48, 44, 4), paint, None)
        case "green":
            tile(c, paint, 14)
        case _:
            c.shape(ring_of(50, 50, 50, 8, turn=22.5), RED, INK, 4)
            c.shape(ring_of(50, 50, 43, 8, turn=22.5), paint, None)


def _die(kind: str, count: int, c: Canvas) -> None:
    _body(c, kind)
    if kind == "yellow":
        _leaning(c, count)
    else:
        reach = 20 if kind == "white" else 23
        pips(c, count, SPOTS[kind], reach, radius=9.5 if count > 1 else 13)


def _leaning(c: Canvas, count: int) -> None:
    """The pips of a diamond."""
    canvas = c.fresh()
    pips(canvas, count, INK, reach=20, radius=9 if count > 1 else 12)
    c.turned(canvas, 45)


def _bare(kind: str, c: Canvas) -> None:
    _body(c, kind)
    SIGNS[kind](c, 50, 49, 28, SPOTS[kind])


def _upgrade(kind: str, c: Canvas) -> None:
    """A marker in a hole: its symbol in a bright ring."""
    c.disc(50, 50, 47, dark(PAINTS[kind]), INK, 3)
    c.disc(50, 50, 40, mixed(PAINTS[kind], WHITE, 0.8))
    SIGNS[kind](c, 50, 50, 30, mixed(PAINTS[kind], INK, 0.45))


def _knaller(c: Canvas) -> None:
    c.shape(ring_of(50, 50, 47, 9, inner=32), PINK)
    c.line([(50, 26), (50, 54)], WHITE, 14)
    c.disc(50, 73, 8, WHITE)


def _target(c: Canvas) -> None:
    for radius, paint in ((47, RED), (35, WHITE), (23, RED), (10, WHITE)):
        c.disc(50, 50, radius, paint, INK if radius == 47 else None, 3)


def _gift(c: Canvas) -> None:
    c.rect((10, 40, 90, 97), ORANGE, 6)
    c.rect((3, 26, 97, 48), mixed(ORANGE, WHITE, 0.35), 6)
    c.rect((41, 28, 59, 95), CREAM, 0, None)
    c.disc(36, 17, 12, None, RED, 8)
    c.disc(64, 17, 12, None, RED, 8)


def _hole(c: Canvas) -> None:
    c.disc(50, 50, 30, mixed(GREY, IRON, 0.4), GREY, 5)


def _aim(c: Canvas) -> None:
    """Cross hairs: the hole that is aimed at."""
    _hole(c)
    c.disc(50, 50, 40, None, ORANGE, 11)
    for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        c.line([(50 + 22 * x, 50 + 22 * y), (50 + 46 * x, 50 + 46 * y)], ORANGE, 9)


def _corner(c: Canvas) -> None:
    """The corner of the grid: four holes."""
    c.rect((5, 5, 95, 95), IRON, 26, mixed(IRON, WHITE, 0.45), 4)
    for place, (x, y) in enumerate(PIPS[4]):
        c.disc(50 + 17 * x, 50 + 17 * y, 11, (BLUE, YELLOW, GREEN, PINK)[place])


def _plate(way: str, c: Canvas) -> None:
    """A bar for the plate and an arrow for the flight."""
    bars = {
        "down": (8, 3, 92, 21),
        "up": (8, 79, 92, 97),
        "right": (3, 8, 21, 92),
        "left": (79, 8, 97, 92),
    }
    shift = {"down": (0, 10), "up": (0, -10), "right": (10, 0), "left": (-10, 0)}[way]
    c.rect(bars[way], ORANGE, 8)
    arrow(c, 50 + shift[0], 50 + shift[1], 33, WHITE, way, INK)


def _pad(c: Canvas) -> None:
    c.rect((12, 3, 80, 97), CREAM, 8)
    for y in (24, 42, 60):
        c.line([(25, y), (64, y)], GREY, 6)
    c.line([(90, 34), (60, 84)], INK, 20)
    c.line([(90, 34), (62, 80)], YELLOW, 11)


def _skip(c: Canvas) -> None:
    c.disc(50, 50, 42, WHITE, INK, 5)
    c.disc(50, 50, 38, None, RED, 12)
    c.line([(25, 75), (75, 25)], RED, 12)
