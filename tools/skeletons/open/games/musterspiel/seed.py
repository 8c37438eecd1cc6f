"""The seed data and the options."""

from typing import Literal

from bot.engine import data


class Seed(data.Seed):
    faces: data.Few
    bad: data.Few
    """The face that takes the turn's points."""


class Options(data.Options):
    rounds: Literal[1, 2, 3] = 2
