"""The sides of a match in pictures: colours, letters, medals."""

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
    """A seat, or a clan of several seats."""

    seats: tuple[int, ...]
    colour: str
    points: int
    place: int = 0
    """The number of the side."""
    name: str = ""
    """The name, if it is known."""

    @property
    def mark(self) -> str:
        """The letter of the seat, since names are not stored; for a clan its symbol."""
        return CLANS[self.place] if len(self.seats) > 1 else ascii_uppercase[self.seats[0]]


def sides(
    game: Game[Any, Any, Any], state: Any, named: Callable[[tuple[int, ...]], str] = lambda _: ""
) -> tuple[Side, ...]:
    """All sides; empty for a game without points before its end."""
    points = game.points(state)
    teams = game.teams(state) or tuple((seat,) for seat in range(len(points)))
    return tuple(
        Side(team, PAINT[game.colour(state, team[0])], points[team[0]], place, named(team))
        for place, team in enumerate(teams)
        if points
    )


def medal(c: Canvas, rank: int, x: float, y: float, radius: float) -> None:
    """A gold, silver or bronze medal; a plain number for later ranks."""
    if rank > len(MEDALS):
        c.text(x, y, str(rank), radius)
        return
    metal = MEDALS[rank - 1]
    for side in (-1, 1):
        ribbon = [(0, 0), (side * 0.75, 1.5), (side * 0.2, 1.25)]
        # The white edge shows it on a red step too.
        c.shape([(x + px * radius, y + py * radius) for px, py in ribbon], RED, WHITE, 3)
    c.shape(ring_of(x, y, radius, 12, inner=radius * 0.9), dark(metal), None)
    c.disc(x, y, radius * 0.8, metal)
    c.text(x, y, str(rank), radius * 0.85)
