"""The account of one seat in a match: what was expected, received and lost by choices."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from bot.engine.brain import Standing
from bot.engine.catalogue import Box


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice as its seat saw it, with the cost against the best one."""

    seat: int
    view: Any
    action: Any
    best: Any
    cost: float
    worth: float = 0.0
    """The value of the best action."""
    chance: float | None = None
    """The chance that it was right, where it is a bet."""
    step: int = 0
    """The step of the replay where it was open."""


@dataclass(frozen=True, slots=True)
class Account:
    """What best play could expect, what came of it, and what was lost by choices."""

    expected: float = 0.0
    received: float = 0.0
    lost: float = 0.0
    """Points, or the part of the expected chance; never more than was expected of the team."""

    @property
    def luck(self) -> float:
        return self.received - self.expected + self.lost


@dataclass(slots=True)
class Purse:
    """What is left of a team's chance at the start after its mistakes.

    A mistake takes the same fraction of it as of the chance at that moment, so that mistakes never
    add up to more than there was, however often luck came back.
    """

    left: float

    def pay(self, fraction: float) -> float:
        lost = self.left * fraction
        self.left -= lost
        return lost


@dataclass(slots=True)
class Book:
    """The running account of one seat, stretch by stretch."""

    box: Box
    seat: int
    account: Account = field(default_factory=Account)
    decisions: list[Decision] = field(default_factory=list)
    won_bets: list[Decision] = field(default_factory=list)
    purse: Purse | None = None
    """Where a chance is what counts."""
    _stretch: Hashable = None
    _booked: float = 0.0
    _secret: Decision | None = None
    """A bet can be changed: only the last one of its stretch counts."""

    def open(self, state: Any, expected: float) -> None:
        standing = self.standing(state)
        self._stretch, self._booked = standing.stretch, standing.booked
        self._add(expected=expected)

    def judge(self, state: Any, action: Any, step: int) -> None:
        game, brain = self.box.game, self.box.brain
        opens = self._stretch is None
        if not opens and len(game.legal(state, self.seat)) == 1:
            return
        view = game.view(state, self.seat)
        rated = brain.rate(game, view, self.seat)
        counted = brain.counted(game, view, self.seat) if brain.counted else rated
        values = {one.action: one.worth for one in counted}
        best = rated[0].action
        if opens:
            self.open(state, values[best])
        cost = max(0.0, values[best] - values.get(action, values[best]))
        chance = brain.bet_chance(game, view, action)
        self._note(Decision(self.seat, view, action, best, cost, values[best], chance, step))

    def see(self, state: Any) -> None:
        """Settle what is over."""
        if self._stretch is not None and self.standing(state).stretch != self._stretch:
            self.close(state)

    def close(self, state: Any) -> None:
        if self._stretch is None:
            return
        gain = self.standing(state).booked - self._booked
        self._add(received=gain)
        if self._secret is not None:
            self._count(self._secret)
            if self._secret.chance is not None and gain > 0:
                self.won_bets.append(self._secret)
        self._stretch, self._secret = None, None

    def _note(self, decision: Decision) -> None:
        if isinstance(decision.action, self.box.game.secret_types):
            self._secret = decision
        else:
            self._count(decision)

    def _count(self, decision: Decision) -> None:
        self.decisions.append(decision)
        lost = decision.cost
        if self.purse is not None:
            lost = self.purse.pay(decision.cost / decision.worth) if decision.cost else 0.0
        self._add(lost=lost)

    def standing(self, state: Any) -> Standing:
        game = self.box.game
        return self.box.brain.standing(game, game.view(state, self.seat), self.seat)

    def _add(self, expected: float = 0.0, received: float = 0.0, lost: float = 0.0) -> None:
        old = self.account
        self.account = Account(old.expected + expected, old.received + received, old.lost + lost)
