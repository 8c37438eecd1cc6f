"""Dwarfs: a cap in the player's colour, a letter on the beard, optionally a ring or a seat."""

from bot.art.canvas import Canvas
from bot.art.colours import GOLD, INK, PURPLE, SKIN, WHITE, dark, mixed
from bot.art.shapes import ring


def dwarf(c: Canvas, colour: str, letter: str, beard: str = WHITE) -> None:
    """A dwarf with a pointed cap."""
    _face(c, beard, letter, INK)
    c.shape([(50, 2), (88, 31), (12, 31)], colour)
    c.rect((6, 23, 94, 35), mixed(colour, WHITE, 0.45), 6)


def round_dwarf(c: Canvas, colour: str, letter: str, beard: str) -> None:
    """A dwarf with a round hat: the other clan, distinguishable without colours."""
    _face(c, beard, letter, WHITE)
    c.rect((20, 2, 80, 33), colour, 18)
    c.rect((3, 22, 97, 35), mixed(colour, INK, 0.25), 6)


def _face(c: Canvas, beard: str, letter: str, paint: str) -> None:
    c.rect((10, 22, 90, 98), beard, 30)
    c.rect((15, 30, 85, 50), SKIN, 4, None)
    c.rect((12.6, 45, 87.4, 64), beard, 0, None)
    for x in (32, 68):
        c.disc(x, 41, 4.5, INK)
    c.text(50, 71, letter, 42, paint)


def with_ring(c: Canvas) -> None:
    ring(c, 80, 24, 24, GOLD)


def seat(c: Canvas) -> None:
    """An upholstered seat of the train, empty."""
    c.rect((16, 4, 84, 70), PURPLE, 16)
    c.rect((26, 14, 74, 50), mixed(PURPLE, WHITE, 0.35), 10, None)
    c.rect((14, 54, 86, 88), mixed(PURPLE, WHITE, 0.15), 10)
    for left in (3, 77):
        c.rect((left, 38, left + 20, 96), dark(PURPLE), 8)


def seated(c: Canvas, person: Canvas) -> None:
    """A dwarf on a seat of the train."""
    c.rect((2, 14, 98, 98), PURPLE, 20)
    c.paste(person, 7, 0, 0.86)
    for left in (1, 83):
        c.rect((left, 52, left + 16, 98), dark(PURPLE), 8)
    c.rect((14, 86, 86, 98), mixed(PURPLE, WHITE, 0.3), 5)
