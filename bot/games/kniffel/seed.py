"""The data of Hex-hex-Kniffel: dice, rows, options, errors of the computers."""

from bot.engine import data
from bot.engine.brain import Strength


class Seed(data.Seed):
    dice: data.Few
    rolls: data.Few
    symbols: tuple[str, ...]
    points: dict[str, data.Points]
    doubt: dict[Strength, data.Measure]
    """The error of a computer when it rates a choice, in points."""

    @property
    def rows(self) -> tuple[str, ...]:
        return (*self.symbols, *self.points)


class Options(data.Options):
    free_strike: bool = False
    """K8: allow 0 points in any row although another row fits."""
