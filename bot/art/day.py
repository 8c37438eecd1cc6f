"""The picture of a day's result: its words, and a shape for every turn."""

from collections.abc import Sequence

from bot.art.canvas import Canvas
from bot.art.colours import CREAM, GOLD, NIGHT, WHITE

WIDTH, HEIGHT, MARGIN = 700, 250, 36
SIGN = 40


def drawn(title: str, game: str, share: str, words: str, grades: Sequence[str]) -> bytes:
    """`grades` by their names; each has a shape of its own, so that colours tell nothing."""
    c = Canvas(WIDTH, HEIGHT, pixels=1, ground=NIGHT)
    c.words(MARGIN, 44, title, 30, CREAM, WIDTH - 2 * MARGIN, middle=False)
    c.words(MARGIN, 118, share, 72, WHITE, 200, middle=False)
    c.words(MARGIN + 220, 98, game, 28, CREAM, WIDTH - 2 * MARGIN - 220, middle=False)
    c.words(MARGIN + 220, 138, words, 28, WHITE, WIDTH - 2 * MARGIN - 220, middle=False)
    step = min(2 * SIGN, (WIDTH - 2 * MARGIN) / max(1, len(grades)))
    for number, grade in enumerate(grades):
        _sign(c, grade, MARGIN + step * number + SIGN / 2, 200, SIGN / 2)
    return c.png()


def _sign(c: Canvas, grade: str, x: float, y: float, r: float) -> None:
    match grade:
        case "best":
            c.disc(x, y, r, GOLD)
        case "nearly":
            c.disc(x, y, r, GOLD)
            c.rect((x, y - r, x + r + 1, y + r), NIGHT, line=None)
            c.line([(x, y - r), (x, y + r)], GOLD, 3)
        case "fair":
            c.disc(x, y, r, GOLD)
            c.disc(x, y, r - 5, NIGHT)
        case "dear":
            c.shape([(x, y - r), (x + r, y + 0.8 * r), (x - r, y + 0.8 * r)], WHITE, None)
        case _:
            c.line([(x - r, y - r), (x + r, y + r)], WHITE, 6)
            c.line([(x - r, y + r), (x + r, y - r)], WHITE, 6)
