"""The data, and what a table may agree on."""

from typing import Literal

from bot.engine import game


class Seed(game.Seed):
    faces: game.Few
    high: game.Few
    """From this face on a die counts as high."""


class Options(game.Options):
    rounds: Literal[1, 2, 3] = 2
