"""What everybody may be told in Drachenlachen: each seat's chance to win, by playing to the end."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Who, Word
from bot.games.drachen.brain.rating import chances, playouts
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State

if TYPE_CHECKING:
    from random import Random


def odds(game: Drachen, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    del random
    *told, _ = chances(game, view).percent()
    lines = (Word("odds-seat", {"who": Who(s), "chance": c / 100}) for s, c in enumerate(told))
    return (Word("odds-playouts", {"count": playouts(game, view.state)}), *lines)
