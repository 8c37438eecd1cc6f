"""The parts of a board's picture: tiles, sheet, facts, players."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from bot.art.canvas import Canvas
from bot.art.colours import CREAM, GOLD, INK, WHITE, dark, mixed
from bot.art.lettering import fitted, font
from bot.art.tiles import Tiles
from bot.engine.lazy_module import LazyModule
from bot.engine.phrases import Icon
from bot.engine.sketch import Cell, Player, Run, SheetRow, Sketch, Spot

if TYPE_CHECKING:
    from PIL import Image, ImageDraw
else:
    Image, ImageDraw = map(LazyModule, ("PIL.Image", "PIL.ImageDraw"))

MARGIN, GAP = 14, 8
LARGE, LESS_LARGE, GRID_GAP = 80, 60, 4
TEXT, ICON, LINE = 24, 34, 40
"""The height of letters, icons and lines of facts; a phone shows them at less than half."""
NAMES = (24, 22, 20)
"""The sizes of a name, from a short one to a long one."""
EVERYTHING = 10_000
"""A width for any name."""
BOX, LOW_BOX, IN_A_ROW = 50, 38, 3
ROW, HEAD, LABELS, WORTH = 29, 34, 196, 36
DOT, STEP = 5, 18
OFFERED = "#7be07f"
"""The green of numbers that could be written."""


def grid(drawn: Tiles, sketch: Sketch, cell: int) -> "Image.Image | None":
    """The rows as tiles of one size, with the way of a flight over them."""
    if not sketch.rows:
        return None
    width = max(map(len, sketch.rows)) * cell
    board = drawn.canvas(width, len(sketch.rows) * cell)
    for y, row in enumerate(sketch.rows):
        for x, one in enumerate(row):
            board.paste(_tile(drawn, one, cell), (x * cell, y * cell))
    _path(ImageDraw.Draw(board), sketch.path, cell)
    return board


def head(drawn: Tiles, sketch: Sketch, width: int, side: int = LARGE) -> "Image.Image | None":
    """Large tiles on the left, facts on the right of them."""
    tiles = sketch.large or ()
    left = len(tiles) * (side + GAP)
    told = list(_lines(sketch.facts, width - left))
    height = max(0 if sketch.large is None else side, len(told) * LINE)
    if not height:
        return None
    image = drawn.canvas(width if told else max(left, 1), height)
    for place, cell in enumerate(tiles):
        image.paste(_tile(drawn, cell, side), (place * (side + GAP), (height - side) // 2))
    _write(drawn, image, told, left, (height - len(told) * LINE) // 2)
    return image


def players(
    drawn: Tiles, people: Sequence[Player], colours: Sequence[str], width: int
) -> "Image.Image | None":
    """A box for each player, in as few rows as fit: the name, then notes and points."""
    if not people:
        return None
    rows = -(-len(people) // IN_A_ROW)
    columns = -(-len(people) // rows)
    room = (width + GAP) // columns
    image = drawn.canvas(width, rows * BOX + (rows - 1) * GAP)
    for number, player in enumerate(people):
        row, column = divmod(number, columns)
        left, top, right = column * room, row * (BOX + GAP), column * room + room - GAP
        paint = colours[player.seats[0]]
        image.paste(_plate(right - left, BOX, paint, player.acting, drawn.ground), (left, top))
        pen, middle = ImageDraw.Draw(image), top + BOX // 2
        end = right - 18 - _points(pen, right - 10, middle, player)
        for icon in reversed([p for run in player.notes for p in run if isinstance(p, Icon)]):
            end -= ICON
            tile = drawn.sized(icon.name, ICON - 4, paint)
            image.paste(tile, (round(end), middle - ICON // 2 + 2))
        _name(pen, left + 10, middle, _called(player), end - left - 14, "lm")
    return image


def panel(drawn: Tiles, sketch: Sketch, colours: Sequence[str], width: int) -> "Image.Image | None":
    """The players one below the other: the name, below it notes and points; then the legend."""
    people, legend = sketch.players, list(_lines(sketch.legend, width))
    if not people:
        return None
    notes = [list(_lines(p.notes, width - _points_width(p))) for p in people]
    height = sum(LOW_BOX + LINE * max(1, len(told)) + GAP for told in notes)
    image, top = drawn.canvas(width, height + LINE * len(legend)), 0
    for player, told in zip(people, notes, strict=True):
        paint = colours[player.seats[0]]
        image.paste(_plate(width, LOW_BOX, paint, player.acting, drawn.ground), (0, top))
        pen = ImageDraw.Draw(image)
        _name(pen, width / 2, top + LOW_BOX / 2, _called(player), width - 14, "mm")
        top += LOW_BOX
        _points(pen, width - 4, top + LINE / 2, player)
        _write(drawn, image, told, 0, top)
        top += LINE * max(1, len(told)) + GAP
    _write(drawn, image, legend, 0, top)
    return image


def sheet(drawn: Tiles, sketch: Sketch, colours: Sequence[str], width: int) -> "Image.Image":
    """A row per line of the sheet, a column per player, names as head and totals as foot."""
    image = drawn.canvas(width, HEAD + (len(sketch.sheet) + 1) * ROW)
    pen, first = ImageDraw.Draw(image), LABELS + WORTH
    room = (width - first) // max(1, len(sketch.players))
    foot = HEAD + len(sketch.sheet) * ROW
    for column, player in enumerate(sketch.players):
        left = first + column * room
        if player.acting:
            shade = mixed(drawn.ground, WHITE, 0.16)
            pen.rounded_rectangle((left, 0, left + room - 3, image.height), 8, shade)
        plate = _plate(room - 5, HEAD - 2, colours[player.seats[0]], player.acting, drawn.ground)
        image.paste(plate, (left + 1, 0))
        name = _cut(_called(player), room - 12)
        _name(pen, left + room / 2 - 2, HEAD / 2 - 1, name, room, "mm")
        _text(pen, left + room / 2, foot + ROW / 2, str(player.points), 28, WHITE)
    for number, row in enumerate(sketch.sheet):
        _sheet_row(drawn, image, row, HEAD + number * ROW, first, room)
    pen.line((0, foot, width, foot), WHITE, 2)
    return image


def _sheet_row(
    drawn: Tiles, image: "Image.Image", row: SheetRow, top: int, first: int, room: int
) -> None:
    pen, middle = ImageDraw.Draw(image), top + ROW / 2
    pen.line((0, top, image.width, top), mixed(drawn.ground, WHITE, 0.25))
    if row.icon:
        image.paste(drawn.sized(row.icon, ROW - 2), (0, top + 1))
    left = ROW + 6 if row.icon else 2
    _text(pen, left, middle, fitted(row.label, 24, LABELS - left), 24, CREAM, "lm")
    _text(pen, first - 12, middle, row.worth, 24, mixed(drawn.ground, WHITE, 0.7), "rm")
    tones = {"written": WHITE, "offered": OFFERED, "free": mixed(drawn.ground, WHITE, 0.4)}
    for column, entry in enumerate(row.entries):
        x = first + column * room + room / 2
        _text(pen, x, middle, entry.text, 26, tones[entry.tone])


def _points(pen: "ImageDraw.ImageDraw", right: float, middle: float, player: Player) -> float:
    """The points, ending at the right; their width."""
    _text(pen, right, middle, str(player.points), 30, WHITE, "rm")
    return font(30).getlength(str(player.points))


def _points_width(player: Player) -> int:
    return round(font(30).getlength(str(player.points))) + GAP


def _name(
    pen: "ImageDraw.ImageDraw", x: float, y: float, name: str, room: float, anchor: str
) -> None:
    """As large as fits; a name that is too long even in the smallest letters is cut."""
    sizes = (size for size in NAMES if font(size).getlength(name) <= room)
    size = next(sizes, NAMES[-1])
    _text(pen, x, y, fitted(name, size, room), size, WHITE, anchor)


def _called(player: Player) -> str:
    """The name in letters that the font has; else the number of the seat."""
    return fitted(player.name, NAMES[-1], EVERYTHING) or str(player.seats[0] + 1)


def _cut(name: str, room: float) -> str:
    """The first letters of a name, where a column has no room for dots."""
    while font(NAMES[-1]).getlength(name) > room:
        name = name[:-1]
    return name


@lru_cache(maxsize=256)
def _plate(width: int, height: int, paint: str, acting: bool, ground: str) -> "Image.Image":
    """The colour of a seat; who acts has a golden rim."""
    c = Canvas(width, height, 1, fine=3, ground=ground)
    rim = (GOLD, 4) if acting else (dark(paint), 2)
    c.rect((1, 1, width - 1, height - 1), paint, 10, *rim)
    return c.image()


def _tile(drawn: Tiles, cell: Cell, side: int) -> "Image.Image":
    """A tile in the middle of its square, with its letters."""
    image = drawn.canvas(side, side)
    if not cell.icon:
        return image
    image.paste(drawn.sized(cell.icon, side - GRID_GAP), (GRID_GAP // 2, GRID_GAP // 2))
    pen = ImageDraw.Draw(image)
    if text := fitted(cell.text, 20, EVERYTHING):
        size = round(side * (0.44 if len(text) < 2 else 0.36))
        _outlined(pen, side / 2, side * cell.height, text, size)
    if cell.label:
        size = round(side * 0.34)
        half = font(size).getlength(cell.label) / 2 + 5
        low = (side / 2 - half, side - size - 6, side / 2 + half, side - 2)
        pen.rounded_rectangle(low, 6, INK)
        _text(pen, side / 2, side - size / 2 - 4, cell.label, size, WHITE)
    return image


def _outlined(pen: "ImageDraw.ImageDraw", x: float, y: float, text: str, size: int) -> None:
    pen.text((x, y), text, INK, font(size), anchor="mm", stroke_width=3, stroke_fill=WHITE)


def _text(
    pen: "ImageDraw.ImageDraw",
    x: float,
    y: float,
    text: str,
    size: int,
    paint: str,
    anchor: str = "mm",
) -> None:
    pen.text((x, y), text, paint, font(size), anchor=anchor)


def _lines(facts: Sequence[Run], width: int) -> Iterator[list[Run]]:
    """The facts as lines: several of them in one where they fit, a long one broken."""
    line: list[Run] = []
    used = 0.0
    for fact in facts:
        for piece in _broken(fact, width):
            wide = _length(piece) + 2 * GAP
            if line and used + wide > width:
                yield line
                line, used = [], 0.0
            line.append(piece)
            used += wide
    if line:
        yield line


def _broken(fact: Run, width: int) -> Iterator[Run]:
    """A fact that is too long, between its words."""
    if _length(fact) <= width:
        yield fact
        return
    piece: Run = ()
    words = (part.split(" ") if isinstance(part, str) else [part] for part in fact)
    for part in (word for some in words for word in some):
        if piece and _length((*piece, part)) > width:
            yield piece
            piece = ()
        piece = (*piece, part)
    if piece:
        yield piece


def _length(run: Run) -> float:
    return sum(ICON if isinstance(p, Icon) else font(TEXT).getlength(p) + GAP for p in run)


def _write(
    drawn: Tiles, image: "Image.Image", lines: Sequence[Sequence[Run]], left: int, top: int
) -> None:
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        x, middle = float(left), top + number * LINE + LINE / 2
        for run in line:
            for part in run:
                if isinstance(part, Icon):
                    tile = drawn.sized(part.name, ICON - 2)
                    image.paste(tile, (round(x), round(middle - ICON / 2 + 1)))
                    x += ICON
                else:
                    cut = fitted(part, TEXT, image.width - x)
                    _text(pen, x + GAP / 2, middle, cut, TEXT, CREAM, "lm")
                    x += font(TEXT).getlength(part) + GAP
            x += 2 * GAP


def _path(pen: "ImageDraw.ImageDraw", path: Sequence[Spot], cell: int) -> None:
    """A dotted line, larger at its end."""
    at = [((x + 0.5) * cell, (y + 0.5) * cell) for x, y in path]
    for (x, y), (to_x, to_y) in pairwise(at):
        count = max(1, round(hypot(to_x - x, to_y - y) / STEP))
        for n in range(count + 1):
            _dot(pen, x + (to_x - x) * n / count, y + (to_y - y) * n / count, DOT)


def _dot(pen: "ImageDraw.ImageDraw", x: float, y: float, r: float) -> None:
    pen.ellipse((x - r, y - r, x + r, y + r), WHITE, INK, 2)
