"""The board of any game as one picture: what its sketch names, with the game's drawings."""

from collections.abc import Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from bot.art import blocks
from bot.art.blocks import LESS_LARGE, MARGIN
from bot.art.canvas import png
from bot.art.tiles import QUICK, Tiles, tiles
from bot.engine.catalogue import Box
from bot.engine.lazy_module import LazyModule
from bot.engine.screen import Grid, Ink, Large, board_block
from bot.engine.sketch import Cell, Sketch

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = LazyModule("PIL.Image")

WIDTH, HEIGHT = 640, 590
"""A phone shows the width as 289 pixels; so high a picture leaves room for text and buttons."""
LARGEST, PANEL = 64, 130
"""The side of a cell at most, and the least width beside a board."""
END = "\0"
"""Terminates the name of an icon, to split a line of several icons."""
KEPT = 64
"""Pictures of at most 60 kB."""


@lru_cache(maxsize=KEPT)
def board_picture(box: Box, sketch: Sketch, colours: tuple[str, ...]) -> bytes | None:
    """A PNG; None where nothing lies on the board. `colours` are those of the seats."""
    if not (sketch.rows or sketch.sheet or sketch.large):
        return None
    drawn = tiles(box)
    painted = _beside(drawn, sketch, colours) if sketch.beside else _stacked(drawn, sketch, colours)
    return png(drawn.few(painted), compression=QUICK)


def _stacked(drawn: Tiles, sketch: Sketch, colours: Sequence[str]) -> "Image.Image":
    """From top to bottom: large tiles with the facts beside them, board, players."""
    inner = WIDTH - 2 * MARGIN
    parts = [blocks.head(drawn, sketch, inner)]
    if sketch.sheet:
        parts.append(blocks.sheet(drawn, sketch, colours, inner))
    else:
        people = blocks.players(drawn, sketch.players, colours, inner)
        taken = sum(part.height + MARGIN for part in (*parts, people) if part)
        parts += [blocks.grid(drawn, sketch, _cell(sketch, inner, HEIGHT - taken)), people]
    shown = [part for part in parts if part]
    whole = drawn.canvas(WIDTH, sum(part.height + MARGIN for part in shown) + MARGIN)
    top = MARGIN
    for part in shown:
        whole.paste(part, ((WIDTH - part.width) // 2, top))
        top += part.height + MARGIN
    return whole


def _beside(drawn: Tiles, sketch: Sketch, colours: Sequence[str]) -> "Image.Image":
    """The board above the large tiles and facts; the players on the right."""
    columns = max(map(len, sketch.rows))
    cell = _cell(sketch, WIDTH - PANEL - 3 * MARGIN, HEIGHT - _height(drawn, sketch, PANEL))
    width = columns * cell
    below = blocks.head(drawn, sketch, width, LESS_LARGE)
    parts = [part for part in (blocks.grid(drawn, sketch, cell), below) if part]
    people = blocks.panel(drawn, sketch, colours, WIDTH - width - 3 * MARGIN)
    high = sum(part.height + MARGIN for part in parts)
    whole = drawn.canvas(WIDTH, max(high, people.height if people else 0) + MARGIN)
    top = MARGIN
    for part in parts:
        whole.paste(part, (MARGIN, top))
        top += part.height + MARGIN
    if people:
        whole.paste(people, (width + 2 * MARGIN, MARGIN))
    return whole


def _height(drawn: Tiles, sketch: Sketch, panel: int) -> int:
    """What stands below the rows, with the distance from them."""
    below = blocks.head(drawn, sketch, WIDTH - panel - 3 * MARGIN, LESS_LARGE)
    return below.height + MARGIN if below else 0


def _cell(sketch: Sketch, width: int, height: int) -> int:
    """The side of a cell, so that the rows fit into the room."""
    if not sketch.rows:
        return LARGEST
    room = width // max(map(len, sketch.rows)), (height - 2 * MARGIN) // len(sketch.rows)
    return min(LARGEST, *room)


def plain_rows(box: Box, view: Any, prefix: str = "") -> tuple[tuple[Cell, ...], ...]:
    """The rows of the screen, or its large row, for a game without a sketch."""
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
    lines = (tuple(Cell(name) for name in row if name in icons) for row in named)
    return tuple(filter(None, lines))
