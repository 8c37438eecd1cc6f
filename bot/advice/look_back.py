"""Looks back on a match: what luck gave to every seat, and what its own choices gave away."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from statistics import fmean
from typing import Any

from bot.advice.account import Account, Book, Decision, Purse
from bot.advice.curve import Curve, Turn, curve
from bot.advice.grades import is_best
from bot.engine.brain import Unit
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match, Move

UNLIKELY = 0.5
"""A bet with a smaller chance is brave."""


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
    curve: Curve | None = None
    teams: tuple[tuple[int, ...], ...] = ()
    """Seats that win or lose together, where there are any."""

    @property
    def turn(self) -> Turn | None:
        return self.curve.turn if self.curve else None


def look_back(
    box: Box, header: Header, log: Sequence[Move], clock: Callable[[], float], seconds: float
) -> LookBack:
    """Fold the log once more and compare every choice with the best one; before that the curve."""
    matches, end = [Match.begin(box.game, header)], clock() + seconds
    for move in log:
        matches.append(matches[-1].play(move.seat, move.text))
    asked = [match for match in matches if match.to_act and match.to_act != {CHANCE}]
    steps = [next(same) for _, same in groupby(asked, key=lambda match: match.turn)]
    way = curve(box, [*steps, matches[-1]], lambda: clock() < end)
    books, judged = _books(box, matches[0], len(header.seats)), 0
    versions = [match.version for match in steps]
    for move, before, after in zip(log, matches, matches[1:], strict=False):
        if judged == move.number and clock() < end:
            judged += 1
            if move.seat != CHANCE:
                step = bisect_right(versions, before.version) - 1
                books[move.seat].judge(before.state, box.game.parse(move.text), step)
        for book in books:
            book.see(after.state)
    for book in books:
        book.close(matches[-1].state)
    found = _summed_up(box, books, judged, matches[-1].state)
    return replace(found, curve=way, teams=box.game.teams(matches[-1].state))


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
