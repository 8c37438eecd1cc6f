"""Buttons and menus under a board: the controls of its screen, and the table's own."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.cards.card import Button, Paging, Row, Select
from bot.cards.custom_id import Kind, Stamp
from bot.cards.end_card import end_rows
from bot.cards.learn import learn_button
from bot.cards.lobby_settings import settings_menu
from bot.cards.look import look_button
from bot.cards.menu import TableMenu
from bot.cards.rules import Rules
from bot.engine.match import Match
from bot.engine.screen import Choice, Control, Ink, Menu
from bot.table import votes
from bot.table.rematch import is_asking
from bot.table.seats import free_seats
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.wishes import ComeBack, GoOn, Resume, StepIn, SwitchAutomatic, Wish

MOST_ROWS, ROW_LENGTH = 5, 5


def control_rows(
    controls: Sequence[Control], kind: Kind, table: Table, turn: int, ink: Ink, prefix: str = ""
) -> list[Row]:
    """The controls of a screen; `kind` is the kind of those that open no further step."""
    paging = Paging(ink("page-back"), ink("page-further"), prefix)
    rows = [_control_row(control, kind, table, turn, paging) for control in controls]
    return _heard_rows(rows) if ink.reading.aloud else rows


def _heard_rows(rows: Sequence[Row]) -> list[Row]:
    """For a screen reader: without disabled buttons, and without buttons that have no label."""
    heard = (
        row if isinstance(row, Select) else tuple(b for b in row if b.label and not b.off)
        for row in rows
    )
    return [row for row in heard if row]


def lobby_rows(controls: Sequence[Control], snapshot: Snapshot, ink: Ink) -> list[Row]:
    """With rules and lesson first in the second row, and the menu of all that can be set."""
    table = snapshot.table
    rows = control_rows(controls, "table", table, 0, ink)
    if not rows or is_asking(table):
        return rows
    rules = look_button(ink("button-rules"), Rules(), match=table.id)
    first, *others = rows
    if not others or not isinstance(others[0], tuple):
        return rows
    box = snapshot.box
    learn = (learn_button(box.id, ink),) if box.lesson else ()
    return [first, (rules, *learn, *others[0]), *others[1:], settings_menu(box, table, ink)]


def _control_row(control: Control, kind: Kind, table: Table, turn: int, paging: Paging) -> Row:
    if isinstance(control, Menu):
        kind = "open" if control.opens else kind
        stamp = Stamp(kind, table.id, turn, control.prefix, menu=True)
        return Select(control.prompt, stamp, control.choices, control.least, control.most, paging)
    return tuple(
        Button(
            c.label, Stamp(_kind(kind, c, table), table.id, turn, c.move), c.icon, c.style, c.off
        )
        for c in control
    )


def _kind(kind: Kind, choice: Choice, table: Table) -> Kind:
    if not choice.opens:
        return kind
    return "ask" if choice.private and not table.private else "open"


def with_own(rows: Sequence[Row], own: Sequence[Row]) -> list[Row]:
    """The table's own buttons below the others; those for which a fifth row has room, in it."""
    if len(rows) < MOST_ROWS:
        return [*rows, *own]
    *others, last = rows
    if isinstance(last, Select):
        return list(rows)
    more = [button for row in own if not isinstance(row, Select) for button in row]
    return [*others, (*last, *more)[:ROW_LENGTH]]


def own_rows(snapshot: Snapshot, match: Match, ink: Ink, prefix: str) -> list[Row]:
    """The table's own buttons."""
    table = snapshot.table
    if table.live:
        return [_while_it_runs(snapshot, match, ink, prefix)]
    if table.is_over:
        return list(end_rows(snapshot, match, ink))
    return [(_wish("button-resume", Resume(), "resume", table, match, ink),)]


def _while_it_runs(snapshot: Snapshot, match: Match, ink: Ink, prefix: str) -> tuple[Button, ...]:
    """Buttons that are always there come first, so that they keep their place."""
    table = snapshot.table
    menu, icon = ink("button-menu"), ink.icon("menu")
    buttons = [look_button(menu, TableMenu(), icon, match=table.id, place=match.turn)]
    if snapshot.box.game.mostly_forced:
        buttons.append(_wish("button-auto", SwitchAutomatic(), "auto", table, match, ink))
    if prefix:
        first = Stamp("open", table.id, match.turn, "")
        buttons.append(Button(ink("button-back"), first, ink.icon("back")))
    if not table.seats_are_as_at_start:
        buttons += _of_changed_seats(snapshot, match, ink)
    return tuple(buttons)


def _of_changed_seats(snapshot: Snapshot, match: Match, ink: Ink) -> Iterator[Button]:
    table = snapshot.table
    if any(seat.away and seat.person is not None for seat in table.seats):
        yield _wish("button-come-back", ComeBack(), "come-back", table, match, ink)
    if any(not snapshot.hides_decision(seat) for seat in free_seats(table)):
        yield _wish("button-step-in", StepIn(), "step-in", table, match, ink)
    if votes.votes(table, match):
        # Without an icon, so that a phone shows it beside the menu and the way back.
        yield replace(_wish("button-vote", GoOn(), "vote", table, match, ink), icon="")


def _wish(key: str, wish: Wish, icon: str, table: Table, match: Match, ink: Ink) -> Button:
    stamp = Stamp("table", table.id, match.turn, str(wish))
    return Button(ink(key), stamp, ink.icon(icon))
