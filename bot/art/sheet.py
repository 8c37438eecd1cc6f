"""The contact sheet: every emoji on dark and light background, in grey, and at text size."""

from collections.abc import Mapping

from PIL import Image, ImageDraw, ImageFont, ImageOps

from bot.art.album import drawings, painted
from bot.art.canvas import png
from bot.art.drawings import Drawing
from bot.engine.catalogue import Box

DARK, LIGHT = "#2b2d31", "#ffffff"
LARGE, SMALL, PAD, COLUMNS = 48, 22, 8, 4
CAPTION = 150
CELL = CAPTION + 2 * (LARGE + PAD) + 4 * (SMALL + PAD) + 2 * PAD
ROW = LARGE + PAD


def contact_sheet(catalogue: Mapping[str, Box]) -> bytes:
    drawn = [(box.id, icon, d) for box in catalogue.values() for icon, d in drawings(box).items()]
    height = -(-len(drawn) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CELL, height * ROW + PAD), "#f3f0e8")
    for place, one in enumerate(drawn):
        column, row = divmod(place, height)
        sheet.paste(_cell(*one), (column * CELL, row * ROW))
    return png(ImageOps.posterize(sheet, 5), optimize=True)  # half the bytes, no visible change


def _cell(game: str, icon: str, drawing: Drawing) -> Image.Image:
    cell = Image.new("RGB", (CELL, ROW), "#f3f0e8")
    pen, font = ImageDraw.Draw(cell), ImageFont.load_default(size=13)
    pen.text((PAD, ROW / 2), f"{game} {icon}".strip(), "#241c18", font, anchor="lm")
    image, left = painted(drawing).image(), CAPTION
    for ground, side, grey in _looks():
        cell.paste(_seen(image, ground, side, grey), (left, PAD // 2))
        left += side + PAD
    return cell


def _looks() -> list[tuple[str, int, bool]]:
    grounds = (DARK, LIGHT)
    large = [(ground, LARGE, False) for ground in grounds]
    return [*large, *((g, SMALL, grey) for grey in (False, True) for g in grounds)]


def _seen(image: Image.Image, ground: str, side: int, grey: bool) -> Image.Image:
    seen = Image.new("RGB", (side + PAD, ROW), ground)
    small = image.resize((side, side), Image.Resampling.LANCZOS)
    seen.paste(small, (PAD // 2, (ROW - side) // 2), small)
    return seen.convert("L").convert("RGB") if grey else seen
