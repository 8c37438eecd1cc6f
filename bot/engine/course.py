"""The course of a match: the points of every seat over time."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from bot.engine.game import CHANCE
from bot.engine.match import Match

Course = tuple[tuple[int, ...], ...]
TOO_FEW = 2


def course(match: Match) -> Course:
    """The points of every seat at each decision and at the end.

    Empty for a game without points before its end.
    """
    return tuple(points for _, points in _stops(match))


def places(match: Match, moves: tuple[int, ...]) -> tuple[int, ...]:
    """For each of these moves the place in the course where its points are first counted."""
    stops = [number for number, _ in _stops(match)]
    return tuple(min(bisect_left(stops, move), len(stops) - 1) for move in moves)


def is_eventful(course: Sequence[Sequence[float]]) -> bool:
    """Whether a plot would show more than one step."""
    values = {points for row in course for points in row}
    return len(course) > 1 and len(values) > TOO_FEW


def _stops(match: Match) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The points after the start and after each move that a decision follows."""
    game = match.game
    state = Match.begin(game, match.header).state
    if not game.points(state):
        return
    yield -1, game.points(state)
    for move in match.log:  # the moves of a log are legal: no need for `apply`
        state, _ = game.step(state, move.seat, game.parse(move.text))
        if game.to_act(state) != {CHANCE}:
            yield move.number, game.points(state)
