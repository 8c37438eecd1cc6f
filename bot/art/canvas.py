"""An anti-aliased drawing surface in its own units, transparent by default."""

import io
import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from bot.art.colours import INK
from bot.art.lettering import fitted, font
from bot.engine.lazy_module import LazyModule

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont
else:
    Image, ImageDraw, ImageFont = map(LazyModule, ("PIL.Image", "PIL.ImageDraw", "PIL.ImageFont"))

SIZE = 96
"""The side of a finished picture in pixels; Discord shows it at 22 to 48."""
FINE = 4
"""The supersampling factor: drawn larger by it and then reduced, for smooth edges."""
CAP_HEIGHT = 0.71
"""The height of a capital letter, as a fraction of the font size."""
BOLD = 0.036
OUTLINE = 5.0

Point = tuple[float, float]


class Canvas:
    """By default a square of 100 by 100 units for one emoji."""

    def __init__(
        self,
        width: float = 100,
        height: float = 100,
        pixels: float = SIZE / 100,
        fine: int = FINE,
        ground: str | None = None,
    ) -> None:
        """Transparent without a `ground` colour."""
        self._measure = width, height, pixels, fine, ground
        self._fine = fine
        self._scale = pixels * fine
        size = round(width * pixels) * fine, round(height * pixels) * fine
        self._image = Image.new("RGB", size, ground) if ground else Image.new("RGBA", size)
        self._pen = ImageDraw.Draw(self._image)

    def fresh(self) -> "Canvas":
        """An empty canvas of the same size."""
        return Canvas(*self._measure)

    def image(self) -> "Image.Image":
        return self._image.reduce(self._fine)

    def png(self) -> bytes:
        return png(self.image())

    def paste(self, other: "Canvas", x: float, y: float, share: float) -> None:
        """Draw another canvas, scaled by `share`, with its upper left corner at x, y."""
        self.place(other._image, x, y, 100 * share)

    def place(self, picture: "Image.Image", x: float, y: float, side: float) -> None:
        """Draw a square picture with its upper left corner at x, y."""
        pixels = round(side * self._scale)
        small = picture.resize((pixels, pixels), Image.Resampling.LANCZOS)
        self._image.alpha_composite(small, (round(x * self._scale), round(y * self._scale)))

    def turned(self, other: "Canvas", angle: float) -> None:
        """Draw another canvas, rotated around its centre."""
        turned = other._image.rotate(angle, Image.Resampling.BICUBIC)
        self._image.alpha_composite(turned)

    def rect(
        self,
        box: tuple[float, float, float, float],
        fill: str | None,
        radius: float = 0,
        line: str | None = INK,
        width: float = OUTLINE,
    ) -> None:
        self._pen.rounded_rectangle(
            [value * self._scale for value in box],
            radius * self._scale,
            fill=fill,
            outline=line,
            width=self._wide(width) if line else 0,
        )

    def oval(
        self,
        box: tuple[float, float, float, float],
        fill: str | None,
        line: str | None = INK,
        width: float = OUTLINE,
    ) -> None:
        self._pen.ellipse(
            [value * self._scale for value in box],
            fill=fill,
            outline=line,
            width=self._wide(width) if line else 0,
        )

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None,
        line: str | None = None,
        width: float = OUTLINE,
    ) -> None:
        self.oval((x - radius, y - radius, x + radius, y + radius), fill, line, width)

    def shape(
        self,
        points: Sequence[Point],
        fill: str | None,
        line: str | None = INK,
        width: float = OUTLINE,
    ) -> None:
        """A polygon; its outline has round corners."""
        if fill:
            self._pen.polygon([self._at(p) for p in points], fill=fill)
        if line:
            self.line([*points, points[0]], line, width)

    def line(self, points: Sequence[Point], fill: str, width: float) -> None:
        """A stroke with round ends and corners."""
        places = [self._at(p) for p in points]
        self._pen.line(places, fill=fill, width=self._wide(width))
        half = self._wide(width) / 2
        for x, y in places:
            self._pen.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def arc(
        self, x: float, y: float, radius: float, turn: tuple[float, float], fill: str, width: float
    ) -> None:
        """An arc from one angle to another, in degrees clockwise from the right."""
        first, last = turn
        steps = max(2, round(abs(last - first) / 6))
        angles = [math.radians(first + (last - first) * n / steps) for n in range(steps + 1)]
        bow = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
        self.line(bow, fill, width)

    def text(
        self, x: float, y: float, text: str, height: float, fill: str = INK, bold: float = BOLD
    ) -> None:
        """Letters and digits of this height, centred at x, y."""
        font = _font(round(height * self._scale / CAP_HEIGHT))
        stroke = round(bold * height * self._scale / CAP_HEIGHT)
        boxes = [font.getbbox(sign, stroke_width=stroke) for sign in text]
        gap = 0.1 * height * self._scale
        wide = sum(box[2] - box[0] for box in boxes) + gap * (len(text) - 1)
        left, middle = x * self._scale - wide / 2, y * self._scale
        for sign, box in zip(text, boxes, strict=True):
            top = middle - (box[1] + box[3]) / 2
            self._pen.text((left - box[0], top), sign, fill, font, stroke_width=stroke)
            left += box[2] - box[0] + gap

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str,
        room: float,
        *,
        middle: bool = True,
    ) -> None:
        """A name or other text, centred at x, y or starting there, cut to the width `room`."""
        pixels = round(size * self._scale)
        cut = fitted(text, pixels, room * self._scale)
        anchor, place = "mm" if middle else "lm", (x * self._scale, y * self._scale)
        self._pen.text(place, cut, fill, font(pixels), anchor=anchor)

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def _wide(self, width: float) -> int:
        return max(1, round(width * self._scale))


@cache
def _font(size: int) -> "ImageFont.FreeTypeFont | ImageFont.ImageFont":
    """Pillow's own font, for capital letters and digits; it has no umlauts."""
    return ImageFont.load_default(size)


def png(image: "Image.Image", *, optimize: bool = False, compression: int = 6) -> bytes:
    """Uploaded emoji are recognised by these bytes: a change here uploads all of them again."""
    stream = io.BytesIO()
    image.save(stream, "PNG", optimize=optimize, compress_level=compression)
    return stream.getvalue()


def ring_of(
    x: float, y: float, radius: float, corners: int, turn: float = -90, inner: float | None = None
) -> list[Point]:
    """The corners of a regular polygon, or of a star with an inner radius."""
    radii = [radius] if inner is None else [radius, inner]
    count = corners * len(radii)
    return [
        (
            x + radii[n % len(radii)] * math.cos(math.radians(turn + 360 * n / count)),
            y + radii[n % len(radii)] * math.sin(math.radians(turn + 360 * n / count)),
        )
        for n in range(count)
    ]
