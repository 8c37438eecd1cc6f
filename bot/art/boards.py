"""The board of any game as one large picture: the same rows as on the screen, our own drawings."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from bot.art.canvas import png
from bot.art.seats import Side
from bot.art.tiles import QUICK, SCORE_HEIGHT, Tiles, tiles
from bot.engine.catalogue import Box
from bot.engine.screen import Grid, Ink, Large, board_block

if TYPE_CHECKING:
    from PIL import Image

GAP, MARGIN, STRIP = 6, 34, 66
END = "\0"
"""Of an icon's name, so that several in one line can be told apart."""


def board_picture(box: Box, view: Any, sides: Sequence[Side], prefix: str = "") -> bytes | None:
    """A PNG; nothing where the game shows no rows at the moment."""
    drawn = tiles(box)
    laid = laid_out(drawn, box, view, prefix)
    if laid is None:
        return None
    board = drawn.board(laid.width, laid.height + (STRIP if sides else 0))
    board.paste(laid, (0, 0))
    room = (laid.width - 2 * MARGIN) // max(1, len(sides))
    for place, side in enumerate(sides):
        score = drawn.score(side, room)
        board.paste(score, (MARGIN + room * place, laid.height + (STRIP - SCORE_HEIGHT) // 2 - GAP))
    return png(board, compression=QUICK)


def laid_out(drawn: Tiles, box: Box, view: Any, prefix: str = "") -> "Image.Image | None":
    """The rows of the screen, piece by piece."""
    rows = _rows(box, view, prefix)
    if not rows:
        return None
    step = drawn.cell + GAP
    width = MARGIN * 2 + max(map(len, rows)) * step - GAP
    board = drawn.board(width, MARGIN * 2 + len(rows) * step - GAP)
    for y, row in enumerate(rows):
        for x, icon in enumerate(row):
            board.paste(drawn.icons[icon], (MARGIN + x * step, MARGIN + y * step))
    return board


def _rows(box: Box, view: Any, prefix: str) -> tuple[tuple[str, ...], ...]:
    """The rows of the screen, else its large row, as the names of their icons."""
    icons = box.game.seed.icons
    ink = Ink(lambda key, _: key, ascii_uppercase, {icon: icon + END for icon in icons})
    match board_block(box.render(view, ink, prefix).blocks):
        case Grid(rows):
            pass
        case Large(line):
            rows = (tuple(line.split(END)),)
        case None:
            return ()
    named = (tuple(cell.strip().removesuffix(END) for cell in row) for row in rows)
    return tuple(filter(None, (tuple(name for name in row if name in icons) for row in named)))
