"""The end of a match as a picture: podium, and course with its great moments."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.art import podium
from bot.art.canvas import Canvas, png
from bot.art.courses import Graph, plot
from bot.art.seats import Side
from bot.art.tiles import QUICK
from bot.engine.game import Result
from bot.engine.lazy_module import LazyModule

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = LazyModule("PIL.Image")

WIDTH = 800
PLOT = 270
MARGIN = 24
COLOURS = 96


def closing_picture(
    ground: str,
    graph: Graph,
    result: Result | None,
    sides: Sequence[Side],
) -> bytes | None:
    """A PNG with a small palette; without a result no podium. None: nothing to show."""
    plotted = graph.is_eventful
    upper = podium.height(sides) if result else 0
    height = upper + (PLOT if plotted else 0)
    if not height:
        return None
    c = Canvas(WIDTH, height, 1, fine=2, ground=ground)
    if result:
        podium.draw(c, result, sides, WIDTH)
    if plotted:
        panel = (MARGIN, upper + (0 if upper else MARGIN / 2), WIDTH - MARGIN, height - MARGIN / 2)
        plot(c, graph, sides, panel)
    few = c.image().quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return png(few, compression=QUICK)
