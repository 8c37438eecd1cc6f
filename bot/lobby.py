"""The lobby as pure rules: a table, a person and a short text -> the next table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

from pydantic import ValidationError

from bot.clocks import PACES
from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.words import Word
from bot.tables import Seat, Table

Verb = Callable[[Box, Table, int, list[str], str], Table]


def option_values(model: Any) -> dict[str, tuple[Any, ...]]:
    """Every option with all its values, in the order in which a lobby lists them."""
    return {
        name: (False, True) if field.annotation is bool else get_args(field.annotation)
        for name, field in model.model_fields.items()
    }


def shown(value: Any) -> str:
    """An option's value as it is written in moves and text keys."""
    return str(value).lower()


def apply(box: Box, table: Table, person: int, text: str, token: str) -> Table:
    """One wish of a person; `token` is the number Discord gave this very press."""
    name, *words = text.split() or [""]
    verb = VERBS.get(name)
    if verb is None:
        raise PlayerError("illegal-unreadable", move=text)
    return verb(box, table, person, words, token)


def sit(box: Box, table: Table, person: int, token: str) -> Table:
    if table.seat_of(person) is not None:
        raise PlayerError("seated-already")
    return _add(box, table, Seat(person, token))


def _join(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    seated = sit(box, table, person, token)
    return replace(seated, host=person) if table.host is None else seated


def _leave(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    left = _without(table, _seat(table, person))
    host = table.host if table.host != person else next(iter(left.people), None)
    return replace(left, host=host, phase="lobby" if host is not None else "stopped")


def _computer(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    if words == ["remove"]:
        return _remove(table)
    strength = next((s for s in STRENGTHS if [s] == words), None)
    if strength is None:
        raise PlayerError("option-unknown", option=" ".join(words))
    return _add(box, table, Seat(None, token, strength=strength))


def _remove(table: Table) -> Table:
    computers = [n for n, seat in enumerate(table.seats) if seat.person is None]
    if not computers:
        raise PlayerError("no-computer")
    return _without(table, computers[-1])


def _set(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    _check_host(table, person)
    return replace(table, options=_changed(box.game.options_type, table.options, words))


def _own(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    number = _seat(table, person)
    seat = table.seats[number]
    options = _changed(box.game.seat_options_type, seat.options, words)
    return with_seat(table, number, replace(seat, options=options))


def _first(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    _check_host(table, person)
    match words:
        case ["drawn"]:
            return replace(table, first=None)
        case [number] if number.isdecimal() and 1 <= int(number) <= len(table.seats):
            return replace(table, first=int(number) - 1)
    raise PlayerError("option-unknown", option=" ".join(words))


def _pace(box: Box, table: Table, person: int, words: list[str], token: str) -> Table:
    _check_host(table, person)
    if len(words) != 1 or words[0] not in PACES:
        raise PlayerError("option-unknown", option=" ".join(words))
    return replace(table, pace=words[0])


VERBS: dict[str, Verb] = {
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "set": _set,
    "own": _own,
    "first": _first,
    "pace": _pace,
}


def start(box: Box, table: Table, person: int, token: str, at: float) -> Table:
    """Close the lobby: check the seats, mix the joins into the dice, turn the round (G1, G2).

    The start press is mixed in too: when the seal was made, its number was not known either,
    so that not even a table of one plays with dice that could have been picked for it.
    """
    if table.seat_of(person) is None:
        raise PlayerError("not-seated")
    options = box.game.options_type.model_validate(table.options)
    own = [box.game.seat_options_type.model_validate(seat.options) for seat in table.seats]
    box.game.check_seats(own, options)
    players = ",".join((*(seat.token for seat in table.seats), token))
    ready = replace(table, phase="running", players=players, started=at)
    first = drawn_first(ready) if table.first is None else table.first
    return replace(ready, seats=table.seats[first:] + table.seats[:first])


def drawn_first(table: Table) -> int:
    return table.dice.draw("start", [(seat, 1) for seat in range(len(table.seats))])


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def handed_on(table: Table) -> Table:
    """The next person who is there becomes host when the host has gone."""
    present = [seat.person for seat in table.seats if seat.person is not None and not seat.away]
    if table.host in present or not present:
        return table
    return replace(table, host=present[0])


def _add(box: Box, table: Table, seat: Seat) -> Table:
    most = box.game.seed.seats.most
    if len(table.seats) >= most:
        raise PlayerError("table-full", most=most)
    return replace(table, seats=(*table.seats, seat))


def _without(table: Table, number: int) -> Table:
    seats = table.seats[:number] + table.seats[number + 1 :]
    return replace(table, seats=seats, first=None)


def _seat(table: Table, person: int) -> int:
    number = table.seat_of(person)
    if number is None:
        raise PlayerError("not-seated")
    return number


def _check_host(table: Table, person: int) -> None:
    if person != table.host:
        raise PlayerError("host-only", host=f"<@{table.host}>")


def _changed(model: Any, options: dict[str, Any], words: list[str]) -> dict[str, Any]:
    values = option_values(model)
    match words:
        case [name, text] if name in values:
            chosen = next((value for value in values[name] if shown(value) == text), None)
            if chosen is None:
                listed = ", ".join(map(shown, values[name]))
                raise PlayerError("option-value", option=Word(f"option-{name}"), values=listed)
            try:
                return dict(model.model_validate(options | {name: chosen}).model_dump())
            except ValidationError:
                raise PlayerError("option-unknown", option=" ".join(words)) from None
    raise PlayerError("option-unknown", option=" ".join(words))
