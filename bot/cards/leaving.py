"""The questions before a player leaves a match or ends a table."""

from dataclasses import dataclass
from typing import Literal

from bot.cards.card import Button, Card
from bot.cards.custom_id import Stamp
from bot.cards.look import Change, Look, look_button
from bot.engine.screen import Ink
from bot.table.scores import has_enough_played
from bot.table.seats import is_last, leaves_nobody, others_play
from bot.table.snapshot import Snapshot
from bot.table.wishes import GiveUp

Consequence = Literal["lobby", "alone", "giving-up", "for-cause", "last", "last-early"]

YES: dict[Consequence, str] = {"lobby": "button-close-lobby", "giving-up": "button-give-up"}
"""What is pressed, where it is not the end of a match."""


@dataclass(frozen=True, slots=True)
class StopTable(Look):
    """End the table, after a question."""

    words = "stop"


@dataclass(frozen=True, slots=True)
class ReallyStop(Change):
    words = "stop yes"


@dataclass(frozen=True, slots=True)
class LeaveMatch(Change):
    """Give up the own seat, after a question."""

    words = "leave"


@dataclass(frozen=True, slots=True)
class Stay(Look):
    """Play on."""

    words = "stay"


def stop_question(snapshot: Snapshot, person: int, ink: Ink, *, for_cause: bool) -> Card:
    means = consequence(snapshot, person, for_cause=for_cause)
    told, label = ink(f"stop-asked-{means}"), ink(YES.get(means, "button-really-stop"))
    yes = look_button(label, ReallyStop(), match=snapshot.table.id, style="bad")
    return _question(snapshot, told, yes, ink)


def leave_question(snapshot: Snapshot, person: int, ink: Ink) -> Card:
    stamp = Stamp("table", snapshot.table.id, 0, str(GiveUp()))
    yes = Button(ink("button-really-leave"), stamp, style="bad")
    last = _of_last(snapshot, person)
    key = f"stop-asked-{last}" if last else "leave-asked"
    return _question(
        snapshot, ink("leave-asked-rests" if _rests(snapshot, person) else key), yes, ink
    )


def _rests(snapshot: Snapshot, person: int) -> bool:
    """Whether the match is put away when this person leaves, and does not end."""
    seat = snapshot.table.seat_of(person)
    if seat is None or _of_last(snapshot, person):
        return False
    return leaves_nobody(snapshot.table, seat)


def consequence(snapshot: Snapshot, person: int, *, for_cause: bool) -> Consequence:
    """What stopping means here: where others play, only a moderator ends it for everybody."""
    table = snapshot.table
    if table.phase != "running":
        return "lobby"
    if for_cause:
        return "for-cause"
    if others_play(table, person):
        return "giving-up"
    return _of_last(snapshot, person) or "alone"


def _of_last(snapshot: Snapshot, person: int) -> Consequence | None:
    """What leaving means for the last person, after all others gave up."""
    table, match, seat = snapshot.table, snapshot.match, snapshot.table.seat_of(person)
    if match is None or seat is None or not is_last(table, seat):
        return None
    return "last" if has_enough_played(match) else "last-early"


def _question(snapshot: Snapshot, told: str, yes: Button, ink: Ink) -> Card:
    stay = "button-keep-lobby" if snapshot.table.phase == "lobby" else "button-stay"
    no = look_button(ink(stay), Stay(), match=snapshot.table.id)
    return Card(ink("leaving-title"), told, rows=((yes, no),))
