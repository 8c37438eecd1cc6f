"""The private menu of a table for one person."""

from dataclasses import dataclass

from bot.cards.advice import Hint, Odds
from bot.cards.card import Button, Card, Row
from bot.cards.contact import Contact, contact_menu
from bot.cards.custom_id import Stamp
from bot.cards.leaving import LeaveMatch, StopTable
from bot.cards.look import Change, Look, look_button
from bot.cards.pictures import Pictures
from bot.cards.rules import Rules
from bot.engine.screen import Ink
from bot.table import votes
from bot.table.snapshot import Snapshot
from bot.table.wishes import Automatic, ComeBack, GoOn, SeatWish, SetPicture


@dataclass(frozen=True, slots=True)
class TableMenu(Look):
    words = "menu"


@dataclass(frozen=True, slots=True)
class BoardAsText(Look):
    words = "text"


@dataclass(frozen=True, slots=True)
class BoardDown(Change):
    """Post the board anew at the bottom of the channel."""

    words = "board"


@dataclass(frozen=True, slots=True)
class BoardMenu(Look):
    """The page about how the board is shown."""

    words = "menu board"


@dataclass(frozen=True, slots=True)
class LeaveMenu(Look):
    """The page about leaving the match and ending the table."""

    words = "menu leave"


def menu_card(snapshot: Snapshot, person: int, ink: Ink, *, hints: bool, own: Row = ()) -> Card:
    """`own` is the row of a kind of private table, in the place of the button that ends it."""
    about = ink("menu-private") if snapshot.table.private else ""
    return Card(ink("menu-title"), about, rows=menu_rows(snapshot, person, ink, own, hints=hints))


def menu_rows(
    snapshot: Snapshot, person: int, ink: Ink, own: Row = (), *, hints: bool
) -> tuple[Row, ...]:
    """Six buttons in two rows, and a third row for what only some seats or tables have."""
    match = snapshot.table.id
    advice = _advice(snapshot, person, ink, hints)
    rules = _look("menu-rules", Rules(), "rules", match, ink)
    board = _look("menu-board", BoardMenu(), "picture", match, ink)
    contact = _look("menu-contact", Contact(), "reach", match, ink)
    leave = _look("menu-leave", LeaveMenu(), "leave", match, ink)
    usual: Row = (board, contact, leave)
    if snapshot.table.private:
        back = _look("menu-to-board", BoardDown(), "back", match, ink)
        stop = _look("menu-stop", StopTable(), "stop", match, ink)
        usual = (board, back) if own else (board, back, stop)
    rows = ((*advice, rules), usual, own or _seat_row(snapshot, person, ink))
    return tuple(row for row in rows if row)


def board_menu(snapshot: Snapshot, person: int, ink: Ink) -> Card:
    table, match = snapshot.table, snapshot.table.id
    looks = [_look("menu-text", BoardAsText(), "text", match, ink)]
    if snapshot.match:
        looks.append(_look("menu-picture", Pictures(), "picture", match, ink))
    ways = [] if table.private else [_look("menu-down", BoardDown(), "board-down", match, ink)]
    if table.phase == "running" and table.seat_of(person) is not None:
        stamp = Stamp("table", match, 0, str(SetPicture(not table.pictured)))
        key = "menu-as-emoji" if table.pictured else "menu-as-picture"
        ways.append(Button(ink(key), stamp, ink.icon("picture")))
    rows = (tuple(looks), tuple(ways))
    return Card(ink("menu-board-title"), ink("menu-board-about"), rows=rows)


def leave_menu(snapshot: Snapshot, person: int, ink: Ink) -> Card:
    """Leaving, ending the table, and the vote against somebody who stalls it."""
    table, match = snapshot.table, snapshot.table.id
    stop = _look("menu-stop", StopTable(), "stop", match, ink)
    seat = table.seat_of(person)
    if seat is None or table.phase != "running":
        return Card(ink("menu-leave-title"), "", rows=((stop,),))
    leave = _look("menu-get-up", LeaveMatch(), "leave", match, ink)
    row = (stop,) if table.seats[seat].away else (leave, stop)
    return Card(ink("menu-leave-title"), "", rows=(row, _vote_row(snapshot, seat, ink)))


def _vote_row(snapshot: Snapshot, seat: int, ink: Ink) -> Row:
    table, match = snapshot.table, snapshot.match
    if match is None or not votes.is_open(table, match):
        return ()
    if seat not in votes.voters(table, match):
        return ()
    return (
        Button(ink("button-go-on"), Stamp("table", table.id, 0, str(GoOn())), ink.icon("vote")),
    )


def all_rows(snapshot: Snapshot, person: int, ink: Ink, *, hints: bool) -> tuple[Row, ...]:
    """Everything on these pages, for whoever types it."""
    pages = (board_menu(snapshot, person, ink), leave_menu(snapshot, person, ink))
    own = menu_rows(snapshot, person, ink, hints=hints)
    ways = contact_menu(ink, snapshot.table.id)
    return (*own, *(row for page in pages for row in page.rows), ways)


def _seat_row(snapshot: Snapshot, person: int, ink: Ink) -> Row:
    """Buttons for the own seat."""
    table, number = snapshot.table, snapshot.table.seat_of(person)
    if number is None or table.phase != "running":
        return ()
    seat = table.seats[number]

    def button(key: str, wish: SeatWish, icon: str) -> Button:
        return Button(ink(key), Stamp("table", table.id, 0, str(wish)), ink.icon(icon))

    auto = button("menu-auto-on", Automatic(True), "auto")
    if seat.auto:
        auto = button("menu-auto-off", Automatic(False), "auto-off")
    back = (button("button-come-back", ComeBack(), "come-back"),) if seat.away else ()
    return (auto, *back) if seat.auto or snapshot.box.game.has_forced_moves else back


def _advice(snapshot: Snapshot, person: int, ink: Ink, hints: bool) -> tuple[Button, ...]:
    """Hints for players where they are allowed; odds also for spectators."""
    table, seated = snapshot.table, snapshot.table.seat_of(person) is not None
    if table.phase != "running" or (seated and not hints):
        return ()
    odds = _look("menu-odds", Odds(), "odds", table.id, ink)
    advised = seated and snapshot.box.brain.advises
    return (_look("menu-hint", Hint(), "hint", table.id, ink), odds) if advised else (odds,)


def _look(key: str, look: Look | Change, icon: str, match: str, ink: Ink) -> Button:
    return look_button(ink(key), look, ink.icon(icon), match=match)
