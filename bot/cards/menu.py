"""The menu of a table: what one person can look at or want there, in private."""

from dataclasses import dataclass
from typing import Literal, get_args

from bot.cards.advice import Hint, Odds
from bot.cards.card import Button, Card, Row, Select
from bot.cards.custom_id import Stamp
from bot.cards.leaving import LeaveMatch, StopTable
from bot.cards.look import Look, look_button, look_menu
from bot.cards.pictures import Pictures
from bot.cards.rules import Rules
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.table.wishes import Automatic, ComeBack, SeatWish, SetPicture

Reminder = Literal["mention", "direct-message", "none"]
"""How somebody is told that their time runs out."""
REMINDERS: tuple[Reminder, ...] = get_args(Reminder)


@dataclass(frozen=True, slots=True)
class TableMenu(Look):
    words = "menu"


@dataclass(frozen=True, slots=True)
class BoardAsText(Look):
    words = "text"


@dataclass(frozen=True, slots=True)
class BoardDown(Look):
    """The board as the newest message of its channel."""

    words = "board"


@dataclass(frozen=True, slots=True)
class RemindMe(Look):
    words = "remind"
    way: Reminder


def menu_card(session: Session, person: int, ink: Ink, *, hints: bool, way: str) -> Card:
    return Card(
        ink("menu-title"),
        ink(f"reach-{way}"),
        footer=ink("seal", hash=session.table.commitment),
        rows=menu_rows(session, person, ink, hints=hints),
    )


def menu_rows(session: Session, person: int, ink: Ink, *, hints: bool) -> tuple[Row, ...]:
    match = session.table.id
    rows = (
        _ways_to_look(session, person, ink),
        _seat_row(session, person, ink),
        _advice_row(session, person, ink, hints),
        (_look("menu-stop", StopTable(), "stop", match, ink),),
        _reminders(match, ink),
    )
    return tuple(row for row in rows if row)


def _ways_to_look(session: Session, person: int, ink: Ink) -> Row:
    table, match = session.table, session.table.id
    ways = [
        _look("menu-rules", Rules(), "rules", match, ink),
        _look("menu-text", BoardAsText(), "text", match, ink),
        _look("menu-board", BoardDown(), "board-down", match, ink),
    ]
    if session.match:
        ways.append(_look("menu-picture", Pictures(), "picture", match, ink))
    if table.phase == "running" and table.seat_of(person) is not None:
        stamp = Stamp("table", match, 0, str(SetPicture(not table.pictured)))
        key = "menu-as-emoji" if table.pictured else "menu-as-picture"
        ways.append(Button(ink(key), stamp, ink.icon("picture")))
    return tuple(ways)


def _seat_row(session: Session, person: int, ink: Ink) -> Row:
    """What whoever sits there may want of the own seat."""
    table, number = session.table, session.table.seat_of(person)
    if number is None or table.phase != "running":
        return ()
    seat = table.seats[number]

    def button(key: str, wish: SeatWish, icon: str) -> Button:
        return Button(ink(key), Stamp("table", table.id, 0, str(wish)), ink.icon(icon))

    auto = button("menu-auto-off", Automatic(False), "auto-off") if seat.auto else None
    back = button("button-come-back", ComeBack(), "come-back") if seat.away else None
    return (
        auto or button("menu-auto-on", Automatic(True), "auto"),
        back or _look("menu-leave", LeaveMatch(), "leave", table.id, ink),
    )


def _advice_row(session: Session, person: int, ink: Ink, hints: bool) -> Row:
    """Hints for who plays where they are allowed; the odds also for whoever looks on."""
    table, seated = session.table, session.table.seat_of(person) is not None
    if table.phase != "running" or (seated and not hints):
        return ()
    odds = _look("menu-odds", Odds(), "odds", table.id, ink)
    advised = seated and session.box.brain.advises
    return (_look("menu-hint", Hint(), "hint", table.id, ink), odds) if advised else (odds,)


def _reminders(match: str, ink: Ink) -> Select:
    ways = [(ink(f"remind-{way}"), RemindMe(way)) for way in REMINDERS]
    return look_menu(ink("menu-remind"), RemindMe.words, ways, match=match)


def _look(key: str, look: Look, icon: str, match: str, ink: Ink) -> Button:
    return look_button(ink(key), look, ink.icon(icon), match=match)
