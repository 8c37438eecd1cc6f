"""What Die Zwergenzugfahrt can tell people: everybody's chance to win, by playing to the end."""

from typing import TYPE_CHECKING, Final

from bot.engine.brain import Line, Rated, Unit
from bot.engine.game import Seen
from bot.engine.words import Who, Word
from bot.games.zug.brain import rate, win_chances
from bot.games.zug.rules import Zug
from bot.games.zug.state import State

if TYPE_CHECKING:
    from random import Random

unit: Final[Unit] = "chance"
PLAYOUTS = 300
QUICK = 1500
"""Positions for one decision in a look back."""


def odds(game: Zug, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    chances = win_chances(game, view, random, PLAYOUTS)
    lines = (Word("chances-seat", {"who": Who(s), "chance": c}) for s, c in enumerate(chances))
    return (Word("chances-playouts", {"count": PLAYOUTS}), *lines)


def glance(game: Zug, view: Seen[State], seat: int) -> tuple[Rated, ...]:
    return rate(game, view, seat, QUICK)
