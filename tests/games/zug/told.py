"""The chances that people are told in Die Zwergenzugfahrt, and what came of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.catalogue import Box
from bot.games.zug.brain.rating import chances

Answers = Iterator[tuple[str, float, float]]
"""What a chance is about, how great it is, and what came."""
OPENING = 6
"""Moves by lot before a measured match: two masters would repeat their lines otherwise."""
EVERY = 2
"""Of the stored positions the suite asks about every second: with all of them the same errors
are found, and they take twice as long."""
TOLERANCE = 0.05
"""A net is calibrated no finer than this."""


def told(box: Box, state: Any, rest: list[Any], random: Random) -> Answers:
    game: Any = box.game
    found = chances(game, game.view(state, None))
    (red, green), tie = found.wins, found.tie
    seats = game.held(rest[-1])
    yield "a clan wins", red, float(seats[0] > seats[1])
    yield "a clan wins", green, float(seats[1] > seats[0])
    yield "a tie", tie, float(seats[0] == seats[1])
