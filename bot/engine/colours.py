"""The names of seat colours; `bot.art` has their values."""

from typing import Literal, get_args

Colour = Literal[
    "red", "blue", "green", "orange", "purple", "pink", "black", "brown", "teal", "olive"
]
"""In the order of the seats."""
COLOURS: tuple[Colour, ...] = get_args(Colour)
