"""The phases of a table, and every change from one to another."""

from dataclasses import replace

from bot.engine.errors import PlayerError
from bot.table.table import Table


def finished(table: Table, at: float) -> Table:
    """The table of a match that was played to its end."""
    return replace(table, phase="finished", ended=at)


def stopped(table: Table, at: float) -> Table:
    """The table, ended early."""
    if not table.live:
        raise PlayerError("over")
    return replace(table, phase="stopped", ended=at)


def put_away(table: Table, at: float) -> Table:
    """A running match is shelved and can be resumed; a lobby is stopped."""
    return replace(table, phase="stopped" if table.phase == "lobby" else "shelved", touched=at)


def resumed(table: Table, person: int, at: float) -> Table:
    """A shelved match, running again; only its own players may resume it.

    A time limit of the rules, which is counted from the start, does not run while it is shelved.
    """
    if table.phase != "shelved":
        raise PlayerError("not-shelved")
    table.seat_for(person)
    shelved = 0.0 if table.touched is None else max(0.0, at - table.touched)
    started = None if table.started is None else table.started + shelved
    return replace(table, phase="running", started=started)
