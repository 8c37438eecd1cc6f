"""Hex-hex-Kniffel: six witch symbols on the faces of a die."""

from typing import Any

from bot.art.canvas import Canvas
from bot.art.colours import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    IRON,
    NIGHT,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    mixed,
)
from bot.art.drawings import Drawing, die, tile
from bot.art.shapes import star

GROUND = "#46356b"


def drawings(seed: Any) -> dict[str, Drawing]:
    del seed
    symbols: dict[str, Drawing] = {
        "mash": _mash,
        "cauldron": _cauldron,
        "crystal": _crystal,
        "toadstool": _toadstool,
        "book": _book,
        "frog": _frog,
    }
    return {
        "": _hat,
        "roll": die(PURPLE, 5, WHITE),
        "enter": _pencil,
        **symbols,
        "blank": _blank,
    }


def _pencil(c: Canvas) -> None:
    c.line([(28, 72), (78, 22)], INK, 30)
    c.line([(28, 72), (78, 22)], YELLOW, 20)
    c.line([(70, 30), (78, 22)], RED, 20)
    c.shape([(8, 92), (16, 62), (38, 84)], CREAM, INK, 4)
    c.disc(11, 89, 5, INK)


def _blank(c: Canvas) -> None:
    tile(c, mixed(GREY, WHITE, 0.25), 22)
    c.text(50, 48, "?", 46, WHITE)


def _mash(c: Canvas) -> None:
    """A bowl of mashed potatoes with a spoon."""
    c.line([(66, 40), (88, 8)], INK, 16)
    c.line([(66, 40), (88, 8)], GREY, 8)
    for x, y, radius in ((30, 42, 17), (50, 30, 20), (68, 43, 17)):
        c.disc(x, y, radius, YELLOW, INK, 4)
    for x, y, radius in ((32, 44, 16), (50, 34, 18), (66, 45, 16)):
        c.disc(x, y, radius, YELLOW)
    c.shape([(3, 50), (97, 50), (84, 84), (66, 96), (34, 96), (16, 84)], BLUE)
    c.line([(14, 64), (86, 64)], WHITE, 8)


def _cauldron(c: Canvas) -> None:
    c.line([(26, 84), (20, 95)], INK, 13)
    c.line([(74, 84), (80, 95)], INK, 13)
    c.oval((4, 26, 96, 94), mixed(IRON, GREY, 0.55), INK, 5)
    c.arc(50, 60, 33, (130, 190), mixed(GREY, WHITE, 0.5), 6)
    c.oval((8, 18, 92, 48), mixed(GREEN, WHITE, 0.25), INK, 7)
    for x, y, radius in ((34, 18, 12), (58, 13, 10), (72, 24, 8)):
        c.disc(x, y, radius, mixed(GREEN, WHITE, 0.45), INK, 3)


def _crystal(c: Canvas) -> None:
    c.shape([(22, 97), (32, 76), (68, 76), (78, 97)], GOLD)
    c.disc(50, 43, 41, PURPLE, INK)
    c.disc(50, 43, 33, mixed(PURPLE, WHITE, 0.25))
    star(c, 54, 46, 20, WHITE)
    c.arc(50, 43, 27, (185, 250), WHITE, 6)


def _toadstool(c: Canvas) -> None:
    c.rect((33, 48, 67, 97), CREAM, 12)
    c.shape([(3, 58), (10, 32), (28, 12), (50, 5), (72, 12), (90, 32), (97, 58)], RED)
    for x, y, radius in ((50, 22, 10), (25, 40, 9), (75, 40, 9), (50, 48, 7)):
        c.disc(x, y, radius, WHITE)


def _book(c: Canvas) -> None:
    c.rect((12, 4, 90, 96), BROWN, 8)
    c.rect((22, 80, 90, 92), CREAM, 2, INK, 3)
    c.line([(22, 8), (22, 78)], mixed(BROWN, INK, 0.5), 5)
    star(c, 56, 42, 26, GOLD)


def _frog(c: Canvas) -> None:
    for x in (26, 74):
        c.disc(x, 28, 20, GREEN, INK)
    c.oval((3, 26, 97, 96), GREEN)
    for x in (26, 74):
        c.disc(x, 28, 15, GREEN)
        c.disc(x, 26, 11, WHITE, INK, 3)
        c.disc(x, 27, 5, INK)
    c.line([(22, 62), (36, 73), (64, 73), (78, 62)], INK, 6)


def _hat(c: Canvas) -> None:
    """A witch's hat, the emoji of the game."""
    c.shape([(62, 3), (82, 78), (18, 78), (40, 34)], mixed(NIGHT, PURPLE, 0.6))
    c.oval((2, 66, 98, 96), mixed(NIGHT, PURPLE, 0.6))
    c.shape([(24, 64), (78, 64), (82, 78), (18, 78)], GOLD, INK, 4)
    star(c, 52, 40, 14, YELLOW)
