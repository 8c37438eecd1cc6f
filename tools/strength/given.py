"""What players give away: each of their choices against the best one, as this version rates it.

All seats of a match are the first player's; the others are asked what they would have chosen there.
So one match says about all of them the same positions. A game may rate more finely for this than
while it plays: `rated` in the file `told.py` among its tests.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from tools.strength.duel import Rules, ended
from tools.strength.players import Player
from tools.strength.told import asks


@dataclass
class Given:
    """What one player gave away: by match the sum, and how many choices."""

    lost: list[float] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)

    def per_choice(self) -> tuple[float, float]:
        """With one standard error; choices of one match are no independent witnesses."""
        count = sum(self.choices)
        if not count:
            return 0.0, 0.0
        mean = sum(self.lost) / count
        gaps = [lost - mean * n for lost, n in zip(self.lost, self.choices, strict=True)]
        return mean, sqrt(sum(gap * gap for gap in gaps)) / count

    def per_seat(self, seats: int) -> tuple[float, float]:
        """In a match, of one seat."""
        count = len(self.lost)
        mean = sum(self.lost) / count
        spread = sqrt(sum((one - mean) ** 2 for one in self.lost) / max(1, count - 1) / count)
        return mean / seats, spread / seats


def given(rules: Rules, players: Sequence[Player]) -> Iterator[list[Given]]:
    """Endless: what everybody has given away after every further match."""
    found, number = [Given() for _ in players], 0
    while True:
        sums = _match(rules, players, number)
        for one, lost in zip(found, sums, strict=True):
            one.lost.append(sum(lost))
            one.choices.append(len(lost))
        yield found
        number += 1


def _match(rules: Rules, players: Sequence[Player], number: int) -> list[list[float]]:
    """By player what each of their choices gave away."""
    lost: list[list[float]] = [[] for _ in players]

    def choose(state: Any, seat: int, luck: Random) -> str:
        moves = [one.choose(state, seat, luck) for one in players]
        _weigh(rules.box, state, seat, moves, lost)
        return moves[0]

    ended(rules, players, number, choose)
    return lost


def _weigh(box: Box, state: Any, seat: int, moves: list[str], lost: list[list[float]]) -> None:
    worths = {str(one.action): one.worth for one in _rated(box, state, seat)}
    if len(worths) < 2:
        return
    best = max(worths.values())
    for move, of_one in zip(moves, lost, strict=True):
        of_one.append(best - worths[move])


def _rated(box: Box, state: Any, seat: int) -> tuple[Rated[Any], ...]:
    finer = getattr(asks(box), "rated", None)
    if finer is None:
        return box.brain.rate(box.game, box.game.view(state, seat), seat)
    found: tuple[Rated[Any], ...] = finer(box, state, seat)
    return found
