"""The data, and what a table may agree on."""

from typing import Literal

from bot.engine import game


class Seed(game.Seed):
    faces: game.Few
    bad: game.Few
    """The face that takes the turn's points."""


class Options(game.Options):
    rounds: Literal[1, 2, 3] = 2
