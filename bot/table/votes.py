"""Votes of a table: to start it without its host's press, and to go on without who stalls it."""

from dataclasses import replace

from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.engine.phrases import Many, Moment, Person
from bot.table.seats import time_out
from bot.table.table import Pace, Table
from bot.table.waiting import people_waited_for, waited_for

START = 0
"""The decision of a lobby."""
HOST_SECONDS = 300.0
"""After so long a host who does not answer is overruled by everybody else."""
PATIENCE: dict[Pace, float] = {"quick": 30, "cosy": 90, "relaxed": 6 * 3600, "none": 120}
"""Seconds for a decision before the table may vote to go on."""
LEAST_VOTERS = 2
"""Of two people at a table neither overrules the other."""


def ready(table: Table, person: int, at: float) -> Table:
    """The lobby with this person's vote to start."""
    table = table.change_seat(table.seat_for(person), vote=START)
    if not others_are_ready(table) or table.waiting_since is not None:
        return table
    return replace(table, waiting_since=at)


def others_are_ready(table: Table) -> bool:
    """Whether everybody but the host wants to start."""
    others = [seat for seat in table.seats if seat.present and seat.person != table.host]
    return bool(others) and all(seat.vote == START for seat in others)


def may_start(table: Table, person: int, at: float) -> bool:
    """The host; everybody together; after a while everybody else."""
    if table.host in (None, person):
        return True
    since = table.waiting_since
    return others_are_ready(table) and since is not None and at - since >= HOST_SECONDS


def reset(table: Table) -> Table:
    """After a change of what was agreed nobody has agreed to start."""
    seats = tuple(replace(seat, vote=None) for seat in table.seats)
    return replace(table, seats=seats, waiting_since=None)


def voters(table: Table, match: Match) -> list[int]:
    """The seats of present people who wait for others."""
    waiting = waited_for(table, match)
    present = [number for number, seat in enumerate(table.seats) if seat.present]
    return [number for number in present if number not in waiting] if waiting else []


def needed(table: Table, match: Match) -> int:
    """More than half of those who wait."""
    return len(voters(table, match)) // 2 + 1


def votes(table: Table, match: Match) -> int:
    """How many of those who wait voted to go on at this decision."""
    return sum(table.seats[number].vote == match.turn for number in voters(table, match))


def is_open(table: Table, match: Match) -> bool:
    """Whether enough people wait for a vote."""
    return table.phase == "running" and len(voters(table, match)) >= LEAST_VOTERS


def go_on(table: Table, match: Match, person: int, at: float) -> Table:
    """The table with this vote; with enough of them computers play for those who stall it."""
    seat = table.seat_for(person)
    if seat not in voters(table, match):
        raise PlayerError("vote-nobody")
    if not is_open(table, match):
        raise PlayerError("vote-two")
    who = Many(tuple(map(Person, people_waited_for(table, match))))
    since = table.waiting_since or table.touched or at  # the first: unknown before migration 0019
    open_from = since + PATIENCE[table.pace]
    if at < open_from:
        raise PlayerError("vote-early", who=who, when=Moment(open_from))
    table = table.change_seat(seat, vote=match.turn)
    if votes(table, match) < needed(table, match):
        return table
    waiting = waited_for(table, match)
    for number in range(len(table.seats)):
        table = table.change_seat(number, vote=None)
    return time_out(table, waiting, at)
