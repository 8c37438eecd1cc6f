"""How a table ends, rests and comes back: its phases, each change of them written once."""

from dataclasses import replace

from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.table.table import Table


def finished(table: Table, at: float) -> Table:
    """Played to its end."""
    return replace(table, phase="finished", ended=at)


def running(table: Table, match: Match | None) -> Match:
    """The match, if it goes on."""
    if table.phase == "lobby" or match is None:
        raise PlayerError("not-started")
    if not table.live:
        raise PlayerError("over")
    return match


def stopped(table: Table, at: float) -> Table:
    """Ended before its time."""
    if not table.live:
        raise PlayerError("over")
    return replace(table, phase="stopped", ended=at)


def put_away(table: Table) -> Table:
    """A match that nobody touches rests and may come back; a lobby is cleared."""
    return replace(table, phase="stopped" if table.phase == "lobby" else "shelved")


def resumed(table: Table, person: int) -> Table:
    """One of its people takes a table that was put away back to its channel."""
    if table.phase != "shelved":
        raise PlayerError("not-shelved")
    table.seat_for(person)
    return replace(table, phase="running")


def is_freshly_over(table: Table) -> bool:
    """Whether a match was played to its end and its board is still the one of before."""
    return table.phase == "finished" and (table.posted or 0.0) < (table.ended or 0.0)
