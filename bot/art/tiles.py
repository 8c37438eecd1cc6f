"""The tiles of a game's board: drawn once, then copied."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bot.art.album import drawings, ground, painted, pieces
from bot.art.colours import CREAM, INK, PAINT, WHITE, mixed
from bot.art.drawings import label
from bot.art.seats import MEDALS
from bot.engine.catalogue import Box
from bot.engine.lazy_module import LazyModule

if TYPE_CHECKING:
    from PIL import Image
else:
    Image = LazyModule("PIL.Image")

CELL = 80
"""The side of a tile from which the palette is taken."""
COLOURS = 256
QUICK = 4
"""The PNG compression level of boards: two thirds of the default's CPU time, 5 % more bytes."""


@dataclass(frozen=True)
class Tiles:
    """The drawings of a game as tiles of any size, and the palette of its pictures."""

    box: Box

    @property
    def ground(self) -> str:
        return ground(self.box)

    def canvas(self, width: int, height: int) -> "Image.Image":
        """An empty picture in the colour of the background."""
        return Image.new("RGB", (width, height), self.ground)

    def sized(self, icon: str, side: int, under: str = "") -> "Image.Image":
        """A tile of any size on the background, or on another colour."""
        return _sized(self, icon, side, under or self.ground)

    def few(self, image: "Image.Image") -> "Image.Image":
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    @cached_property
    def bare(self) -> "dict[str, Image.Image]":
        """The tiles on nothing; an icon without a drawing gets a label."""
        plain = {icon: label(icon[:2]) for icon in self.box.game.seed.icons}
        every = {**plain, **drawings(self.box), **pieces(self.box)}
        return {icon: painted(drawing).image() for icon, drawing in every.items()}

    @cached_property
    def _palette(self) -> "Image.Image":
        """A palette of the colours of all tiles, of the seats and of the background."""
        under = (self.ground, *PAINT.values())
        shades = tuple(mixed(p, WHITE, part) for p in under for part in (0.16, 0.4, 0.7))
        ours = (self.ground, WHITE, CREAM, INK, *MEDALS, *PAINT.values(), *shades)
        side = CELL
        whole = Image.new("RGB", (side, side * len(self.bare) + len(ours)))
        for place, icon in enumerate(self.bare):
            whole.paste(self.sized(icon, side), (0, side * place))
        for row, colour in enumerate(ours, side * len(self.bare)):
            whole.paste(colour, (0, row, side, row + 1))
        return whole.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1)


@lru_cache(maxsize=4096)
def _sized(drawn: Tiles, icon: str, side: int, under: str) -> "Image.Image":
    image = Image.new("RGB", (side, side), under)
    small = drawn.bare[icon].resize((side, side), Image.Resampling.LANCZOS)
    image.paste(small, mask=small)
    return image


@lru_cache(maxsize=32)
def tiles(box: Box) -> Tiles:
    return Tiles(box)
