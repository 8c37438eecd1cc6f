"""The questions before somebody leaves a match or ends a table: no press ends it by accident."""

from dataclasses import dataclass
from typing import Literal

from bot.cards.card import Button, Card
from bot.cards.custom_id import Stamp
from bot.cards.look import Look, look_button
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.table.seats import others_play
from bot.table.wishes import GiveUp

Consequence = Literal["lobby", "alone", "giving-up", "for-cause"]


@dataclass(frozen=True, slots=True)
class StopTable(Look):
    """End the table; asks first."""

    words = "stop"


@dataclass(frozen=True, slots=True)
class ReallyStop(Look):
    words = "stop yes"


@dataclass(frozen=True, slots=True)
class LeaveMatch(Look):
    """Give the own seat up; asks first."""

    words = "leave"


@dataclass(frozen=True, slots=True)
class Stay(Look):
    """Neither: play on."""

    words = "stay"


def stop_question(session: Session, person: int, ink: Ink, *, for_cause: bool) -> Card:
    told = ink(f"stop-asked-{consequence(session, person, for_cause=for_cause)}")
    yes = look_button(ink("button-really-stop"), ReallyStop(), match=session.table.id, style="bad")
    return _question(session, told, yes, ink)


def leave_question(session: Session, ink: Ink) -> Card:
    stamp = Stamp("table", session.table.id, 0, str(GiveUp()))
    yes = Button(ink("button-really-leave"), stamp, style="bad")
    return _question(session, ink("leave-asked"), yes, ink)


def consequence(session: Session, person: int, *, for_cause: bool) -> Consequence:
    """What stopping means here: where others play, only a moderator ends it for all."""
    table = session.table
    if table.phase != "running":
        return "lobby"
    if for_cause:
        return "for-cause"
    return "giving-up" if others_play(table, person) else "alone"


def _question(session: Session, told: str, yes: Button, ink: Ink) -> Card:
    no = look_button(ink("button-stay"), Stay(), match=session.table.id)
    return Card(ink("leaving-title"), told, rows=((yes, no),))
