"""The screen of a lobby: seats, options, and buttons to change them."""

from bot.cards.lobby_settings import charm_menu, idle
from bot.engine.catalogue import Box
from bot.engine.phrases import Moment, Who, Word
from bot.engine.screen import Choice, Control, Ink, Lines, Screen
from bot.engine.twin import Twin
from bot.table.charms import SIGNS
from bot.table.lobby import missing, shown
from bot.table.rematch import is_asking, people_asked
from bot.table.table import Seat, Table
from bot.table.votes import START
from bot.table.wishes import DirectMessages, FillSeats, Join, Leave, SetPicture, Start

MANY_SEATS = 9
"""From so many on the gap below the seats is left out, so that the lobby fits a phone."""

BY_THE_BOOK = "first-by-the-book"
"""The text of a game whose rulebook names who begins."""


def lobby_screen(box: Box, table: Table, ink: Ink) -> Screen:
    if is_asking(table):
        return _asking(table, ink)
    lines = (
        ink("about"),
        "",
        *_seat_lines(box, table, ink),
        *(("",) if len(table.seats) < MANY_SEATS else ()),
        *_option_lines(box, table, ink),
        *((ink("lobby-direct-messages"),) if box.game.asks_secretly else ()),
    )
    return Screen(
        title=ink("lobby-title" if table.live else "lobby-title-closed", game=Word("title")),
        blocks=(Lines(lines),),
        twin=lambda: Twin(position=tuple(filter(None, lines))),
        controls=tuple(_controls(box, table, ink)),
    )


def _asking(table: Table, ink: Ink) -> Screen:
    """A proposed rematch: who agreed, and until when the others may."""
    waits = bool(people_asked(table))
    until = (
        ink("rematch-until", when=Moment(table.deadline or 0.0)) if waits else ink("rematch-now")
    )
    lines = (*(_answer_line(n, seat, ink) for n, seat in enumerate(table.seats)), "", until)
    answers = (
        Choice(ink("button-yes-again"), str(Join()), icon=ink.icon("join"), style="good"),
        Choice(ink("button-not-again"), str(Leave())),
    )
    return Screen(
        title=ink("rematch-title", game=Word("title")),
        blocks=(Lines(lines),),
        twin=lambda: Twin(position=tuple(filter(None, lines))),
        controls=(answers, *charm_menu(table, ink)) if waits else (),
    )


def _answer_line(number: int, seat: Seat, ink: Ink) -> str:
    answer = "computer" if seat.person is None else "asked" if seat.away else "yes"
    return _beside_charm(ink("rematch-seat", who=Who(number), answer=answer), seat, ink)


def _seat_lines(box: Box, table: Table, ink: Ink) -> list[str]:
    allowed = box.game.seat_range(box.game.options_type.model_validate(table.options))
    numbers = {"least": allowed[0], "most": allowed[-1], "missing": missing(box, table)}
    head = ink("lobby-seats", seats=len(table.seats), **numbers)
    return [head, *(_seat_line(n, seat, table, ink) for n, seat in enumerate(table.seats))]


def _seat_line(number: int, seat: Seat, table: Table, ink: Ink) -> str:
    if seat.person is not None and seat.away:
        return ink("lobby-guest", number=number + 1, who=Who(number))
    chosen = [ink(f"option-{name}-{shown(value)}") for name, value in seat.options.items()]
    computer = [ink(f"seat-{seat.strength}")] if seat.strength else []
    own = ", ".join((*computer, *chosen))
    host = seat.person is not None and seat.person == table.host
    state = "host" if host else "ready" if seat.vote == START else "no"
    line = ink("lobby-seat", number=number + 1, who=Who(number), state=state)
    return _beside_charm(f"{line} ({own})" if own else line, seat, ink)


def _beside_charm(line: str, seat: Seat, ink: Ink) -> str:
    return f"{line} {shown_charm(seat.charm, ink)}" if seat.charm else line


def shown_charm(charm: str, ink: Ink) -> str:
    """A sign, or the digits of a word."""
    return ink("charm-shown", sign=charm) if charm in SIGNS else ink("charm-word", digits=charm)


def _option_lines(box: Box, table: Table, ink: Ink) -> list[str]:
    lines = [
        ink("lobby-option", name=Word(f"option-{n}"), value=Word(f"option-{n}-{shown(v)}"))
        for n, v in table.options.items()
        if n not in idle(box, table)
    ]
    lines.append(ink("lobby-option", name=Word("pace"), value=Word(f"pace-{table.pace}")))
    if table.pictured:
        lines.append(ink("lobby-option", name=Word("picture"), value=Word("picture-true")))
    if not table.voices:
        lines.append(ink("lobby-option", name=Word("voices"), value=Word("voices-false")))
    if table.closed:
        lines.append(ink("lobby-closed-door"))
    return [*lines, *_first_line(table, ink)]


def _first_line(table: Table, ink: Ink) -> tuple[str, ...]:
    """Who begins if the host has named somebody; else who would by the rulebook (G1)."""
    if table.first is not None:
        return (ink("lobby-first", who=Who(table.first)),)
    if ink.knows(BY_THE_BOOK):
        return (ink("lobby-first-by-the-book", who=Word(BY_THE_BOOK)),)
    return ()


def about(box: Box, ink: Ink) -> str:
    """The game in a sentence, for how many, and how long."""
    seats = box.game.seed.seats
    told = [ink("about"), ink("lobby-for", least=seats.least, most=seats.most)]
    if box.game.seed.minutes:
        told.append(ink("lobby-minutes", minutes=box.game.seed.minutes))
    return " ".join(told)


def _controls(box: Box, table: Table, ink: Ink) -> list[Control]:
    leave = Choice(ink("button-leave"), str(Leave()))
    return [(*_ways_in(box, table, ink),), (leave, *_mute(box, ink), _board(table, ink))]


def _board(table: Table, ink: Ink) -> Choice:
    """Shows the board as a large picture, or in emoji again."""
    key = "menu-as-emoji" if table.pictured else "menu-as-picture"
    return Choice(ink(key), str(SetPicture(not table.pictured)), icon=ink.icon("picture"))


def _ways_in(box: Box, table: Table, ink: Ink) -> list[Choice]:
    """Buttons to join, to start, and to fill missing seats with computers."""
    ways = [
        Choice(ink("button-join"), str(Join()), icon=ink.icon("join"), style="good"),
        Choice(ink("button-start"), str(Start()), icon=ink.icon("start"), style="main"),
    ]
    if count := missing(box, table):
        label = ink("button-fill", count=count)
        ways.append(Choice(label, str(FillSeats()), ink.icon("computer")))
    return ways


def _mute(box: Box, ink: Ink) -> tuple[Choice, ...]:
    if not box.game.asks_secretly:
        return ()
    return (Choice(ink("button-mute"), str(DirectMessages(False)), ink.icon("mute")),)
