"""What can be pressed under a board: the controls of its screen, and the table's own buttons."""

from collections.abc import Sequence

from bot.cards.advice import LookBackAt
from bot.cards.card import Button, Paging, Row, Select
from bot.cards.custom_id import Kind, Stamp
from bot.cards.look import Look, look_button
from bot.cards.menu import TableMenu
from bot.cards.past_matches import ShareResult, Verify, Watch
from bot.cards.rules import Rules
from bot.engine.match import Match
from bot.engine.screen import Choice, Control, Ink, Menu
from bot.live.session import Session
from bot.table.seats import deserted
from bot.table.table import Table
from bot.table.wishes import ComeBack, Rematch, Resume, StepIn, SwitchAutomatic, Wish

MOST_ROWS = 5
"""A grid of buttons may take them all; the table's own come back with the next step."""


def control_rows(
    controls: Sequence[Control], kind: Kind, table: Table, turn: int, ink: Ink, prefix: str = ""
) -> list[Row]:
    """The controls of a screen; `kind` is what their moves are, where they lead no further."""
    paging = Paging(ink("page-back"), ink("page-further"), prefix)
    rows = [_control_row(control, kind, table, turn, paging) for control in controls]
    return _heard_rows(rows) if ink.reading.aloud else rows


def _heard_rows(rows: Sequence[Row]) -> list[Row]:
    """Nobody hears that a button is off, so it is not there; one without a word says nothing."""
    heard = (
        row if isinstance(row, Select) else tuple(b for b in row if b.label and not b.off)
        for row in rows
    )
    return [row for row in heard if row]


def lobby_rows(controls: Sequence[Control], table: Table, ink: Ink) -> list[Row]:
    """With the rules at hand, first in the second row of buttons."""
    rows = control_rows(controls, "table", table, 0, ink)
    if not rows:
        return rows
    rules = look_button(ink("button-rules"), Rules(), match=table.id)
    first, *others = rows
    if not others or not isinstance(others[0], tuple):
        return rows
    return [first, (rules, *others[0]), *others[1:]]


def _control_row(control: Control, kind: Kind, table: Table, turn: int, paging: Paging) -> Row:
    if isinstance(control, Menu):
        kind = "open" if control.opens else kind
        stamp = Stamp(kind, table.id, turn, control.prefix, menu=True)
        return Select(control.prompt, stamp, control.choices, control.least, control.most, paging)
    return tuple(
        Button(c.label, Stamp(_kind(kind, c), table.id, turn, c.move), c.icon, c.style, c.off)
        for c in control
    )


def _kind(kind: Kind, choice: Choice) -> Kind:
    if not choice.opens:
        return kind
    return "ask" if choice.private else "open"


def own_rows(session: Session, match: Match, ink: Ink, prefix: str) -> list[Row]:
    """The table's own buttons under every board."""
    table = session.table
    if table.live:
        return [_while_it_runs(session, match, ink, prefix)]
    if table.phase == "shelved":
        return [(_wish("button-resume", Resume(), "resume", table, match, ink),)]
    return _when_it_is_over(session, match, ink)


def _while_it_runs(session: Session, match: Match, ink: Ink, prefix: str) -> tuple[Button, ...]:
    """What is always there comes first, so that it keeps its place."""
    table = session.table
    buttons = [_look("button-menu", TableMenu(), "menu", table, match, ink)]
    if session.box.game.mostly_forced:
        buttons.append(_wish("button-auto", SwitchAutomatic(), "auto", table, match, ink))
    if prefix:
        first = Stamp("open", table.id, match.turn, "")
        buttons.append(Button(ink("button-back"), first, ink.icon("back")))
    if any(seat.away and seat.person is not None for seat in table.seats):
        buttons.append(_wish("button-come-back", ComeBack(), "come-back", table, match, ink))
    free = deserted(table)
    if free is not None and not session.hides(free):
        buttons.append(_wish("button-step-in", StepIn(), "step-in", table, match, ink))
    return tuple(buttons)


def _when_it_is_over(session: Session, match: Match, ink: Ink) -> list[Row]:
    table = session.table
    again = _wish("button-rematch", Rematch(), "rematch", table, match, ink, style="good")
    replay = _look("button-replay", Watch(), "replay", table, match, ink)
    verify = _look("button-verify", Verify(), "verify", table, match, ink)
    if match.result is None:
        return [(again, replay, verify)]
    look_back = _look("button-look-back", LookBackAt(), "look-back", table, match, ink)
    share = _look("button-share", ShareResult(), "share", table, match, ink)
    advised = (look_back,) if session.box.brain.advises else ()
    return [(again, replay, *advised), (share, verify)]


def _wish(
    key: str, wish: Wish, icon: str, table: Table, match: Match, ink: Ink, style: str = "plain"
) -> Button:
    stamp = Stamp("table", table.id, match.turn, str(wish))
    return Button(ink(key), stamp, ink.icon(icon), style)


def _look(key: str, look: Look, icon: str, table: Table, match: Match, ink: Ink) -> Button:
    return Button(ink(key), Stamp("show", table.id, match.turn, str(look)), ink.icon(icon))
