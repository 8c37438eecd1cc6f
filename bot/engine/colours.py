"""Colours by name; what they look like, whoever draws knows."""

from typing import Literal, get_args

Colour = Literal[
    "red", "blue", "green", "orange", "purple", "pink", "black", "brown", "teal", "olive"
]
"""In the order of the seats."""


def seat_colour(seat: int) -> Colour:
    colours: tuple[Colour, ...] = get_args(Colour)
    return colours[seat % len(colours)]
