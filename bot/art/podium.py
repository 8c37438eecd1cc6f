"""The podium: the first three on steps, the others listed below."""

from collections.abc import Sequence

from bot.art.canvas import Canvas
from bot.art.colours import CREAM, WHITE, dark
from bot.art.seats import Side, medal
from bot.engine.game import Result

TOP, STEPS, LIST_ROW = 64, (150, 108, 78), 44
WIDE, GAP = 226, 10
ORDER = (1, 0, 2)
"""The winner is in the middle."""
IN_A_ROW = 3


def height(sides: Sequence[Side]) -> int:
    others = max(0, len(sides) - len(STEPS))
    rows = -(-others // IN_A_ROW)
    return TOP + STEPS[0] + (14 + rows * LIST_ROW if rows else 24)


def draw(c: Canvas, result: Result, sides: Sequence[Side], width: int) -> None:
    ranked = sorted(sides, key=lambda side: result.ranks[side.seats[0]])
    best, others = ranked[: len(STEPS)], ranked[len(STEPS) :]
    places = [place for place in ORDER if place < len(best)]
    left = (width - len(places) * WIDE - (len(places) - 1) * GAP) / 2
    for column, place in enumerate(places):
        rank = result.ranks[best[place].seats[0]]
        _step(c, best[place], rank, left + column * (WIDE + GAP), alone=len(sides) == 1)
    for number, side in enumerate(others):
        row, column = divmod(number, IN_A_ROW)
        x = 24 + column * (width - 48) / IN_A_ROW
        _listed(c, side, result.ranks[side.seats[0]], x, TOP + STEPS[0] + 14 + LIST_ROW * row)


def _step(c: Canvas, side: Side, rank: int, left: float, *, alone: bool) -> None:
    """One step; equal ranks have equal heights."""
    high = STEPS[min(rank, len(STEPS)) - 1]
    top, bottom, middle = TOP + STEPS[0] - high, TOP + STEPS[0], left + WIDE / 2
    c.words(middle, top - 24, side.name, 30, WHITE, WIDE)
    c.rect((left, top, left + WIDE, bottom + 12), side.colour, 12, dark(side.colour), 3)
    if alone:
        c.words(middle, (top + bottom) / 2, str(side.points), 72, WHITE, WIDE)
        return
    medal(c, rank, left + 46, top + 38, 26)
    c.words(middle + 26, (top + bottom) / 2 + 2, str(side.points), 54, WHITE, WIDE)


def _listed(c: Canvas, side: Side, rank: int, left: float, top: float) -> None:
    c.rect((left, top + 4, left + 34, top + 38), side.colour, 8, dark(side.colour), 2)
    c.words(left + 17, top + 21, str(rank), 22, WHITE, 34)
    c.words(left + 44, top + 21, side.name, 26, CREAM, 148, middle=False)
    c.words(left + 212, top + 21, str(side.points), 26, WHITE, 40)
