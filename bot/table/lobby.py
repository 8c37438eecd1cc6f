"""The lobby as pure rules: a table, a person and a wish -> the next table."""

from dataclasses import replace
from typing import Any, TypeAlias, get_args

from pydantic import ValidationError

from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.match import agreement
from bot.engine.phrases import Person, Word
from bot.table.table import STAND_IN, Seat, Table
from bot.table.wishes import (
    AddComputer,
    FillSeats,
    First,
    FirstDrawn,
    Join,
    Leave,
    RemoveComputer,
    SetOption,
    SetOwnOption,
    SetPace,
    SetPicture,
    Wish,
)

Agreed: TypeAlias = SetOption | First | FirstDrawn | SetPace | SetPicture


def option_values(model: Any) -> dict[str, tuple[Any, ...]]:
    """Every option with all its values, in the order in which a lobby lists them."""
    return {
        name: (False, True) if field.annotation is bool else get_args(field.annotation)
        for name, field in model.model_fields.items()
    }


def shown(value: Any) -> str:
    """An option's value as it is written in moves and text keys."""
    return str(value).lower()


def shortest(box: Box) -> dict[str, Any]:
    """The options of the shortest match of a game, as its seed names them."""
    values = option_values(box.game.options_type)
    return {
        name: next(value for value in values[name] if shown(value) == text)
        for name, text in box.game.seed.short.items()
    }


def apply(box: Box, table: Table, person: int, wish: Wish, token: str) -> Table:
    """One wish of a person; `token` is the number that came with this very press."""
    match wish:
        case Join():
            seated = sit(box, table, person, token)
            return replace(seated, host=person) if table.host is None else seated
        case Leave():
            return leave(table, person)
        case AddComputer() | FillSeats() | RemoveComputer():
            table.seat_for(person)
            return _with_computers(box, table, wish, token)
        case SetOwnOption():
            return _set_own(box, table, table.seat_for(person), wish)
        case SetOption() | First() | FirstDrawn() | SetPace() | SetPicture():
            return _agree(box, table, person, wish)
    raise PlayerError("not-started")


def missing(box: Box, table: Table) -> int:
    """How many seats must still be taken before the match can begin."""
    allowed = box.game.seat_range(box.game.options_type.model_validate(table.options))
    return max(0, allowed.start - len(table.seats))


def sit(box: Box, table: Table, person: int, token: str) -> Table:
    if table.seat_of(person) is not None:
        raise PlayerError("seated-already")
    full = len(table.seats) >= box.game.seed.seats.most
    if full and any(seat.person is None for seat in table.seats):
        return table.with_seat(_last_computer(table), Seat(person, token))
    return _add(box, table, Seat(person, token))


def leave(table: Table, person: int) -> Table:
    """Stand up; the next person becomes host, and a table without people is cleared."""
    left = _without(table, table.seat_for(person))
    host = table.host if table.host != person else next(iter(left.people), None)
    return replace(left, host=host, phase="lobby" if host is not None else "stopped")


def _agree(box: Box, table: Table, person: int, wish: Agreed) -> Table:
    """What the host alone decides for everybody."""
    if person != table.host:
        raise PlayerError("host-only", host=Person(table.host) if table.host else "–")
    match wish:
        case SetOption():
            return replace(table, options=_changed(box.game.options_type, table.options, wish))
        case First(number) if 1 <= number <= len(table.seats):
            return replace(table, first=number - 1)
        case FirstDrawn():
            return replace(table, first=None)
        case SetPace(pace):
            return replace(table, pace=pace)
        case SetPicture(wanted):
            return replace(table, pictured=wanted)
    raise PlayerError("option-unknown", option=str(wish).partition(" ")[2])


def _set_own(box: Box, table: Table, number: int, wish: SetOwnOption) -> Table:
    options = _changed(box.game.seat_options_type, table.seats[number].options, wish)
    return table.change_seat(number, options=options)


def _with_computers(
    box: Box, table: Table, wish: AddComputer | FillSeats | RemoveComputer, token: str
) -> Table:
    match wish:
        case AddComputer(strength):
            return _add(box, table, Seat(None, token, strength=strength))
        case FillSeats():
            fresh = (Seat(None, token, strength=STAND_IN) for _ in range(missing(box, table)))
            return replace(table, seats=(*table.seats, *fresh))
        case RemoveComputer():
            return _without(table, _last_computer(table))


def _last_computer(table: Table) -> int:
    computers = [number for number, seat in enumerate(table.seats) if seat.person is None]
    if not computers:
        raise PlayerError("no-computer")
    return computers[-1]


def start(box: Box, table: Table, person: int, token: str, at: float) -> Table:
    """Close the lobby: check the seats, mix the joins into the dice, turn the round (G1, G2).

    The start press is mixed in too: when the seal was made, its number was not known either,
    so that not even a table of one plays with dice that could have been picked for it. With it
    goes a fingerprint of match, game, options and seats: the dice are those of no other match.
    """
    table.seat_for(person)
    table = replace(table, rules=box.game.seed.rules_version)  # a lobby may be older than these
    options = box.game.options_type.model_validate(table.options)
    own = [box.game.seat_options_type.model_validate(seat.options) for seat in table.seats]
    box.game.check_seats(own, options)
    pressed = f"{token}.{agreement(table.header)}"
    players = ",".join((*(seat.token for seat in table.seats), pressed))
    ready = replace(table, phase="running", players=players, started=at)
    first = drawn_first(ready) if table.first is None else table.first
    return replace(ready, seats=table.seats[first:] + table.seats[:first])


def drawn_first(table: Table) -> int:
    return table.dice.draw("start", [(seat, 1) for seat in range(len(table.seats))])


def _add(box: Box, table: Table, seat: Seat) -> Table:
    most = box.game.seed.seats.most
    if len(table.seats) >= most:
        raise PlayerError("table-full", most=most)
    return replace(table, seats=(*table.seats, seat))


def _without(table: Table, number: int) -> Table:
    seats = table.seats[:number] + table.seats[number + 1 :]
    return replace(table, seats=seats, first=None)


def _changed(model: Any, options: dict[str, Any], wish: SetOption | SetOwnOption) -> dict[str, Any]:
    values = option_values(model)
    if wish.name not in values:
        raise PlayerError("option-unknown", option=f"{wish.name} {wish.value}")
    chosen = next((value for value in values[wish.name] if shown(value) == wish.value), None)
    if chosen is None:
        listed = ", ".join(map(shown, values[wish.name]))
        raise PlayerError("option-value", option=Word(f"option-{wish.name}"), values=listed)
    try:
        return dict(model.model_validate(options | {wish.name: chosen}).model_dump())
    except ValidationError:
        raise PlayerError("option-unknown", option=f"{wish.name} {wish.value}") from None
