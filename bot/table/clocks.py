"""When the bot must act: computers, players' deadlines, time limits of the rules, inactivity."""

from typing import Literal

from bot.engine.changing import changed
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.table.driven import is_driven
from bot.table.table import Pace, Table
from bot.table.waiting import is_alone, waited_for

PACES: dict[Pace, int | None] = {"quick": 60, "cosy": 300, "relaxed": 24 * 3600, "none": None}
"""Seconds per decision; None: no deadline."""
REMIND_AT = 0.75
"""The fraction of the time after which one reminder is sent."""
SILENCE = 48 * 3600.0
"""Seconds without any change after which a table is put away."""

CLOCKS = ("started", "waiting_since", "deadline", "touched", "due")
"""The timestamps of a table that are moved while nobody could play."""

Due = Literal["alarm", "timeout", "start", "remind", "silence"]


def with_deadlines(
    table: Table, match: Match | None, now: float, pause: float, *, new_decision: bool
) -> Table:
    """The table with deadline and due time set after a change; a new decision has its full time.

    Leaving or coming back gives nobody more time for the same decision: its deadline stays, also
    while no player is waited for.
    """
    if not table.live:
        return changed(table, deadline=None, waiting_since=None, due=None)
    touched = changed(table, touched=now)
    if table.phase == "lobby":  # the deadline of a rematch stays as it is
        return changed(touched, due=_next(touched, match, now, pause))
    if new_decision or table.waiting_since is None:
        touched = changed(touched, waiting_since=now)
    if new_decision or table.deadline is None:
        timed = match is not None and waited_for(table, match) and not is_alone(table)
        limit = PACES[table.pace] if timed else None
        deadline = None if limit is None else now + limit
        touched = changed(touched, deadline=deadline, reminded=False)
    return changed(touched, due=_next(touched, match, now, pause))


def what_is_due(table: Table, match: Match | None, now: float) -> Due | None:
    """What is due now; of several things the most urgent."""
    if match is not None and (end := alarm(table, match)) is not None and end <= now:
        return "alarm"
    if (end := time_over(table, match)) is not None and end <= now:
        return "timeout" if table.phase == "running" else "start"
    if (remind := reminder(table, match)) is not None and remind <= now:
        return "remind"
    return "silence" if (end := silence(table)) is not None and end <= now else None


def time_over(table: Table, match: Match | None) -> float | None:
    """The deadline, while a player who is present must decide and another one could wait."""
    if match is None:
        return table.deadline
    return table.deadline if waited_for(table, match) and not is_alone(table) else None


def shifted(table: Table, seconds: float) -> Table:
    """The table with all timestamps moved by a time in which nobody could play."""
    now = {name: getattr(table, name) for name in CLOCKS}
    return changed(table, **{name: at + seconds for name, at in now.items() if at is not None})


def alarm(table: Table, match: Match) -> float | None:
    """When the time limit of the rules expires; a private table has no clock at all."""
    rule = None if table.private else match.game.alarm(match.state)
    return (table.started or 0.0) + rule.minutes * 60 if rule else None


def ring(match: Match) -> Match:
    """Play the move of chance that the rules name for an expired time limit."""
    rule = match.game.alarm(match.state)
    return match.play(CHANCE, str(rule.action)) if rule else match


def reminder(table: Table, match: Match | None) -> float | None:
    limit, end = PACES[table.pace], time_over(table, match)
    if table.phase != "running" or end is None or limit is None or table.reminded:
        return None
    return end - limit * (1 - REMIND_AT)


def silence(table: Table) -> float | None:
    """When the table is put away; a private one is in nobody's way."""
    return None if table.private else (table.touched or table.opened) + SILENCE


def _next(table: Table, match: Match | None, now: float, pause: float) -> float | None:
    moments = [time_over(table, match), reminder(table, match), silence(table)]
    if match is not None:
        moments.append(alarm(table, match))
        if is_driven(table, match):
            moments.append(now + pause)
    return min((moment for moment in moments if moment is not None), default=None)
