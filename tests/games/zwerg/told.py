"""The chances that people are told in Der 7bte Zwerg, and what came of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.games.zwerg.brain.rating import shares
from bot.games.zwerg.brain.turn import chance_all_seven

Answers = Iterator[tuple[str, float, float]]
"""What a chance is about, how great it is, and what came."""


def told(box: Box, state: Any, rest: list[Any], random: Random) -> Answers:
    """Whether all seven of this turn came to lie."""
    game: Any = box.game
    chance = chance_all_seven(game, game.view(state, None))
    turn = state.board.round, state.board.active
    later = (s.board for s in rest if (s.board.round, s.board.active) != turn)
    ended = next(later, rest[-1].board)
    if chance is not None and ended.past is not None:
        yield "all seven lie", float(chance), float(not ended.past.cave)


def rated(box: Box, state: Any, seat: int) -> tuple[Rated[Any], ...]:
    """By the share of the victory, where the master plays for it."""
    game: Any = box.game
    return shares(game, game.view(state, seat), seat)
