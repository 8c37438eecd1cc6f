"""The chances to win over a whole match, and where it turned."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bot.engine.brain import Chances
from bot.engine.catalogue import Box
from bot.engine.match import Match

POINTS = 24
"""A curve has at most one point more."""
TURNING = 0.1
"""The smallest change of a chance between two points of the curve that is a turning point."""
LONGEST_TURN = 1 / 4
"""The longest part of a match that a turning point may last; a curve may be coarser."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chances at one step of the replay, as everybody could know them."""

    step: int
    version: int
    """So many moves were made."""
    chances: Chances


@dataclass(frozen=True, slots=True)
class Turn:
    """The change of a team's chance between two points of the curve."""

    seats: tuple[int, ...]
    before: Point
    after: Point
    view: Any
    """What everybody saw before it."""

    @property
    def step(self) -> int:
        return self.before.step

    @property
    def rise(self) -> float:
        before, after = (at.chances.share(self.seats[0]) for at in (self.before, self.after))
        return after - before


@dataclass(frozen=True, slots=True)
class Curve:
    points: tuple[Point, ...]
    turn: Turn | None = None
    """The greatest rise of a team that won, where it is great enough to be one; none where all
    share the victory.
    """

    @property
    def seats(self) -> range:
        return range(sum(map(len, self.points[0].chances.teams)))


def curve(box: Box, steps: Sequence[Match], in_time: Callable[[], bool]) -> Curve | None:
    """The chances at evenly spaced steps of a replay; None for a game that tells none.

    Where the time is short the points are fewer, not the match that they tell of.
    """
    last, found = len(steps) - 1, dict[int, Point]()
    places = sorted(range(POINTS + 1), key=_fineness)
    for step in dict.fromkeys(place * last // POINTS for place in places):
        if len(found) > 1 and not in_time():
            break
        chances = box.brain.chances(box.game, box.game.view(steps[step].state, None))
        if chances is None:
            return None
        found[step] = Point(step, steps[step].version, chances)
    points = tuple(found[step] for step in sorted(found))
    return Curve(points, _turn(box, points, steps))


def _fineness(place: int) -> int:
    """Beginning and end first, then halves, quarters and so on of what is between them."""
    return -(place & -place) if place % POINTS else -POINTS


def _turn(box: Box, points: Sequence[Point], steps: Sequence[Match]) -> Turn | None:
    teams, result = points[0].chances.teams, steps[-1].result
    won = [team for team in teams if result and set(team) & set(result.winners)]
    if len(won) == len(teams):
        return None
    turns = (
        Turn(team, before, after, box.game.view(steps[before.step].state, None))
        for before, after in pairwise(points)
        if after.step - before.step <= max(1, LONGEST_TURN * len(steps))
        for team in won
    )
    greatest = max(turns, key=lambda turn: turn.rise, default=None)
    return greatest if greatest and greatest.rise >= TURNING else None
