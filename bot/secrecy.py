"""Which moves of a log the table has learned: a secret is out once it has made a difference."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.errors import IllegalMoveError
from bot.engine.game import Event, Game
from bot.engine.match import Header, Match, Move


def opened_moves(game: Game[Any, Any, Any], header: Header, log: Sequence[Move]) -> int:
    """How many moves can be told before the first secret that was never turned over."""
    kept = len(log)
    for number in _secrets(game, log):
        if _is_out(game, header, log, number):
            break
        kept = number
    return kept


def _secrets(game: Game[Any, Any, Any], log: Sequence[Move]) -> Iterator[int]:
    """The numbers of the secret moves, the last one first."""
    if game.secret_types:
        for move in reversed(log):
            if isinstance(game.parse(move.text), game.secret_types):
                yield move.number


def _is_out(game: Game[Any, Any, Any], header: Header, log: Sequence[Move], number: int) -> bool:
    """Whether the table would have seen something else, had this secret been another."""
    before, made = Match.fold(game, header, log[:number]), log[number]
    others = [str(action) for action in game.legal(before.state, made.seat)]
    seen = list(_public(before, made.text, log[number:]))
    return any(
        list(_public(before, other, log[number:])) != seen for other in others if other != made.text
    )


def _public(
    match: Match, first: str, moves: Sequence[Move]
) -> Iterator[tuple[tuple[Event, ...], Any]]:
    """What everybody sees of these moves, were the first of them another."""
    game, state = match.game, match.state
    for place, move in enumerate(moves):
        action = game.parse(move.text if place else first)
        try:
            state, events = game.apply(state, move.seat, action)
        except IllegalMoveError:
            return
        yield tuple(e for e in events if e.only is None), game.view(state, None)
