"""When the bot must act by itself: computers, the players' clock, a clock of the rules, silence."""

from dataclasses import replace
from typing import Literal

from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.tables import Table

PACES: dict[str, int | None] = {"quick": 60, "cosy": 300, "relaxed": 24 * 3600, "none": None}
"""Seconds for a decision."""
REMIND_AT = 0.75
"""The share of the time after which one reminder goes out."""
SILENCE = 48 * 3600.0
"""A table that nobody touches for so long is put away."""

Due = Literal["alarm", "timeout", "remind", "silence"]


def wound(table: Table, match: Match | None, now: float, pause: float, *, fresh: bool) -> Table:
    """The table with its clocks set after a change; a fresh decision has its whole time."""
    touched = replace(table, touched=now)
    if fresh:
        limit = PACES[table.pace] if match is not None and waited_for(table, match) else None
        deadline = None if limit is None else now + limit
        touched = replace(touched, deadline=deadline, reminded=False)
    return replace(touched, due=_next(touched, match, now, pause))


def what_is_due(table: Table, match: Match | None, now: float) -> Due | None:
    """The one thing that has come due, the most pressing first."""
    if match is not None and (ring := alarm(table, match)) is not None and ring <= now:
        return "alarm"
    if table.deadline is not None and table.deadline <= now:
        return "timeout"
    if (remind := reminder(table)) is not None and remind <= now:
        return "remind"
    return "silence" if silence(table) <= now else None


def waited_for(table: Table, match: Match) -> list[int]:
    """The seats of people who must decide now."""
    return [
        seat
        for seat in sorted(match.to_act - {CHANCE})
        if table.seats[seat].person is not None and not table.seats[seat].away
    ]


def alarm(table: Table, match: Match) -> float | None:
    """When the clock of the rules runs out."""
    rule = match.game.alarm(match.state)
    return (table.started or 0.0) + rule.minutes * 60 if rule else None


def reminder(table: Table) -> float | None:
    limit = PACES[table.pace]
    if table.deadline is None or limit is None or table.reminded:
        return None
    return table.deadline - limit * (1 - REMIND_AT)


def silence(table: Table) -> float:
    return (table.touched or table.opened) + SILENCE


def _next(table: Table, match: Match | None, now: float, pause: float) -> float | None:
    if not table.live:
        return None
    moments = [table.deadline, reminder(table), silence(table)]
    if match is not None:
        moments.append(alarm(table, match))
        seats = (table.seats[seat] for seat in match.to_act - {CHANCE})
        if any(seat.driver or seat.auto for seat in seats):
            moments.append(now + pause)
    return min(moment for moment in moments if moment is not None)
