"""The pieces of a board in the few colours of its game: drawn once, then only laid down."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bot.art.album import drawings, ground, painted
from bot.art.canvas import Canvas
from bot.art.colours import INK, PAINT, WHITE, mixed
from bot.art.drawings import label
from bot.art.seats import Side, badge
from bot.engine.catalogue import Box
from bot.engine.lazily import Lazily

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = Lazily("PIL.Image")

CELL = 88
COLOURS = 256
SCORE_WIDTH, SCORE_HEIGHT = 190, 56


@dataclass(frozen=True)
class Tiles:
    """All of them lie on one plain ground, so laying one down is copying its pixels."""

    box: Box

    @cached_property
    def icons(self) -> "dict[str, Image.Image]":
        return {icon: self._few(image) for icon, image in self._full.items()}

    def board(self, width: int, height: int) -> "Image.Image":
        empty = self._few(Image.new("RGB", (1, 1), ground(self.box)))
        return empty.resize((width, height))

    def score(self, side: Side, width: int) -> "Image.Image":
        """A side's letters and its points."""
        c = Canvas(width, SCORE_HEIGHT, 1)
        size = min(25, width / 6)
        badge(c, side, width / 2 - 1.2 * size, SCORE_HEIGHT / 2, size)
        c.text(width / 2 + 1.4 * size, SCORE_HEIGHT / 2, str(side.points), size, WHITE)
        return self._few(self._grounded(c.image()))

    def _few(self, image: "Image.Image") -> "Image.Image":
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    @cached_property
    def _full(self) -> "dict[str, Image.Image]":
        """What nobody drew is a plain tile with the beginning of its name."""
        plain = {icon: label(icon[:2]) for icon in self.box.game.seed.icons}
        return {
            icon: self._grounded(painted(drawing).image().resize((CELL, CELL)))
            for icon, drawing in {**plain, **drawings(self.box)}.items()
        }

    @cached_property
    def _palette(self) -> "Image.Image":
        """The colours of all pieces, of the seats, and the ground itself, which is never missed."""
        ours = (ground(self.box), WHITE, INK, mixed(ground(self.box), WHITE, 0.5), *PAINT.values())
        whole = Image.new("RGB", (CELL, CELL * len(self._full) + len(ours)))
        for place, image in enumerate(self._full.values()):
            whole.paste(image, (0, CELL * place))
        for row, colour in enumerate(ours, CELL * len(self._full)):
            whole.paste(colour, (0, row, CELL, row + 1))
        return whole.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1)

    def _grounded(self, image: "Image.Image") -> "Image.Image":
        under = Image.new("RGB", image.size, ground(self.box))
        under.paste(image, mask=image)
        return under


@lru_cache(maxsize=32)
def tiles(box: Box) -> Tiles:
    return Tiles(box)
