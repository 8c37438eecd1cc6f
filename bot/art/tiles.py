"""The pieces of a board in the few colours of its game: drawn once, then only laid down."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bot.art.album import drawings, ground, painted
from bot.art.canvas import Canvas
from bot.art.colours import CREAM, INK, PAINT, WHITE, mixed
from bot.art.drawings import label
from bot.art.seats import MEDALS, Side
from bot.engine.catalogue import Box
from bot.engine.lazily import Lazily

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = Lazily("PIL.Image")

CELL = 80
COLOURS = 256
SCORE_WIDTH, SCORE_HEIGHT = 190, 56
QUICK = 4
"""How hard a board is compressed: a third less work than usual, for a twentieth more bytes."""


@dataclass(frozen=True)
class Tiles:
    """All of them lie on one plain ground, so laying one down is copying its pixels."""

    box: Box
    cell: int = CELL

    @property
    def ground(self) -> str:
        return ground(self.box)

    @cached_property
    def icons(self) -> "dict[str, Image.Image]":
        return {icon: self.few(image) for icon, image in self._full.items()}

    def board(self, width: int, height: int) -> "Image.Image":
        empty = self.few(Image.new("RGB", (1, 1), self.ground))
        return empty.resize((width, height))

    def score(self, side: Side, width: int) -> "Image.Image":
        """A side by its name, in its colour, and its points."""
        c = Canvas(width, SCORE_HEIGHT, 1, fine=2, ground=self.ground)
        c.rect((2, 4, width - 8, SCORE_HEIGHT - 4), side.colour, 12, WHITE, 2)
        size, middle = min(28, width / 6), SCORE_HEIGHT / 2
        c.words(14, middle, side.name or side.mark, size, WHITE, 0.6 * width, middle=False)
        c.words(width - 10 - size, middle, str(side.points), size * 1.1, WHITE, 0.3 * width)
        return self.few(c.image())

    def few(self, image: "Image.Image") -> "Image.Image":
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    @cached_property
    def _full(self) -> "dict[str, Image.Image]":
        """What nobody drew is a plain tile with the beginning of its name."""
        plain = {icon: label(icon[:2]) for icon in self.box.game.seed.icons}
        return {
            icon: self._grounded(painted(drawing).image().resize((self.cell, self.cell)))
            for icon, drawing in {**plain, **drawings(self.box)}.items()
        }

    @cached_property
    def _palette(self) -> "Image.Image":
        """The colours of all pieces, of the seats, and the ground itself, which is never missed."""
        shades = (mixed(self.ground, WHITE, 0.5), *(mixed(p, WHITE, 0.5) for p in PAINT.values()))
        ours = (self.ground, WHITE, CREAM, INK, *MEDALS, *PAINT.values(), *shades)
        side = self.cell
        whole = Image.new("RGB", (side, side * len(self._full) + len(ours)))
        for place, image in enumerate(self._full.values()):
            whole.paste(image, (0, side * place))
        for row, colour in enumerate(ours, side * len(self._full)):
            whole.paste(colour, (0, row, side, row + 1))
        return whole.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1)

    def _grounded(self, image: "Image.Image") -> "Image.Image":
        under = Image.new("RGB", image.size, self.ground)
        under.paste(image, mask=image)
        return under


@lru_cache(maxsize=32)
def tiles(box: Box, cell: int = CELL) -> Tiles:
    return Tiles(box, cell)
