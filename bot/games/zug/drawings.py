"""Die Zwergenzugfahrt: two clans that differ in hat and beard, seats, signs, floors."""

from functools import partial
from string import ascii_lowercase
from typing import Any

from bot.art.canvas import Canvas
from bot.art.colours import (
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    IRON,
    ORANGE,
    RED,
    STONE,
    WHITE,
    YELLOW,
    dark,
    mixed,
)
from bot.art.drawings import Drawing, burst, label, pointer
from bot.art.dwarfs import dwarf, round_dwarf, seat, seated
from bot.art.shapes import cross

GROUND = "#3a4a63"
DWARFS = range(1, 6)
MOST_ROWS = 10


def drawings(seed: Any) -> dict[str, Drawing]:
    columns = max(len(row) for board in seed.boards.values() for row in board.rows)
    return {
        "": _train,
        "red": _triangle,
        "green": _round,
        "red-start": _red_start,
        "green-start": _green_start,
        "red-sign": _red_sign,
        "green-sign": _green_sign,
        "red-sign-new": partial(_fresh, _red_sign),
        "green-sign-new": partial(_fresh, _green_sign),
        "seat-cleared": partial(_fresh, seat),
        "trail": _trail,
        "kick": burst,
        "take": _taken_away,
        "seat": seat,
        "corridor": _corridor,
        "platform": _platform,
        "closed": lambda c: c.disc(50, 50, 9, GREY),
        **{f"red-{n}": partial(_red, str(n)) for n in DWARFS},
        **{f"green-{n}": partial(_green, str(n)) for n in DWARFS},
        **{f"red-{n}-seated": partial(_seated, partial(_red, str(n))) for n in DWARFS},
        **{f"green-{n}-seated": partial(_seated, partial(_green, str(n))) for n in DWARFS},
        **{f"red-{n}-chosen": partial(_chosen, partial(_red, str(n))) for n in DWARFS},
        **{f"green-{n}-chosen": partial(_chosen, partial(_green, str(n))) for n in DWARFS},
        **{way: pointer(way) for way in ("up", "down", "left", "right")},
        **{f"column-{a}": label(a.upper()) for a in ascii_lowercase[:columns]},
        **{f"row-{n}": label(str(n)) for n in range(1, MOST_ROWS + 1)},
    }


def _red(number: str, c: Canvas) -> None:
    dwarf(c, RED, number)


def _green(number: str, c: Canvas) -> None:
    round_dwarf(c, GREEN, number, BROWN)


def _seated(standing: Drawing, c: Canvas) -> None:
    person = c.fresh()
    standing(person)
    seated(c, person)


def _chosen(standing: Drawing, c: Canvas) -> None:
    """The chosen dwarf, highlighted."""
    person = c.fresh()
    standing(person)
    c.rect((1, 1, 99, 99), YELLOW, 20, ORANGE, 7)
    c.paste(person, 9, 9, 0.82)


def _fresh(thing: Drawing, c: Canvas) -> None:
    """A bright frame around what has just changed."""
    inner = c.fresh()
    thing(inner)
    c.rect((1, 1, 99, 99), mixed(YELLOW, WHITE, 0.4), 20, ORANGE, 7)
    c.paste(inner, 10, 10, 0.8)


def _trail(c: Canvas) -> None:
    """Two footprints on the square that a dwarf has just left."""
    _corridor(c)
    for x, y in ((33, 64), (66, 34)):
        c.oval((x - 12, y - 20, x + 12, y + 8), BROWN, None)
        c.oval((x - 9, y + 11, x + 9, y + 25), BROWN, None)


def _taken_away(c: Canvas) -> None:
    """A sign that can be taken off its seat."""
    seat(c)
    c.rect((14, 14, 86, 80), CREAM, 8)
    cross(c, 50, 47, 34, RED)


def _triangle(c: Canvas) -> None:
    c.shape([(50, 4), (96, 90), (4, 90)], RED)


def _round(c: Canvas) -> None:
    c.disc(50, 50, 46, GREEN, INK)


def _corridor(c: Canvas) -> None:
    c.rect((2, 2, 98, 98), mixed(CREAM, STONE, 0.25), 12, STONE, 4)


def _platform(c: Canvas) -> None:
    c.rect((2, 2, 98, 98), mixed(BROWN, CREAM, 0.2), 12, dark(BROWN), 5)
    for y in (34, 66):
        c.line([(4, y), (96, y)], dark(BROWN), 5)
    for x, top in ((50, 4), (26, 36), (74, 36), (50, 68)):
        c.line([(x, top), (x, top + 28)], dark(BROWN), 5)


def _red_start(c: Canvas) -> None:
    _corridor(c)
    c.shape([(14, 22), (86, 22), (50, 84)], None, RED, 11)


def _green_start(c: Canvas) -> None:
    _corridor(c)
    c.disc(50, 50, 36, None, GREEN, 12)


def _red_sign(c: Canvas) -> None:
    """A sign that reserves a seat."""
    seat(c)
    c.shape([(50, 2), (97, 90), (3, 90)], RED)
    _lock(c, 50, 66)


def _green_sign(c: Canvas) -> None:
    seat(c)
    c.disc(50, 48, 45, GREEN, INK)
    _lock(c, 50, 54)


def _lock(c: Canvas, x: float, y: float) -> None:
    """The padlock of a sign."""
    c.disc(x, y - 12, 11, None, WHITE, 7)
    c.rect((x - 19, y - 12, x + 19, y + 17), WHITE, 5, None)
    c.disc(x, y + 2, 5, INK)


def _train(c: Canvas) -> None:
    """The carriage from the side."""
    c.rect((3, 16, 97, 78), RED, 14)
    for left in (13, 41, 69):
        c.rect((left, 28, left + 19, 50), CREAM, 4, INK, 4)
    c.line([(6, 62), (94, 62)], YELLOW, 7)
    for x in (26, 74):
        c.disc(x, 82, 14, IRON, INK)
        c.disc(x, 82, 5, STONE)
