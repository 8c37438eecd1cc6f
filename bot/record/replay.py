"""A match cut into steps, one per decision, each as everybody saw it then."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.game import CHANCE, Game
from bot.engine.match import Header, Match, Move


def steps(game: Game[Any, Any, Any], header: Header, log: Sequence[Move]) -> tuple[Match, ...]:
    """Every moment in which somebody had to decide, and the end; each tells what led to it.

    A decision of several seats is one step, so who bet first, or changed a bet, stays untold.
    """
    found: list[Match] = []
    match = Match.begin(game, header)
    for move in log:
        if match.to_act != {CHANCE} and (not found or match.turn != found[-1].turn):
            found.append(match)
            match = replace(match, story=())
        match = match.play(move.seat, move.text)
    return (*found, match)


def turns(found: Sequence[Match], most: int) -> tuple[int, ...]:
    """The steps with which a turn begins, and the end; evenly thinned out to at most so many."""
    last = len(found) - 1
    marks = [n for n in range(last) if n == 0 or found[n].to_act != found[n - 1].to_act] + [last]
    if len(marks) <= most:
        return tuple(marks)
    return tuple(marks[place * (len(marks) - 1) // (most - 1)] for place in range(most))
