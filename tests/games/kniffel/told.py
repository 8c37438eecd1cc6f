"""The chances that people are told in Hex-hex-Kniffel, and what came of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.games.kniffel.brain.rating import victory, win_chance

Answers = Iterator[tuple[str, float, float]]
"""What a chance is about, how great it is, and what came."""


def told(box: Box, state: Any, rest: list[Any], random: Random) -> Answers:
    game: Any = box.game
    if state.pending:
        return
    winners = game.result(rest[-1]).winners
    share = (state.seat in winners) / len(winners)
    yield "a share of the victory", win_chance(game, state, state.seat), share


def rated(box: Box, state: Any, seat: int) -> tuple[Rated[Any], ...]:
    """By the share of the victory, which is what the master plays for."""
    game: Any = box.game
    return victory(game, game.view(state, seat), seat) if state.dice else ()
