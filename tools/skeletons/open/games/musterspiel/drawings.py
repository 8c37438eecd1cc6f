"""The pictures; whatever is not drawn here stays the Unicode sign of the seed."""

from bot.art.colours import GREEN, YELLOW
from bot.art.drawings import Drawing, die, label

from .seed import Seed

GROUND = "#3b5b4a"
"""What the board lies on where it is shown as a picture."""


def drawings(seed: Seed) -> dict[str, Drawing]:
    """By icon; the empty name is the sign of the game itself."""
    return {"": die(YELLOW, 6), "die": die(YELLOW, 5), "keep": label("K", GREEN)}
