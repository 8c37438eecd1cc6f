"""Becher: a cup, a heart of lives, a yes and a no."""

from typing import Any

from bot.art.canvas import Canvas
from bot.art.colours import BLUE, CREAM, GREEN, RED, YELLOW
from bot.art.drawings import Drawing, die, label

GROUND = "#5a4632"


def drawings(seed: Any) -> dict[str, Drawing]:
    return {
        "": die(YELLOW, 6),
        "cup": _cup,
        "life": label("L", RED),
        "trust": label("+", GREEN),
        "doubt": die(CREAM, 1),
    }


def _cup(c: Canvas) -> None:
    c.shape([(10, 4), (90, 4), (76, 96), (24, 96)], BLUE)
