"""Names and words in pictures: a font with the letters of Europe, cut where it is narrow."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.engine.lazily import Lazily

if TYPE_CHECKING:
    from PIL import ImageFont
else:
    ImageFont = Lazily("PIL.ImageFont")

FILE = Path(__file__).parent / "fonts" / "NotoSans-Bold-subset.ttf"
MORE = "…"


@cache
def font(size: int) -> "ImageFont.FreeTypeFont":
    return ImageFont.truetype(FILE, size)


def fitted(text: str, size: int, width: float) -> str:
    """As much of it as there is room for; signs that the font lacks are left out."""
    text = " ".join("".join(filter(_is_drawn, text)).split())
    if font(size).getlength(text) <= width:
        return text
    while text and font(size).getlength(text + MORE) > width:
        text = text[:-1]
    return text.rstrip() + MORE


@cache
def _is_drawn(sign: str) -> bool:
    """What is missing looks like a sign that no font has."""
    if sign.isspace():
        return True
    shape, missing = (font(20).getmask(each) for each in (sign, "\uffff"))
    return (shape.size, bytes(shape)) != (missing.size, bytes(missing))
