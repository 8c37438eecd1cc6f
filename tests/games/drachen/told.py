"""The chances that people are told in Drachenlachen, and what came of them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.games.drachen.brain.rating import chances, rate
from bot.games.drachen.rules import Drachen

Answers = Iterator[tuple[str, float, float]]
"""What a chance is about, how great it is, and what came."""
COARSER = 4
"""So many times fewer playouts tell chances: their noise is a tenth of a bin's error."""
FINER = 5
"""So many times the playouts of a match judge what a choice gave away."""


def told(box: Box, state: Any, rest: list[Any], random: Random) -> Answers:
    game: Any = _with_playouts(box, box.game.seed.playouts // COARSER)
    winners = game.result(rest[-1]).winners
    for seat, chance in enumerate(chances(game, game.view(state, None)).wins):
        yield "a seat wins", chance, float(seat in winners)


def rated(box: Box, state: Any, seat: int) -> tuple[Rated[Any], ...]:
    game = _with_playouts(box, FINER * box.game.seed.playouts)
    return rate(game, game.view(state, seat), seat)


@cache
def _with_playouts(box: Box, playouts: int) -> Drachen:
    return Drachen(box.game.seed.model_copy(update={"playouts": playouts}))
