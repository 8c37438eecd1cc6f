"""Seats in pictures: a letter, a colour and a shape for each of up to ten."""

from string import ascii_uppercase

from bot.art.canvas import Canvas, ring_of
from bot.art.colours import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    IRON,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    STEEL,
    WHITE,
    dark,
)

COLOURS = (RED, BLUE, GREEN, ORANGE, PURPLE, PINK, IRON, BROWN, "#138d90", "#7a8b00")
MEDALS = (GOLD, STEEL, "#d08a4e")


def seat_colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def seat_badge(c: Canvas, seat: int, x: float, y: float, radius: float) -> None:
    c.disc(x, y, radius, seat_colour(seat), WHITE, radius / 8)
    c.text(x, y, ascii_uppercase[seat], radius * 0.95, WHITE)


def medal(c: Canvas, rank: int, x: float, y: float, radius: float) -> None:
    """Gold, silver and bronze; who came later gets a plain number."""
    if rank > len(MEDALS):
        c.text(x, y, str(rank), radius)
        return
    metal = MEDALS[rank - 1]
    for side in (-1, 1):
        ribbon = [(0, 0), (side * 0.75, 1.5), (side * 0.2, 1.25)]
        c.shape([(x + px * radius, y + py * radius) for px, py in ribbon], RED, RED, 3)
    c.shape(ring_of(x, y, radius, 12, inner=radius * 0.9), dark(metal), None)
    c.disc(x, y, radius * 0.8, metal)
    c.text(x, y, str(rank), radius * 0.85)
