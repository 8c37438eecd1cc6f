"""When the bot must act by itself: computers, the players' clock, a clock of the rules, silence."""

from typing import Literal

from bot.engine.changing import changed
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.table.table import Pace, Table
from bot.table.waiting import deciding, waited_for

PACES: dict[Pace, int | None] = {"quick": 60, "cosy": 300, "relaxed": 24 * 3600, "none": None}
"""Seconds for a decision."""
REMIND_AT = 0.75
"""The share of the time after which one reminder goes out."""
SILENCE = 48 * 3600.0
"""A table that nobody touches for so long is put away."""

CLOCKS = ("started", "deadline", "touched", "due")
"""The moments of a table that mean a duration which people were given."""

Due = Literal["alarm", "timeout", "start", "remind", "silence"]


def wound(table: Table, match: Match | None, now: float, pause: float, *, fresh: bool) -> Table:
    """The table with its clocks set after a change; a fresh decision has its whole time.

    Nobody's leaving or coming back gives anybody more time for the same decision: its clock
    goes on, also while nobody is waited for.
    """
    if not table.live:
        return changed(table, deadline=None, due=None)
    touched = changed(table, touched=now)
    if table.phase == "lobby":  # its deadline, if it has one, is the same for everybody
        return changed(touched, due=_next(touched, match, now, pause))
    if fresh or table.deadline is None:
        limit = PACES[table.pace] if match is not None and waited_for(table, match) else None
        deadline = None if limit is None else now + limit
        touched = changed(touched, deadline=deadline, reminded=False)
    return changed(touched, due=_next(touched, match, now, pause))


def what_is_due(table: Table, match: Match | None, now: float) -> Due | None:
    """The one thing that has come due, the most pressing first."""
    if match is not None and (ring := alarm(table, match)) is not None and ring <= now:
        return "alarm"
    if (end := time_over(table, match)) is not None and end <= now:
        return "timeout" if table.phase == "running" else "start"
    if (remind := reminder(table, match)) is not None and remind <= now:
        return "remind"
    return "silence" if silence(table) <= now else None


def time_over(table: Table, match: Match | None) -> float | None:
    """When the time of those is over who are waited for; it runs out for nobody else."""
    return table.deadline if match is None or waited_for(table, match) else None


def shifted(table: Table, seconds: float) -> Table:
    """Every clock later by a time in which nobody could have played."""
    now = {name: getattr(table, name) for name in CLOCKS}
    return changed(table, **{name: at + seconds for name, at in now.items() if at is not None})


def alarm(table: Table, match: Match) -> float | None:
    """When the clock of the rules runs out."""
    rule = match.game.alarm(match.state)
    return (table.started or 0.0) + rule.minutes * 60 if rule else None


def ring(match: Match) -> Match:
    """The clock of the rules has run out: chance plays what the rules say."""
    rule = match.game.alarm(match.state)
    return match.play(CHANCE, str(rule.action)) if rule else match


def reminder(table: Table, match: Match | None) -> float | None:
    limit, end = PACES[table.pace], time_over(table, match)
    if table.phase != "running" or end is None or limit is None or table.reminded:
        return None
    return end - limit * (1 - REMIND_AT)


def silence(table: Table) -> float:
    return (table.touched or table.opened) + SILENCE


def _next(table: Table, match: Match | None, now: float, pause: float) -> float | None:
    moments = [time_over(table, match), reminder(table, match), silence(table)]
    if match is not None:
        moments.append(alarm(table, match))
        seats = (table.seats[seat] for seat in deciding(match))
        if any(seat.driver or seat.auto for seat in seats):
            moments.append(now + pause)
    return min(moment for moment in moments if moment is not None)
