"""What Drachenlachen can tell people: everybody's chance to win, by playing to the end."""

from typing import TYPE_CHECKING, Final

from bot.engine.brain import Line, Rated, Unit
from bot.engine.game import Seen
from bot.engine.words import Who, Word
from bot.games.drachen.brain import rate, win_chances
from bot.games.drachen.rules import Drachen, State

if TYPE_CHECKING:
    from random import Random

unit: Final[Unit] = "chance"
PLAYOUTS = 2000
QUICK = 1500
"""Playouts for each answer in a look back, shared by the seats."""


def odds(game: Drachen, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    chances = win_chances(game, view, random, PLAYOUTS)
    lines = (Word("chances-seat", {"who": Who(s), "chance": c}) for s, c in enumerate(chances))
    return (Word("chances-playouts", {"count": PLAYOUTS}), *lines)


def glance(game: Drachen, view: Seen[State], seat: int) -> tuple[Rated, ...]:
    return rate(game, view, seat, QUICK)
