"""The seed data and the options."""

from typing import Literal

from bot.engine import data


class Seed(data.Seed):
    faces: data.Few
    high: data.Few
    """From this face on a die counts as high."""


class Options(data.Options):
    rounds: Literal[1, 2, 3] = 2
