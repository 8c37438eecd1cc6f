"""Looks back on a match: what luck gave to every seat, and what its own choices gave away."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine.brain import Unit
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match, Move

NOTHING = 1e-9
"""Less than this is no loss but rounding."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice as its seat saw it, with what the best one would have been worth more."""

    seat: int
    view: Any
    action: Any
    best: Any
    cost: float
    chance: float | None = None
    """How likely it was right, where it is a bet."""


@dataclass(frozen=True, slots=True)
class Account:
    """What best play could expect, what came of it, and what was lost by choices."""

    expected: float = 0.0
    received: float = 0.0
    lost: float = 0.0

    @property
    def luck(self) -> float:
        return self.received - self.expected + self.lost


@dataclass(frozen=True, slots=True)
class LookBack:
    unit: Unit
    accounts: tuple[Account, ...]
    costliest: Decision | None
    bravest: Decision | None
    """The least likely bet that came true."""
    judged: int
    """So many moves of the log were looked at before the time was up."""
    dearest: tuple[Decision | None, ...] = ()
    """By seat the choice that cost most."""
    boldest: tuple[Decision | None, ...] = ()
    """By seat the least likely bet that came true."""


def look_back(
    box: Box, header: Header, log: Sequence[Move], clock: Callable[[], float], seconds: float
) -> LookBack:
    """Fold the log once more and hold every choice against the brain's quick rates."""
    match, end = Match.begin(box.game, header), clock() + seconds
    books = [_Book(box, seat) for seat in range(len(header.seats))]
    state, judged = match.state, 0
    for move in log:
        action = box.game.parse(move.text)
        if judged == move.number and clock() < end:
            judged += 1
            if move.seat != CHANCE:
                books[move.seat].judge(state, action)
        state, _ = box.game.apply(state, move.seat, action)
        for book in books:
            book.see(state)
    for book in books:
        book.close(state)
    return _summed_up(box, books, judged)


def _summed_up(box: Box, books: "list[_Book]", judged: int) -> LookBack:
    decisions = [decision for book in books for decision in book.decisions]
    bets = [decision for book in books for decision in book.won_bets]
    return LookBack(
        unit=box.brain.unit,
        accounts=tuple(book.account for book in books),
        costliest=_dearest(decisions),
        bravest=_boldest(bets),
        judged=judged,
        dearest=tuple(_dearest(book.decisions) for book in books),
        boldest=tuple(_boldest(book.won_bets) for book in books),
    )


def _dearest(decisions: list[Decision]) -> Decision | None:
    return max((d for d in decisions if d.cost > NOTHING), key=lambda d: d.cost, default=None)


def _boldest(bets: list[Decision]) -> Decision | None:
    return min(bets, key=lambda bet: bet.chance or 0.0, default=None)


@dataclass(slots=True)
class _Book:
    """The running account of one seat, stretch by stretch."""

    box: Box
    seat: int
    account: Account = field(default_factory=Account)
    decisions: list[Decision] = field(default_factory=list)
    won_bets: list[Decision] = field(default_factory=list)
    _stretch: Hashable = None
    _booked: float = 0.0
    _secret: Decision | None = None
    """A bet can be changed: only the last one of its stretch counts."""

    def judge(self, state: Any, action: Any) -> None:
        game, brain = self.box.game, self.box.brain
        view = game.view(state, self.seat)
        opens = self._stretch is None
        if not opens and len(game.legal(state, self.seat)) == 1:
            return
        # A chance to win is one number for a whole match, and worth a longer look.
        look = brain.rate if opens and brain.unit == "chance" else brain.rate_quickly
        rated = look(game, view, self.seat)
        if opens:
            standing = brain.standing(game, view, self.seat)
            self._stretch, self._booked = standing.stretch, standing.booked
            self._add(expected=rated[0].worth)
        worth = next((one.worth for one in rated if one.action == action), rated[0].worth)
        cost = max(0.0, rated[0].worth - worth)
        chance = brain.bet_chance(game, view, action)
        self._note(Decision(self.seat, view, action, rated[0].action, cost, chance))

    def see(self, state: Any) -> None:
        """Settle what is over."""
        if self._stretch is not None:
            standing = self._standing(state)
            if standing.stretch != self._stretch:
                self.close(state)

    def close(self, state: Any) -> None:
        if self._stretch is None:
            return
        gain = self._standing(state).booked - self._booked
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
        self._add(lost=decision.cost)

    def _standing(self, state: Any) -> Any:
        game = self.box.game
        return self.box.brain.standing(game, game.view(state, self.seat), self.seat)

    def _add(self, expected: float = 0.0, received: float = 0.0, lost: float = 0.0) -> None:
        old = self.account
        self.account = Account(old.expected + expected, old.received + received, old.lost + lost)
