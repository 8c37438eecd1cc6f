"""The screen of a lobby: who sits there, what is agreed, and what can still be changed."""

from typing import Any

from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Box
from bot.engine.phrases import Moment, Who, Word
from bot.engine.screen import Choice, Control, Ink, Lines, Menu, Screen
from bot.engine.twin import Twin
from bot.table.clocks import PACES
from bot.table.lobby import missing, option_values, shown
from bot.table.rematch import is_asking, people_asked
from bot.table.table import Seat, Table
from bot.table.wishes import DirectMessages, FillSeats, Join, Leave, SetPicture, Start


def lobby_screen(box: Box, table: Table, ink: Ink) -> Screen:
    if is_asking(table):
        return _asking(table, ink)
    lines = (
        ink("about"),
        "",
        *_seat_lines(box, table, ink),
        "",
        *_option_lines(box, table, ink),
        *((ink("lobby-direct-messages"),) if box.game.asks_secretly else ()),
    )
    return Screen(
        title=ink("lobby-title", game=Word("title")),
        blocks=(Lines(lines),),
        twin=lambda: Twin(position=tuple(filter(None, lines))),
        controls=tuple(_controls(box, table, ink)),
    )


def _asking(table: Table, ink: Ink) -> Screen:
    """Once more? Who is in, and until when the others may say so."""
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
        controls=(answers,) if waits else (),
    )


def _answer_line(number: int, seat: Seat, ink: Ink) -> str:
    answer = "computer" if seat.person is None else "asked" if seat.away else "yes"
    return ink("rematch-seat", who=Who(number), answer=answer)


def _seat_lines(box: Box, table: Table, ink: Ink) -> list[str]:
    allowed = box.game.seat_range(box.game.options_type.model_validate(table.options))
    head = ink("lobby-seats", seats=len(table.seats), least=allowed[0], most=allowed[-1])
    return [head, *(_seat_line(n, seat, table, ink) for n, seat in enumerate(table.seats))]


def _seat_line(number: int, seat: Seat, table: Table, ink: Ink) -> str:
    chosen = [ink(f"option-{name}-{shown(value)}") for name, value in seat.options.items()]
    computer = [ink("seat-computer")] if ink.reading.aloud and seat.strength else []
    own = ", ".join((*computer, *chosen))
    host = seat.person is not None and seat.person == table.host
    line = ink("lobby-seat", number=number + 1, who=Who(number), host="yes" if host else "no")
    return f"{line} ({own})" if own else line


def _option_lines(box: Box, table: Table, ink: Ink) -> list[str]:
    lines = [
        ink("lobby-option", name=Word(f"option-{n}"), value=Word(f"option-{n}-{shown(v)}"))
        for n, v in table.options.items()
        if n not in _idle(box, table)
    ]
    lines.append(ink("lobby-option", name=Word("pace"), value=Word(f"pace-{table.pace}")))
    if table.pictured:
        lines.append(ink("lobby-option", name=Word("picture"), value=Word("picture-true")))
    if table.first is not None:
        lines.append(ink("lobby-first", who=Who(table.first)))
    return lines


def about(box: Box, ink: Ink) -> str:
    """The game in a sentence, for how many, and how long."""
    seats = box.game.seed.seats
    told = [ink("about"), ink("lobby-for", least=seats.least, most=seats.most)]
    if box.game.seed.minutes:
        told.append(ink("lobby-minutes", minutes=box.game.seed.minutes))
    return " ".join(told)


def _controls(box: Box, table: Table, ink: Ink) -> list[Control]:
    agreed = _options("set ", box.game.options_type, table.options, ink, _idle(box, table))
    agreed += (*_paces(table, ink), *_first(table, ink), _looks(table, ink))
    controls: list[Control] = [
        (*_ways_in(box, table, ink),),
        (Choice(ink("button-leave"), str(Leave())), *_mute(box, ink)),
        Menu(ink("prompt-computers"), "computer", _computers(table, ink)),
        Menu(ink("prompt-options"), "", agreed),
    ]
    if own := _options("", box.game.seat_options_type, {}, ink):
        controls.append(Menu(ink("prompt-own"), "own", own))
    return controls


def _ways_in(box: Box, table: Table, ink: Ink) -> list[Choice]:
    """Sit down, begin, and where seats are missing, fill them."""
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


def _computers(table: Table, ink: Ink) -> tuple[Choice, ...]:
    adds = tuple(Choice(ink(f"add-{s}"), s, icon=ink.icon("computer")) for s in STRENGTHS)
    if any(seat.person is None for seat in table.seats):
        return (*adds, Choice(ink("remove-computer"), "remove", icon=ink.icon("remove")))
    return adds


def _idle(box: Box, table: Table) -> frozenset[str]:
    """What nobody needs to see while the other options are as they are."""
    return box.game.idle_options(box.game.options_type.model_validate(table.options))


def _options(
    verb: str,
    model: Any,
    current: dict[str, Any],
    ink: Ink,
    idle: frozenset[str] = frozenset(),
) -> tuple[Choice, ...]:
    pairs = [(n, v) for n, values in option_values(model).items() for v in values if n not in idle]
    return tuple(
        Choice(
            ink("lobby-choice", name=Word(f"option-{n}"), value=Word(f"option-{n}-{shown(v)}")),
            f"{verb}{n} {shown(v)}",
        )
        for n, v in pairs
        if n not in current or current[n] != v
    )


def _paces(table: Table, ink: Ink) -> tuple[Choice, ...]:
    return tuple(
        Choice(ink("lobby-choice", name=Word("pace"), value=Word(f"pace-{pace}")), f"pace {pace}")
        for pace in PACES
        if pace != table.pace
    )


def _looks(table: Table, ink: Ink) -> Choice:
    """The board the other way than now."""
    other = SetPicture(not table.pictured)
    value = Word(f"picture-{shown(other.wanted)}")
    return Choice(ink("lobby-choice", name=Word("picture"), value=value), str(other))


def _first(table: Table, ink: Ink) -> tuple[Choice, ...]:
    if len(table.seats) == 1:
        return ()
    seats = [
        Choice(ink("first-seat", number=number), f"first {number}")
        for number in range(1, len(table.seats) + 1)
        if number - 1 != table.first
    ]
    drawn = Choice(ink("first-drawn"), "first drawn", icon=ink.icon("drawn"))
    return (*((drawn,) if table.first is not None else ()), *seats)
