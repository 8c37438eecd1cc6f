"""The colours of all pictures."""

from bot.engine.colours import Colour

INK = "#241c18"
CREAM = "#fff4d9"
WHITE = "#fbfaf5"
SKIN = "#f2bd8e"
RED = "#d93a2e"
ORANGE = "#f18a21"
YELLOW = "#ffd23e"
GREEN = "#37a04a"
BLUE = "#2f7de1"
PURPLE = "#8d4fc7"
PINK = "#ff5c9f"
GOLD = "#ffc42e"
BROWN = "#8b5a36"
STONE = "#a39b90"
GREY = "#858b95"
STEEL = "#d3dce4"
IRON = "#3d424a"
NIGHT = "#2d2440"
SKY = "#8fd0f5"
PAINT: dict[Colour, str] = {
    "red": RED,
    "blue": BLUE,
    "green": GREEN,
    "orange": ORANGE,
    "purple": PURPLE,
    "pink": PINK,
    "black": IRON,
    "brown": BROWN,
    "teal": "#138d90",
    "olive": "#7a8b00",
}
"""The values of the seat colours."""


def mixed(colour: str, other: str, part: float) -> str:
    """A colour between two others; `part` is the weight of the second, from 0 to 1."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def dark(colour: str) -> str:
    """The shaded variant of a colour."""
    return mixed(colour, INK, 0.4)


def pale(colour: str) -> str:
    return mixed(colour, WHITE, 0.72)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
