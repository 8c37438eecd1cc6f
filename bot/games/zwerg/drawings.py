"""Der 7bte Zwerg: dice and fields in seven colours, each colour with its own symbol."""

from functools import partial
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
    ORANGE,
    PURPLE,
    RED,
    STEEL,
    WHITE,
    YELLOW,
    dark,
    mixed,
    pale,
)
from bot.art.drawings import Drawing, cave, die, pointer, tile
from bot.art.dwarfs import dwarf
from bot.art.shapes import (
    Sign,
    apple,
    arrow,
    carrot,
    check,
    cloud,
    clover,
    cross,
    drop,
    grapes,
    star,
)

GROUND = "#3c5a44"
COLOURS: dict[str, tuple[str, Sign]] = {
    "red": (RED, apple),
    "orange": (ORANGE, carrot),
    "yellow": (YELLOW, star),
    "green": (GREEN, clover),
    "blue": (BLUE, drop),
    "purple": (PURPLE, grapes),
    "white": (WHITE, cloud),
}


def drawings(seed: Any) -> dict[str, Drawing]:
    return {
        "": lambda c: dwarf(c, BLUE, "7"),
        **{f"die-{name}": partial(_die, *look) for name, look in COLOURS.items()},
        **{f"field-{name}": partial(_field, *look) for name, look in COLOURS.items()},
        **{f"value-{n}": die(CREAM, n) for n in range(1, seed.faces + 1)},
        "evasion": _door,
        "free": _free,
        "fits": lambda c: arrow(c, 50, 50, 44, GOLD, "down", INK),
        "rising": pointer("rising", GREEN),
        "falling": pointer("falling", BLUE),
        "undecided": _undecided,
        "die": die(STEEL, 5),
        "cave": cave,
        "bet": _envelope,
        "hat": _cap,
        "yes": partial(_answer, GREEN, check),
        "no": partial(_answer, RED, cross),
    }


def _die(colour: str, sign: Sign, c: Canvas) -> None:
    """A filled die with a bright symbol; a dark one on the two bright colours."""
    tile(c, colour, 22)
    sign(c, 50, 48, 34, INK if colour in (YELLOW, WHITE) else WHITE)


def _field(colour: str, sign: Sign, c: Canvas) -> None:
    """A pale field with a coloured rim and the same symbol as the die of its colour."""
    strong = GREY if colour == WHITE else mixed(colour, INK, 0.25)
    c.disc(50, 50, 49, strong, INK, 3)
    c.disc(50, 50, 39, pale(colour))
    sign(c, 50, 50, 29, mixed(strong, INK, 0.2))


def _door(c: Canvas) -> None:
    c.rect((16, 3, 84, 97), BROWN, 10)
    for top in (14, 54):
        c.rect((28, top, 72, top + 30), mixed(BROWN, CREAM, 0.35), 4, dark(BROWN), 4)
    c.disc(73, 49, 6, GOLD, INK, 2)


def _free(c: Canvas) -> None:
    c.rect((18, 18, 82, 82), None, 16, GREY, 7)


def _undecided(c: Canvas) -> None:
    points = [(2, 50), (34, 18), (34, 38), (66, 38), (66, 18), (98, 50)]
    lower = [(x, 100 - y) for x, y in reversed(points[1:-1])]
    c.shape([*points, *lower], STEEL)


def _envelope(c: Canvas) -> None:
    c.rect((3, 18, 97, 88), CREAM, 8)
    c.line([(7, 24), (50, 58), (93, 24)], INK, 5)
    c.disc(50, 58, 17, RED, INK, 4)
    c.text(50, 58, "?", 20, WHITE)


def _cap(c: Canvas) -> None:
    """A cap over a hidden bet."""
    c.shape([(58, 4), (88, 78), (12, 78)], RED)
    c.rect((3, 68, 97, 94), WHITE, 13)
    c.disc(60, 11, 10, WHITE, INK, 4)


def _answer(colour: str, sign: Sign, c: Canvas) -> None:
    """Yes is round, no is square: distinguishable without colours."""
    if sign is check:
        c.disc(50, 50, 47, colour, INK)
    else:
        c.rect((5, 5, 95, 95), colour, 14)
    sign(c, 50, 50, 34, WHITE)
