"""Drawings that several games share: tiles, labels, dice, arrows, a dragon, a cave."""

from collections.abc import Callable

from bot.art.canvas import Canvas, ring_of
from bot.art.colours import (
    CREAM,
    GREEN,
    GREY,
    INK,
    IRON,
    NIGHT,
    ORANGE,
    STONE,
    WHITE,
    YELLOW,
    dark,
    mixed,
)
from bot.art.shapes import arrow, pips

Drawing = Callable[[Canvas], None]


def tile(c: Canvas, fill: str, radius: float = 18) -> None:
    """A flat stone with a shaded lower edge."""
    c.rect((2, 2, 98, 98), dark(fill), radius)
    c.rect((6, 6, 94, 89), fill, radius - 4, None)


def label(text: str, fill: str = IRON, paint: str = WHITE) -> Drawing:
    """A number or a letter at the edge of a board."""

    def draw(c: Canvas) -> None:
        c.rect((5, 5, 95, 95), fill, 26, mixed(fill, WHITE, 0.45), 4)
        c.text(50, 50, text, 56 if len(text) == 1 else 44, paint)

    return draw


def pointer(way: str, fill: str = GREY) -> Drawing:
    def draw(c: Canvas) -> None:
        arrow(c, 50, 50, 44, mixed(fill, WHITE, 0.4), way, INK)

    return draw


def die(fill: str, count: int, paint: str = INK) -> Drawing:
    def draw(c: Canvas) -> None:
        tile(c, fill, 22)
        pips(c, count, paint, reach=24, radius=11 if count > 1 else 14)

    return draw


def dragon(c: Canvas) -> None:
    """The head from the front: horns, eyes, a broad snout."""
    for side in (-1, 1):
        horn = [(50 + side * 14, 26), (50 + side * 42, 4), (50 + side * 38, 42)]
        c.shape(horn, CREAM)
        ear = [(50 + side * 30, 44), (50 + side * 48, 50), (50 + side * 32, 64)]
        c.shape(ear, dark(GREEN))
    c.rect((16, 20, 84, 80), GREEN, 30)
    c.rect((12, 54, 88, 97), mixed(GREEN, WHITE, 0.3), 20)
    for side in (-1, 1):
        c.oval((50 + side * 19 - 11, 28, 50 + side * 19 + 11, 52), YELLOW, INK, 4)
        c.oval((50 + side * 18 - 3.5, 32, 50 + side * 18 + 3.5, 49), INK, None)
        c.disc(50 + side * 17, 69, 6, dark(GREEN))
    c.line([(28, 86), (40, 90), (60, 90), (72, 86)], INK, 4)


def cave(c: Canvas) -> None:
    """A dark opening in the rock, with a pair of eyes."""
    c.shape([(3, 97), (8, 44), (26, 12), (58, 4), (86, 22), (97, 60), (97, 97)], STONE)
    c.shape([(26, 95), (26, 58), (38, 36), (62, 36), (74, 58), (74, 95)], NIGHT, INK, 3)
    for x in (40, 60):
        c.oval((x - 9, 52, x + 9, 68), YELLOW, None)
        c.oval((x - 3, 53, x + 3, 67), INK, None)


def burst(c: Canvas) -> None:
    c.shape(ring_of(50, 50, 47, 10, turn=-80, inner=30), ORANGE)
    c.shape(ring_of(50, 50, 29, 10, turn=-80, inner=18), YELLOW, None)
    c.disc(50, 50, 9, WHITE)
