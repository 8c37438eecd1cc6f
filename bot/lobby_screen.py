"""The screen of a lobby: who sits there, what is agreed, and what can still be changed."""

from typing import Any

from bot.clocks import PACES
from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Box
from bot.engine.screen import MENU_LIMIT, Choice, Control, Ink, Lines, Menu, Screen
from bot.engine.words import Who, Word
from bot.lobby import option_values, shown
from bot.tables import Seat, Table


def lobby_screen(box: Box, table: Table, ink: Ink) -> Screen:
    lines = (
        ink("about"),
        "",
        *_seat_lines(box, table, ink),
        "",
        *_option_lines(box, table, ink),
        *((ink("lobby-letters"),) if box.game.secret_types else ()),
    )
    return Screen(
        title=ink("lobby-title", game=Word("title")),
        blocks=(Lines(lines),),
        text="\n".join(filter(None, lines)),
        controls=tuple(_controls(box, table, ink)),
    )


def _seat_lines(box: Box, table: Table, ink: Ink) -> list[str]:
    allowed = box.game.seat_range(box.game.options_type.model_validate(table.options))
    head = ink("lobby-seats", seats=len(table.seats), least=allowed[0], most=allowed[-1])
    return [head, *(_seat_line(n, seat, table, ink) for n, seat in enumerate(table.seats))]


def _seat_line(number: int, seat: Seat, table: Table, ink: Ink) -> str:
    own = ", ".join(ink(f"option-{name}-{shown(value)}") for name, value in seat.options.items())
    host = seat.person is not None and seat.person == table.host
    line = ink("lobby-seat", number=number + 1, who=Who(number), host="yes" if host else "no")
    return f"{line} ({own})" if own else line


def _option_lines(box: Box, table: Table, ink: Ink) -> list[str]:
    lines = [
        ink("lobby-option", name=Word(f"option-{n}"), value=Word(f"option-{n}-{shown(v)}"))
        for n, v in table.options.items()
    ]
    lines.append(ink("lobby-option", name=Word("pace"), value=Word(f"pace-{table.pace}")))
    if table.first is not None:
        lines.append(ink("lobby-first", who=Who(table.first)))
    return lines


def _controls(box: Box, table: Table, ink: Ink) -> list[Control]:
    mute = (Choice(ink("button-mute"), "letters off", icon="🔕"),) if box.game.secret_types else ()
    controls: list[Control] = [
        (
            Choice(ink("button-join"), "join", icon="🪑", style="good"),
            Choice(ink("button-leave"), "leave"),
            Choice(ink("button-start"), "start", icon="▶️", style="main"),
            *mute,
        ),
        Menu(ink("prompt-computers"), "computer", _computers(table, ink)),
    ]
    options = (*_options("set ", box.game.options_type, table.options, ink), *_paces(table, ink))
    controls.append(Menu(ink("prompt-options"), "", options[:MENU_LIMIT]))
    if own := _options("", box.game.seat_options_type, {}, ink):
        controls.append(Menu(ink("prompt-own"), "own", own))
    if len(table.seats) > 1:
        controls.append(Menu(ink("prompt-first"), "first", _first(table, ink)))
    return controls


def _computers(table: Table, ink: Ink) -> tuple[Choice, ...]:
    adds = tuple(Choice(ink(f"add-{s}"), s, icon="🤖") for s in STRENGTHS)
    if any(seat.person is None for seat in table.seats):
        return (*adds, Choice(ink("remove-computer"), "remove", icon="➖"))
    return adds


def _options(verb: str, model: Any, current: dict[str, Any], ink: Ink) -> tuple[Choice, ...]:
    pairs = [(n, v) for n, values in option_values(model).items() for v in values]
    return tuple(
        Choice(
            ink("lobby-choice", name=Word(f"option-{n}"), value=Word(f"option-{n}-{shown(v)}")),
            f"{verb}{n} {shown(v)}",
        )
        for n, v in pairs
        if n not in current or current[n] != v
    )[:MENU_LIMIT]


def _paces(table: Table, ink: Ink) -> tuple[Choice, ...]:
    return tuple(
        Choice(ink("lobby-choice", name=Word("pace"), value=Word(f"pace-{pace}")), f"pace {pace}")
        for pace in PACES
        if pace != table.pace
    )


def _first(table: Table, ink: Ink) -> tuple[Choice, ...]:
    seats = tuple(
        Choice(ink("first-seat", number=number), str(number))
        for number in range(1, len(table.seats) + 1)
    )
    return (Choice(ink("first-drawn"), "drawn", icon="🎲"), *seats)
