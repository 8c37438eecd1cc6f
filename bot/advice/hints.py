"""Hints, odds and the look back in words: what a brain found, told in a reader's language."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.advice.look_back import Account, Decision, LookBack
from bot.engine.brain import Line, Rated, Unit
from bot.engine.catalogue import Box
from bot.engine.phrases import Who
from bot.engine.screen import Block, Ink, Lines, Sheet

ALTERNATIVES = 3
"""So many other moves are priced; a hint is no table."""
SMALLEST = {"points": 0.05, "chance": 0.0005}
"""What costs less than this costs as good as nothing when it is read."""
EQUAL = 1e-9


def hint(box: Box, view: Any, rated: Sequence[Rated[Any]], ink: Ink) -> tuple[str, ...]:
    """The best move, what it is worth, and the price of the next best ones."""
    best, *others = rated
    move = box.describe(view, best.action, ink)
    if not others:
        return (ink("hint-only", move=move),)
    unit = box.brain.unit
    told = list(_different(best, others))[:ALTERNATIVES]
    prices = [
        _price(box.describe(view, one.action, ink), best.worth - one.worth, unit, ink)
        for one in told
    ]
    return (ink("hint-best", move=move), ink(f"hint-{unit}", worth=best.worth), *prices)


def _different(best: Rated[Any], others: Sequence[Rated[Any]]) -> Iterator[Rated[Any]]:
    """One of each price, best first: equal ones are often the same thing in other words."""
    last, equals = best.worth, 0
    for one in others:
        if last - one.worth > EQUAL or (last == best.worth and not equals):
            equals += last - one.worth <= EQUAL
            last = one.worth
            yield one


def _price(move: str, cost: float, unit: Unit, ink: Ink) -> str:
    if cost <= EQUAL:
        return ink("hint-same", move=move)
    if cost < SMALLEST[unit]:
        return ink("hint-little", move=move)
    return ink(f"hint-cost-{unit}", move=move, cost=_shown(cost, unit))


def _shown(worth: float, unit: Unit) -> float:
    """Differences of chances are read in percentage points."""
    return 100 * worth if unit == "chance" else worth


def odds(lines: Sequence[Line], ink: Ink) -> tuple[Block, ...]:
    return tuple(_block(line, ink) for line in lines)


def _block(line: Line, ink: Ink) -> Block:
    if isinstance(line, Sheet):
        if line.words is None or not ink.reading.aloud:
            return line
        line = line.words
    return Lines((ink(line.key, **line.params),))


def look_back(box: Box, found: LookBack, moves: int, ink: Ink) -> tuple[str, ...]:
    seats = [
        _account(seat, account, found.unit, ink) for seat, account in enumerate(found.accounts)
    ]
    cut = (ink("look-back-cut", moves=found.judged, all=moves),) if found.judged < moves else ()
    return (*seats, *_remarkable(box, found, ink), *cut)


def _remarkable(box: Box, found: LookBack, ink: Ink) -> Iterator[str]:
    worst, unit = found.costliest, found.unit
    if worst is None or worst.cost < SMALLEST[unit]:
        yield ink("look-back-flawless")
    else:
        yield ink(
            f"look-back-costliest-{unit}",
            who=Who(worst.seat),
            move=_said(box, worst, worst.action, ink),
            best=_said(box, worst, worst.best, ink),
            cost=_shown(worst.cost, unit),
        )
    if brave := found.bravest:
        move = _said(box, brave, brave.action, ink)
        yield ink("look-back-brave", who=Who(brave.seat), move=move, chance=brave.chance or 0.0)


def _account(seat: int, account: Account, unit: Unit, ink: Ink) -> str:
    side = ("luck" if account.luck >= 0 else "bad") if unit == "points" else _end(account)
    return ink(
        f"look-back-{unit}",
        who=Who(seat),
        expected=account.expected,
        received=account.received,
        luck=abs(account.luck),
        side=side,
        lost=_shown(account.lost, unit),
    )


def _end(account: Account) -> str:
    if account.received <= 0:
        return "lost"
    return "won" if account.received >= 1 else "shared"


def _said(box: Box, decision: Decision, action: Any, ink: Ink) -> str:
    return box.describe(decision.view, action, ink)
