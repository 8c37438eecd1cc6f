"""The end of a match as one picture: who came where, how the points grew, how the board stood."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.art import podium
from bot.art.boards import laid_out
from bot.art.canvas import Canvas, png
from bot.art.courses import plot
from bot.art.seats import Side
from bot.art.tiles import QUICK, tiles
from bot.engine.catalogue import Box
from bot.engine.course import Course
from bot.engine.game import Result
from bot.engine.lazily import Lazily

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = Lazily("PIL.Image")

WIDTH = 800
PLOT = 300
MARGIN = 24
CELL = 52
TOO_FEW = 2


def closing_picture(
    box: Box, view: Any, course: Course, result: Result, sides: Sequence[Side]
) -> bytes:
    """A PNG of few colours: what never changes was drawn before, and is only laid down here."""
    drawn = tiles(box, CELL)
    plotted = _is_eventful(course)
    upper = podium.height(sides) + (PLOT if plotted else 0)
    c = Canvas(WIDTH, upper, 1, fine=2, ground=drawn.ground)
    podium.draw(c, result, sides, WIDTH)
    if plotted:
        plot(c, course, sides, (MARGIN, upper - PLOT, WIDTH - MARGIN, upper - MARGIN / 2))
    board = laid_out(drawn, box, view)
    lower = board.height if board else MARGIN // 2
    whole = drawn.board(WIDTH, upper + lower)
    whole.paste(drawn.few(c.image()), (0, 0))
    if board:
        whole.paste(board, ((WIDTH - board.width) // 2, upper))
    return png(whole, compression=QUICK)


def _is_eventful(course: Course) -> bool:
    """Whether there is more to see than a line that jumps once."""
    values = {points for row in course for points in row}
    return len(course) > 1 and len(values) > TOO_FEW
