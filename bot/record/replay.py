"""The steps of a replay: one per decision."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.game import CHANCE, Game, Weight
from bot.engine.match import Header, Match, Move


def steps(game: Game[Any, Any, Any], header: Header, log: Sequence[Move]) -> tuple[Match, ...]:
    """The match at every decision and at its end; each step has the events since the last one.

    A decision of several seats is one step, so that a replay does not show who bet first or changed
    a bet.
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
    """The numbers of the steps that begin a turn, and of the last; at most `most` of them.

    Where they are too many, first and last stay, then turns in which something heavy happened.
    """
    last = len(found) - 1
    marks = [n for n in range(last) if n == 0 or found[n].to_act != found[n - 1].to_act]
    if len(marks) < most:
        return (*marks, last)
    ends = (*marks[1:], last)
    heavy = [m for m, end in zip(marks, ends, strict=True) if _is_heavy(found[m + 1 : end + 1])]
    kept = {marks[0], *_spread(heavy, most - 2)}
    others = [mark for mark in marks if mark not in kept]
    return (*sorted({*kept, *_spread(others, most - 1 - len(kept))}), last)


def _spread(marks: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly spaced."""
    if len(marks) <= most:
        return list(marks)
    return [marks[place * len(marks) // most] for place in range(most)]


def _is_heavy(steps: Sequence[Match]) -> bool:
    return any(event.weight is Weight.HEAVY for match in steps for event in match.story)
