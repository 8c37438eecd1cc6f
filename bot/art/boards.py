"""The board of any game as one large picture: the same rows as on the screen, our own drawings."""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from PIL import Image

from bot.art.album import drawings, ground, painted
from bot.art.canvas import Canvas
from bot.art.colours import INK, WHITE, mixed
from bot.art.seats import seat_badge
from bot.engine.catalogue import Box
from bot.engine.screen import Grid, Ink

CELL, GAP, MARGIN, STRIP = 88, 6, 34, 84


def board_picture(box: Box, view: Any, points: Sequence[int]) -> bytes | None:
    """A PNG; nothing where the game has no drawings or shows no rows at the moment."""
    rows = _rows(box, view)
    if not rows or not drawings(box):
        return None
    width = MARGIN * 2 + max(map(len, rows)) * (CELL + GAP) - GAP
    height = MARGIN * 2 + len(rows) * (CELL + GAP) - GAP + (STRIP if points else 0)
    c = Canvas(width, height, 1, fine=2)
    paint = ground(box)
    c.rect((0, 0, width - 1, height - 1), paint, 40, mixed(paint, WHITE, 0.35), 8)
    _lay(c, rows, _images(box, rows))
    _strip(c, points, width, height - STRIP / 2 - MARGIN / 2, paint)
    return c.png()


def _rows(box: Box, view: Any) -> tuple[tuple[str, ...], ...]:
    """The rows of the screen with the names of the icons in place of the icons."""
    names = {icon: icon for icon in box.game.seed.icons}
    ink = Ink(lambda key, _: key, ascii_uppercase, names)
    screen = box.render(box.game, view, ink)
    return next((block.rows for block in screen.blocks if isinstance(block, Grid)), ())


def _images(box: Box, rows: Sequence[Sequence[str]]) -> dict[str, Image.Image]:
    drawn = drawings(box)
    return {icon: painted(drawn[icon]).image() for icon in {i for row in rows for i in row}}


def _lay(c: Canvas, rows: Sequence[Sequence[str]], images: Mapping[str, Image.Image]) -> None:
    for y, row in enumerate(rows):
        for x, icon in enumerate(row):
            c.place(images[icon], MARGIN + x * (CELL + GAP), MARGIN + y * (CELL + GAP), CELL)


def _strip(c: Canvas, points: Sequence[int], width: float, y: float, paint: str) -> None:
    """Everybody's points below the board."""
    if not points:
        return
    room = (width - 2 * MARGIN) / len(points)
    c.line([(MARGIN, y - 40), (width - MARGIN, y - 40)], mixed(paint, INK, 0.4), 3)
    size = min(25, room / 4.6)
    for seat, count in enumerate(points):
        middle = MARGIN + room * (seat + 0.5)
        seat_badge(c, seat, middle - 1.2 * size, y, size)
        c.text(middle + 1.1 * size, y, str(count), size, WHITE)
