"""Text in pictures: a font with European letters; long text is truncated."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from bot.engine.lazy_module import LazyModule

if TYPE_CHECKING:
    from PIL import ImageFont
else:
    ImageFont = LazyModule("PIL.ImageFont")

FILE = Path(__file__).parent / "fonts" / "NotoSans-Bold-subset.ttf"
MORE = "…"


@cache
def font(size: int) -> "ImageFont.FreeTypeFont":
    return ImageFont.truetype(FILE, size)


def fitted(text: str, size: int, width: float) -> str:
    """The text, truncated to a width, in plain letters, without characters that the font lacks."""
    text = normalize("NFKC", text)
    text = " ".join("".join(filter(_is_drawn, text)).split())
    if font(size).getlength(text) <= width:
        return text
    while text and font(size).getlength(text + MORE) > width:
        text = text[:-1]
    return text.rstrip() + MORE


@cache
def _is_drawn(sign: str) -> bool:
    """Whether the font has this character: a missing one looks like U+FFFF."""
    if sign.isspace():
        return True
    shape, missing = (font(20).getmask(each) for each in (sign, "\uffff"))
    return (shape.size, bytes(shape)) != (missing.size, bytes(missing))
