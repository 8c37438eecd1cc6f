"""A puzzle folded again: the decision as its seat saw it, an answer to it, what really happened."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.advice.grades import Grade, grade
from bot.engine.brain import Rated
from bot.engine.catalogue import Box
from bot.engine.errors import IllegalMoveError, PlayerError
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match, Move
from bot.puzzles.search import lost, right, terms


@dataclass(frozen=True, slots=True)
class Posed:
    box: Box
    before: Match
    seat: int
    played: Any
    after: Match
    """Once the move was made and chance had answered: what the next decision saw."""

    @property
    def number(self) -> int:
        return self.before.version

    @property
    def view(self) -> Any:
        return self.box.game.view(self.before.state, self.seat)

    @property
    def legal(self) -> tuple[Any, ...]:
        return self.box.game.legal(self.before.state, self.seat)

    def action(self, text: str) -> Any:
        """A legal action of the seat; raises a PlayerError for any other text."""
        action = self.box.game.parse(text)
        if action not in self.legal:
            raise IllegalMoveError("illegal-unreadable", move=text)
        return action


@dataclass(frozen=True, slots=True)
class Judged:
    """What an answer was worth."""

    answer: Any
    cost: float
    grade: Grade
    best: Any
    as_good: tuple[Any, ...]
    """All that counts as the best, with it."""

    @property
    def is_right(self) -> bool:
        return self.answer in self.as_good


def pose(box: Box, header: Header, log: Sequence[Move], number: int) -> Posed:
    """Raises a PlayerError where the pointer leads to no decision under today's rules."""
    if header.rules != box.game.seed.rules_version or not 0 <= number < len(log):
        raise PlayerError("puzzle-gone")
    before, move = Match.fold(box.game, header, log[:number]), log[number]
    if move.seat == CHANCE or len(box.game.legal(before.state, move.seat)) < 2:
        raise PlayerError("puzzle-gone")
    after = before.play(move.seat, move.text)
    for later in log[number + 1 :]:
        if after.to_act != {CHANCE} and not box.game.forced(after.state):
            break
        after = after.play(later.seat, later.text)
    return Posed(box, before, move.seat, box.game.parse(move.text), after)


def judge(posed: Posed, rated: Sequence[Rated[Any]], action: Any) -> Judged:
    box, cost = posed.box, lost(posed.box, rated, action)
    graded = grade(cost, box.brain.unit, terms(box).error)
    return Judged(action, cost, graded, rated[0].action, tuple(right(box, rated)))
