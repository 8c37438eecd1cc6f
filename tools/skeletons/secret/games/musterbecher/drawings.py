"""The pictures; whatever is not drawn here stays the Unicode sign of the seed."""

from bot.art.canvas import Canvas
from bot.art.colours import BLUE, RED
from bot.art.drawings import Drawing, label

from .seed import Seed

GROUND = "#5a4632"
"""What the board lies on where it is shown as a picture."""


def drawings(seed: Seed) -> dict[str, Drawing]:
    """By icon; the empty name is the sign of the game itself."""
    return {"": _cup, "cup": _cup, "doubt": label("?", RED)}


def _cup(c: Canvas) -> None:
    """On a canvas of 100 by 100."""
    c.shape([(10, 4), (90, 4), (76, 96), (24, 96)], BLUE)
