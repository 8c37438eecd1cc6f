"""The data of Hex-hex-Kniffel: the dice, the rows, the options, how far computers err."""

from bot.engine import game
from bot.engine.brain import Strength


class Seed(game.Seed):
    dice: game.Few
    rolls: game.Few
    symbols: tuple[str, ...]
    points: dict[str, game.Points]
    doubt: dict[Strength, game.Measure]
    """How far, in points, a computer misjudges a choice."""

    @property
    def rows(self) -> tuple[str, ...]:
        return (*self.symbols, *self.points)


class Options(game.Options):
    free_strike: bool = False
    """K8: also 0 points in a row of one's choice although something would fit."""
