"""Reactions to a moment: one sign each, beside the names, until the board changes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bot.cards.card import Button, Row
from bot.cards.look import Change, look_button
from bot.engine.match import Match
from bot.engine.phrases import Many, Person, Word
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot
from bot.table.table import Table

Sign = Literal["laugh", "cheer", "gasp"]
SIGNS: tuple[Sign, ...] = get_args(Sign)
Given = Mapping[int, Sign]
"""By person the sign of their reaction."""
ROW_LENGTH, MOST_ROWS = 5, 5
COMPANY = 2
"""So many people at a table react to each other."""


@dataclass(frozen=True, slots=True)
class React(Change):
    """React to the moment after so many moves."""

    words = "react"
    sign: Sign
    version: int


def is_offered(at: Snapshot, match: Match) -> bool:
    """Whether the last action is a moment, and somebody is there to react."""
    table = at.table
    company = table.phase == "running" and len(table.present) >= COMPANY
    return company and at.box.moment(match) is not None


def buttons(at: Snapshot, match: Match, ink: Ink) -> tuple[Button, ...]:
    return tuple(
        look_button("", React(sign, match.version), ink.icon(f"react-{sign}"), match=at.table.id)
        for sign in SIGNS
    )


def with_reactions(rows: list[Row], offered: tuple[Button, ...]) -> list[Row]:
    """In the last row where they fit, else in a row of their own, else not at all."""
    last = rows[-1] if rows else ()
    if isinstance(last, tuple) and last and len(last) + len(offered) <= ROW_LENGTH:
        return [*rows[:-1], (*last, *offered)]
    return [*rows, offered] if len(rows) < MOST_ROWS else rows


def reactions_line(given: Given, table: Table, ink: Ink) -> str:
    """Who reacts how; of spectators only how many."""
    told = [_told(sign, given, table, ink) for sign in SIGNS if sign in given.values()]
    return ink("reactions", told=Many(tuple(told), glue=" · ")) if told else ""


def _told(sign: Sign, given: Given, table: Table, ink: Ink) -> Word:
    people = [person for person, shown in given.items() if shown == sign]
    seated = tuple(Person(p) for p in people if table.seat_of(p) is not None)
    more = len(people) - len(seated)
    return Word(
        "reaction",
        {"sign": ink.icon(f"react-{sign}"), "who": Many(seated), "more": more, "some": len(seated)},
    )
