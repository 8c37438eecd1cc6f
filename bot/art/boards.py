"""The board of any game as one large picture: the same rows as on the screen, our own drawings."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from bot.art.canvas import png
from bot.art.seats import Side
from bot.art.tiles import CELL, SCORE_HEIGHT, tiles
from bot.engine.catalogue import Box
from bot.engine.screen import Grid, Ink, Large

GAP, MARGIN, STRIP = 6, 34, 66
STEP = CELL + GAP
END = "\0"
"""Of an icon's name, so that several in one line can be told apart."""


def board_picture(box: Box, view: Any, sides: Sequence[Side]) -> bytes | None:
    """A PNG; nothing where the game shows no rows at the moment."""
    rows = _rows(box, view)
    if not rows:
        return None
    drawn = tiles(box)
    width = MARGIN * 2 + max(map(len, rows)) * STEP - GAP
    height = MARGIN * 2 + len(rows) * STEP - GAP
    board = drawn.board(width, height + (STRIP if sides else 0))
    for y, row in enumerate(rows):
        for x, icon in enumerate(row):
            board.paste(drawn.icons[icon], (MARGIN + x * STEP, MARGIN + y * STEP))
    room = (width - 2 * MARGIN) // max(1, len(sides))
    for place, side in enumerate(sides):
        score = drawn.score(side, room)
        board.paste(score, (MARGIN + room * place, height + (STRIP - SCORE_HEIGHT) // 2 - GAP))
    return png(board)


def _rows(box: Box, view: Any) -> tuple[tuple[str, ...], ...]:
    """The rows of the screen, else its large row, as the names of their icons."""
    icons = box.game.seed.icons
    ink = Ink(lambda key, _: key, ascii_uppercase, {icon: icon + END for icon in icons})
    blocks = box.render(view, ink).blocks
    grids = [block.rows for block in blocks if isinstance(block, Grid)]
    large = [(block.line.split(END),) for block in blocks if isinstance(block, Large)]
    rows = next(iter((*grids, *large)), ())
    named = (tuple(cell.strip().removesuffix(END) for cell in row) for row in rows)
    return tuple(filter(None, (tuple(name for name in row if name in icons) for row in named)))
