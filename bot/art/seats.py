"""Who plays, in pictures: a colour for each side, and the letters of its seats."""

from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

from bot.art.canvas import Canvas, ring_of
from bot.art.colours import GOLD, PAINT, RED, STEEL, WHITE, dark
from bot.engine.game import Game

CLANS = "▲●"
MEDALS = (GOLD, STEEL, "#d08a4e")


@dataclass(frozen=True, slots=True)
class Side:
    """A seat, or a clan whose seats count together."""

    seats: tuple[int, ...]
    colour: str
    points: int
    place: int = 0
    """Which one of the sides it is."""
    name: str = ""
    """What it is called, where somebody knows that."""

    @property
    def mark(self) -> str:
        """A letter, because nobody's name is stored; for a clan the sign that it is drawn with."""
        return CLANS[self.place] if len(self.seats) > 1 else ascii_uppercase[self.seats[0]]


def sides(
    game: Game[Any, Any, Any], state: Any, named: Callable[[tuple[int, ...]], str] = lambda _: ""
) -> tuple[Side, ...]:
    """None where the points cannot be told before the end."""
    points = game.points(state)
    teams = game.teams(state) or tuple((seat,) for seat in range(len(points)))
    return tuple(
        Side(team, PAINT[game.colour(state, team[0])], points[team[0]], place, named(team))
        for place, team in enumerate(teams)
        if points
    )


def badge(c: Canvas, side: Side, x: float, y: float, radius: float) -> None:
    if side.mark == CLANS[0]:
        c.shape(ring_of(x, y + radius / 6, radius * 1.1, 3), side.colour, WHITE, radius / 8)
        return
    c.disc(x, y, radius, side.colour, WHITE, radius / 8)
    if side.mark != CLANS[1]:
        c.text(x, y, side.mark, 0.95 * radius, WHITE)


def medal(c: Canvas, rank: int, x: float, y: float, radius: float) -> None:
    """Gold, silver and bronze; who came later gets a plain number."""
    if rank > len(MEDALS):
        c.text(x, y, str(rank), radius)
        return
    metal = MEDALS[rank - 1]
    for side in (-1, 1):
        ribbon = [(0, 0), (side * 0.75, 1.5), (side * 0.2, 1.25)]
        c.shape([(x + px * radius, y + py * radius) for px, py in ribbon], RED, RED, 3)
    c.shape(ring_of(x, y, radius, 12, inner=radius * 0.9), dark(metal), None)
    c.disc(x, y, radius * 0.8, metal)
    c.text(x, y, str(rank), radius * 0.85)
