"""Hints, odds and the look back in words: what a brain found, told in a reader's language."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

from bot.advice.account import Account, Decision
from bot.advice.curve import Turn
from bot.advice.grades import is_best
from bot.advice.look_back import LookBack
from bot.engine.brain import Line, Rated, Unit
from bot.engine.catalogue import Box
from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Block, Ink, Lines, Sheet

ALTERNATIVES = 3
"""So many other moves are priced; a hint is no table."""
EQUAL = 1e-9
DIGITS: dict[Unit, int] = {"points": 1, "chance": 2}
"""As many as are printed, so that 0.98 points are «1 point»."""
REASONS = 2
GLUE = " · "
BARS = "▁▂▃▄▅▆▇█"
FEWEST_POINTS = 4
"""A shorter curve shows nothing."""


def hint(box: Box, view: Any, rated: Sequence[Rated[Any]], ink: Ink) -> tuple[str, ...]:
    """The best move, what it is worth and why, and the price of the next best ones."""
    best, *others = rated
    move = box.describe(view, best.action, ink)
    if not others:
        return (ink("hint-only", move=move),)
    told = _different(box, view, best, others)
    why = _why(box, view, best, told, ink)
    prices = _prices(box, view, best, told, ink)
    return ink("hint-best", move=move), _worth(box, view, best, ink), *why, *prices


def explained(
    box: Box,
    view: Any,
    rated: Sequence[Rated[Any]],
    praised: Any,
    blamed: Any,
    ink: Ink,
    error: float = 0.0,
) -> tuple[str, ...]:
    """What a choice is worth, what speaks for it against another one, and what the rest costs."""
    best = next(one for one in rated if one.action == praised)
    known = box.brain.gist(box.game, view, blamed)
    told = [
        one
        for one in _different(box, view, best, rated)
        if box.brain.gist(box.game, view, one.action) != known
    ]
    why = (ink(word.key, **word.params) for word in reasons(box, view, view.seat, praised, blamed))
    prices = _prices(box, view, best, told, ink, error)
    return _worth(box, view, best, ink), *why, *prices


def _worth(box: Box, view: Any, best: Rated[Any], ink: Ink) -> str:
    """Chances are printed as the odds print them."""
    if best.chances is None:
        return ink(f"hint-{box.brain.unit}", worth=round(best.worth, DIGITS[box.brain.unit]))
    *teams, tie = best.chances.percent()
    win = teams[best.chances.team(view.seat)]
    return ink("hint-chance", worth=win / 100, tie=tie / 100)


def reasons(box: Box, view: Any, seat: int, praised: Any, blamed: Any) -> tuple[Word, ...]:
    """At most two true things that speak for one action and not for the other."""
    if praised == blamed:
        return ()
    return box.brain.reasons(box.game, view, seat, praised, blamed)[:REASONS]


def _why(
    box: Box, view: Any, best: Rated[Any], told: Sequence[Rated[Any]], ink: Ink
) -> Iterator[str]:
    """Against the first alternative that really costs something."""
    unit = box.brain.unit
    worse = next((one for one in told if not is_best(best.worth - one.worth, unit)), None)
    if worse is not None:
        for word in reasons(box, view, view.seat, best.action, worse.action):
            yield ink(word.key, **word.params)


def _different(
    box: Box, view: Any, best: Rated[Any], others: Sequence[Rated[Any]]
) -> list[Rated[Any]]:
    """Other things to do, best first; of those that come to the same, one."""
    known, found = {box.brain.gist(box.game, view, best.action)}, []
    for one in others:
        gist = box.brain.gist(box.game, view, one.action)
        if gist not in known:
            known.add(gist)
            found.append(one)
    return found


def _prices(
    box: Box,
    view: Any,
    best: Rated[Any],
    told: Sequence[Rated[Any]],
    ink: Ink,
    error: float = 0.0,
) -> Iterator[str]:
    """All that cost nothing in one line, then one of each price."""
    unit = box.brain.unit
    free = [one for one in told if is_best(best.worth - one.worth, unit, error)]
    if free:
        equal = all(best.worth - one.worth <= EQUAL for one in free[:ALTERNATIVES])
        moves = GLUE.join(box.describe(view, one.action, ink) for one in free[:ALTERNATIVES])
        yield ink("hint-counts" if error else "hint-same" if equal else "hint-little", move=moves)
    last = best.worth
    dear = []
    for one in told[len(free) :]:
        if last - one.worth > EQUAL:
            dear.append(one)
            last = one.worth
    for one in dear[: ALTERNATIVES - bool(free)]:
        move = box.describe(view, one.action, ink)
        yield ink(f"hint-cost-{unit}", move=move, cost=shown(best.worth - one.worth, unit))


def shown(worth: float, unit: Unit) -> float:
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
    whole = found.judged == moves
    lost = _printed_losses(found)
    seats = [
        _account(seat, account, lost[seat], found.unit, ink)
        if whole or found.unit == "chance"
        else ink("look-back-points-only", who=Who(seat), points=round(account.received))
        for seat, account in enumerate(found.accounts)
    ]
    drawn = () if ink.reading.aloud else tuple(_drawn(found, ink))
    cut = (ink("look-back-cut", moves=found.judged, all=moves),) if found.judged < moves else ()
    return (*seats, *_remarkable(box, found, ink), *drawn, *cut)


def _drawn(found: LookBack, ink: Ink) -> Iterator[str]:
    """The chance of every team over the match, a bar per point of the curve."""
    points = found.curve.points if found.curve else ()
    if len(points) < FEWEST_POINTS:
        return
    yield ink("look-back-curve")
    for team in points[0].chances.teams:
        shares = (point.chances.share(team[0]) for point in points)
        bars = "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in shares)
        yield ink("look-back-curve-team", bars=bars, who=Many(tuple(map(Who, team))))


def _remarkable(box: Box, found: LookBack, ink: Ink) -> Iterator[str]:
    worst, unit = found.costliest, found.unit
    if worst is None:
        yield ink("look-back-flawless")
    else:
        yield ink(
            f"look-back-costliest-{unit}",
            who=Who(worst.seat),
            when=box.occasion(worst.view, ink),
            move=_said(box, worst, worst.action, ink),
            best=_said(box, worst, worst.best, ink),
            cost=worst.cost,
            before=worst.worth,
            after=worst.worth - worst.cost,
        )
    if brave := found.bravest:
        yield ink(
            "look-back-brave",
            who=Who(brave.seat),
            when=box.occasion(brave.view, ink),
            move=_said(box, brave, brave.action, ink),
            chance=brave.chance or 0.0,
        )
    if found.turn:
        yield turning_point(box, found.turn, ink)


def turning_point(box: Box, turn: Turn, ink: Ink) -> str:
    return ink("look-back-turn", **turn_params(box, turn, ink))


def turn_params(box: Box, turn: Turn, ink: Ink) -> dict[str, Param]:
    return {
        "who": Many(tuple(map(Who, turn.seats))),
        "when": box.occasion(turn.view, ink),
        "before": turn.before.chances.share(turn.seats[0]),
        "after": turn.after.chances.share(turn.seats[0]),
    }


def _printed_losses(found: LookBack) -> list[int]:
    """By seat; what is printed for team mates adds up to what is printed of their whole loss."""
    losses = [shown(account.lost, found.unit) for account in found.accounts]
    printed = [round(loss) for loss in losses]
    for team in found.teams:
        whole = [round(loss) for loss in accumulate(losses[seat] for seat in team)]
        for seat, after, before in zip(team, whole, [0, *whole], strict=False):
            printed[seat] = after - before
    return printed


def _account(seat: int, account: Account, lost: int, unit: Unit, ink: Ink) -> str:
    who, received = Who(seat), round(account.received)
    if unit == "chance":
        share = account.expected
        return ink("look-back-chance", who=who, expected=share, side=_end(account), lost=lost)
    expected = round(account.expected)
    luck = received - expected + lost  # the rest, so that the printed parts add up
    side = "luck" if luck > 0 else "bad" if luck else "even"
    params = {"received": received, "expected": expected, "luck": abs(luck), "lost": lost}
    return ink("look-back-points", who=who, side=side, **params)


def _end(account: Account) -> str:
    if account.received <= 0:
        return "lost"
    return "won" if account.received >= 1 else "shared"


def _said(box: Box, decision: Decision, action: Any, ink: Ink) -> str:
    """The move in short: a colon is followed by what it brings or how likely it is."""
    return box.describe(decision.view, action, ink).partition(": ")[0]
