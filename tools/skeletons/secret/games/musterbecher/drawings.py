"""The drawings of the emoji; an icon without one uses the Unicode emoji of the seed."""

from bot.art.canvas import Canvas
from bot.art.colours import BLUE, RED
from bot.art.drawings import Drawing, label

from .seed import Seed

GROUND = "#5a4632"
"""The background colour of the board as a picture."""


def drawings(seed: Seed) -> dict[str, Drawing]:
    """By icon; the empty name is the emoji of the game itself."""
    return {"": _cup, "cup": _cup, "doubt": label("?", RED)}


def _cup(c: Canvas) -> None:
    """A cup, on a canvas of 100 by 100 units."""
    c.shape([(10, 4), (90, 4), (76, 96), (24, 96)], BLUE)
