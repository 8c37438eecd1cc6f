"""Looks back on a match: what luck gave to every seat, and what its own choices gave away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from bot.advice.account import Account, Book, Decision, Purse
from bot.advice.grades import is_best
from bot.engine.brain import Chances, Unit
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match, Move

UNLIKELY = 0.5
"""A bet with a smaller chance is brave."""
CURVE = 24
"""The most positions of a match whose chances are computed for its curve."""
TURNING = 0.1
"""The smallest change of a chance between two points of the curve that is a turning point."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chances at one step of the replay, as everybody could know them."""

    step: int
    view: Any
    chances: Chances


@dataclass(frozen=True, slots=True)
class Turn:
    """The change of a team's chance between two points of the curve."""

    before: Point
    after: Point
    seats: tuple[int, ...]

    @property
    def step(self) -> int:
        return self.before.step

    @property
    def change(self) -> float:
        seat = self.seats[0]
        return self.after.chances.share(seat) - self.before.chances.share(seat)


@dataclass(frozen=True, slots=True)
class LookBack:
    unit: Unit
    accounts: tuple[Account, ...]
    costliest: Decision | None
    bravest: Decision | None
    """The least likely bet that came true."""
    judged: int
    """How many moves of the log were rated before the time was up."""
    dearest: tuple[Decision | None, ...] = ()
    """By seat the choice that cost most."""
    boldest: tuple[Decision | None, ...] = ()
    """By seat the least likely bet that came true."""
    curve: tuple[Point, ...] = ()
    winners: frozenset[int] = frozenset()
    teams: tuple[tuple[int, ...], ...] = ()
    """Seats that win or lose together, where there are any."""

    @property
    def turn(self) -> Turn | None:
        """The greatest rise of a team that won, where it is great enough to be one."""
        pairs = zip(self.curve, self.curve[1:], strict=False)
        found = (turn for before, after in pairs for turn in _turns(before, after, self.winners))
        greatest = max(found, key=lambda turn: turn.change, default=None)
        return greatest if greatest and greatest.change >= TURNING else None


def look_back(
    box: Box, header: Header, log: Sequence[Move], clock: Callable[[], float], seconds: float
) -> LookBack:
    """Fold the log once more and compare every choice with the best one."""
    match, end = Match.begin(box.game, header), clock() + seconds
    steps, judged = list[Match](), 0
    books = _books(box, match, len(header.seats))
    for move in log:
        if match.to_act != {CHANCE} and (not steps or match.turn != steps[-1].turn):
            steps.append(match)
        if judged == move.number and clock() < end:
            judged += 1
            if move.seat != CHANCE:
                books[move.seat].judge(match.state, box.game.parse(move.text), len(steps) - 1)
        match = match.play(move.seat, move.text)
        for book in books:
            book.see(match.state)
    for book in books:
        book.close(match.state)
    curve = _curve(box, [*steps, match], lambda: clock() < end)
    winners = frozenset(match.result.winners if match.result else ())
    found = _summed_up(box, books, judged, match.state)
    teams = box.game.teams(match.state)
    return replace(found, curve=curve, winners=winners, teams=teams)


def _books(box: Box, match: Match, seats: int) -> list[Book]:
    """Where victory is what counts, all accounts open with the chances at the start."""
    start = box.brain.chances(box.game, box.game.view(match.state, None))
    if start is None:
        return [Book(box, seat) for seat in range(seats)]
    purses = [Purse(start.share(team[0])) for team in start.teams]
    books = [Book(box, seat, purse=purses[start.team(seat)]) for seat in range(seats)]
    for book in books:
        book.open(match.state, start.share(book.seat))
    return books


def _curve(box: Box, steps: Sequence[Match], in_time: Callable[[], bool]) -> tuple[Point, ...]:
    """The chances at evenly spaced steps, as far as the time allows."""
    last, found = len(steps) - 1, list[Point]()
    spaced = sorted({place * last // CURVE for place in range(CURVE + 1)})
    for step in spaced:
        view = box.game.view(steps[step].state, None)
        if not in_time() or (chances := box.brain.chances(box.game, view)) is None:
            break
        found.append(Point(step, view, chances))
    return tuple(found)


def _turns(before: Point, after: Point, winners: frozenset[int]) -> tuple[Turn, ...]:
    teams = before.chances.teams
    return tuple(Turn(before, after, seats) for seats in teams if winners & set(seats))


def _summed_up(box: Box, books: list[Book], judged: int, end: Any) -> LookBack:
    decisions = [decision for book in books for decision in book.decisions]
    bets = [decision for book in books for decision in book.won_bets]
    unit = box.brain.unit
    return LookBack(
        unit=unit,
        accounts=_accounts(unit, books, end),
        costliest=dearest(decisions, bets, unit),
        bravest=boldest(bets),
        judged=judged,
        dearest=tuple(dearest(book.decisions, book.won_bets, unit) for book in books),
        boldest=tuple(boldest(book.won_bets) for book in books),
    )


def _accounts(unit: Unit, books: list[Book], end: Any) -> tuple[Account, ...]:
    """In points all seats expect the same before a match: the mean of what their turns offered.

    All points count, also of turns after the time was up.
    """
    accounts = tuple(book.account for book in books)
    if unit == "chance":
        return accounts
    expected = fmean(account.expected for account in accounts)
    return tuple(
        replace(book.account, expected=expected, received=book.standing(end).booked)
        for book in books
    )


def dearest(decisions: list[Decision], won_bets: list[Decision], unit: Unit) -> Decision | None:
    """A bet that came true is not blamed, nor what is as good as the best."""
    costly = [d for d in decisions if not is_best(d.cost, unit) and d not in won_bets]
    return max(costly, key=lambda d: d.cost, default=None)


def boldest(bets: list[Decision]) -> Decision | None:
    unlikely = [bet for bet in bets if bet.chance is not None and bet.chance < UNLIKELY]
    return min(unlikely, key=lambda bet: bet.chance or 0.0, default=None)
