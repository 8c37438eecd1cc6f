"""The drawings of the emoji; an icon without one uses the Unicode emoji of the seed."""

from bot.art.colours import GREEN, YELLOW
from bot.art.drawings import Drawing, die, label

from .seed import Seed

GROUND = "#3b5b4a"
"""The background colour of the board as a picture."""


def drawings(seed: Seed) -> dict[str, Drawing]:
    """By icon; the empty name is the emoji of the game itself."""
    return {"": die(YELLOW, 6), "die": die(YELLOW, 5), "keep": label("K", GREEN)}
