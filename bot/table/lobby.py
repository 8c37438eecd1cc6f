"""The lobby: pure functions from a table, a person and a wish to the next table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeAlias, get_args

from pydantic import ValidationError

from bot.engine.brain import Strength
from bot.engine.catalogue import Box
from bot.engine.chance import FORM_OF_JOINS
from bot.engine.errors import PlayerError
from bot.engine.game import Game
from bot.engine.match import agreement
from bot.engine.phrases import Person, Word
from bot.table import door, votes
from bot.table.charms import charm, players_part
from bot.table.door import without, without_guests
from bot.table.table import STAND_IN, Seat, Table
from bot.table.wishes import (
    AddComputer,
    FillSeats,
    First,
    FirstDrawn,
    Invite,
    Join,
    Leave,
    Remove,
    RemoveComputer,
    RemoveOne,
    SetDoor,
    SetOption,
    SetOwnOption,
    SetPace,
    SetPicture,
    SetVoices,
    TakeCharm,
    Wish,
)

Agreed: TypeAlias = SetOption | First | FirstDrawn | SetPace | SetPicture | SetVoices
Computers: TypeAlias = AddComputer | FillSeats | RemoveComputer | RemoveOne


def option_values(model: Any) -> dict[str, tuple[Any, ...]]:
    """Every option with its values, in the order in which a lobby lists them."""
    return {
        name: (False, True) if field.annotation is bool else get_args(field.annotation)
        for name, field in model.model_fields.items()
    }


def shown(value: Any) -> str:
    """An option's value as in wishes and text keys."""
    return str(value).lower()


def shortest(box: Box) -> dict[str, Any]:
    """The options of the shortest match of a game, from its seed."""
    values = option_values(box.game.options_type)
    return {
        name: next(value for value in values[name] if shown(value) == text)
        for name, text in box.game.seed.short.items()
    }


def apply(box: Box, table: Table, person: int, wish: Wish, token: str) -> Table:
    """Apply one wish of a person; `token` is the snowflake of the press.

    Nobody has agreed to start what somebody changed since.
    """
    if not isinstance(wish, Join | Leave):
        door.check_came(table, person)
    changed = _applied(box, table, person, wish, token)
    return changed if isinstance(wish, TakeCharm) else votes.reset(changed)


def _applied(box: Box, table: Table, person: int, wish: Wish, token: str) -> Table:
    match wish:
        case Join():
            seated = sit(box, table, person, token)
            return replace(seated, host=person) if table.host is None else seated
        case Leave():
            return leave(table, person)
        case TakeCharm():
            return _take_charm(table, table.seat_for(person), wish)
        case SetOwnOption():
            return _set_own(box, table, table.seat_for(person), wish)
        case AddComputer() | FillSeats() | RemoveComputer() | RemoveOne():
            table.seat_for(person)
            return _with_computers(box, table, wish, token)
    return _of_host(box, table, person, wish, token)


def _of_host(box: Box, table: Table, person: int, wish: Wish, token: str) -> Table:
    """What only the host decides."""
    match wish:
        case SetOption() | First() | FirstDrawn() | SetPace() | SetPicture() | SetVoices():
            _check_host(table, person)
            return _agree(box, table, wish)
        case Invite() | Remove() | SetDoor():
            _check_host(table, person)
            return door.apply(box, table, wish, token)
    raise PlayerError("not-started")


def missing(box: Box, table: Table) -> int:
    """The number of seats that must still be taken before the match can start."""
    allowed = box.game.seat_range(box.game.options_type.model_validate(table.options))
    return max(0, allowed.start - len(without_guests(table).seats))


def sit(box: Box, table: Table, person: int, token: str) -> Table:
    door.check(table, person)
    if (kept := table.seat_of(person)) is not None:
        if not table.seats[kept].away:
            raise PlayerError("seated-already")
        return table.with_seat(kept, Seat(person, token))
    full = len(table.seats) >= box.game.seed.seats.most
    if full and any(seat.person is None for seat in table.seats):
        return table.with_seat(_last_computer(table), Seat(person, token))
    return _add(box, table, Seat(person, token))


def leave(table: Table, person: int) -> Table:
    """Give up a seat; the next person becomes host, and a table without people is stopped."""
    left = without(table, table.seat_for(person))
    host = table.host if table.host != person else next(iter(left.present), None)
    return replace(left, host=host, phase="lobby" if host is not None else "stopped")


def _check_host(table: Table, person: int) -> None:
    if person != table.host:
        raise PlayerError("host-only", host=Person(table.host) if table.host else "–")


def _agree(box: Box, table: Table, wish: Agreed) -> Table:
    """Change what only the host decides."""
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
        case SetVoices(wanted):
            return replace(table, voices=wanted)
    raise PlayerError("option-unknown", option=str(wish).partition(" ")[2])


def _set_own(box: Box, table: Table, number: int, wish: SetOwnOption) -> Table:
    options = _changed(box.game.seat_options_type, table.seats[number].options, wish)
    return table.change_seat(number, options=options)


def _take_charm(table: Table, number: int, wish: TakeCharm) -> Table:
    if table.dice_form == FORM_OF_JOINS:
        raise PlayerError("charm-old")
    return table.change_seat(number, charm=charm(table.id, wish.named))


def _with_computers(box: Box, table: Table, wish: Computers, token: str) -> Table:
    match wish:
        case AddComputer(strength):
            return _add(box, table, Seat(None, token, strength=strength))
        case FillSeats():
            for _ in range(missing(box, table)):
                table = _add(box, table, Seat(None, token, strength=STAND_IN))
            return table
        case RemoveComputer():
            return without(table, _last_computer(table))
        case RemoveOne(strength):
            return without(table, _last_computer(table, strength))


def _last_computer(table: Table, strength: Strength | None = None) -> int:
    """Of this strength, or of any."""
    seats = enumerate(table.seats)
    computers = [n for n, seat in seats if seat.strength and strength in (None, seat.strength)]
    if not computers:
        raise PlayerError("no-computer")
    return computers[-1]


def press_start(box: Box, table: Table, person: int, token: str, at: float) -> Table:
    """Start the match, where this person may; else count the press as a vote for it."""
    door.check_came(table, person)
    if votes.may_start(table, person, at):
        return start(box, table, person, token, at)
    return votes.ready(table, person, at)


def start(box: Box, table: Table, person: int, token: str, at: float) -> Table:
    """Start the match: check the seats, complete the dice, rotate the seats (G1, G2).

    `token`, the snowflake of the start press, enters only the dice of tables of form 1.
    """
    table.seat_for(person)
    table = without_guests(votes.reset(table))
    table = replace(table, rules=box.game.seed.rules_version)  # the lobby may be older
    options = box.game.options_type.model_validate(table.options)
    own = [box.game.seat_options_type.model_validate(seat.options) for seat in table.seats]
    box.game.check_seats(own, options)
    if table.dice_form == FORM_OF_JOINS:
        players = _joins(table, token)
    else:
        table = _as_agreed(box.game, table)
        seats = [(seat.kind, seat.options, seat.charm) for seat in table.seats]
        players = players_part(table.game, table.options, table.first, seats)
    ready = replace(table, phase="running", players=players, started=at)
    first = drawn_first(ready) if table.first is None else table.first
    return replace(ready, seats=table.seats[first:] + table.seats[:first])


def _joins(table: Table, token: str) -> str:
    """The players' part of form 1: all joins, the start, and a hash of what was agreed."""
    pressed = f"{token}.{agreement(table.header)}"
    return ",".join((*(seat.token for seat in table.seats), pressed))


def _as_agreed(game: Game[Any, Any, Any], table: Table) -> Table:
    own = agreed_seats(game, [seat.options for seat in table.seats])
    seats = tuple(replace(seat, options=o) for seat, o in zip(table.seats, own, strict=True))
    return replace(table, options=agreed_options(game, table.options), seats=seats)


def agreed_options(game: Game[Any, Any, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Every option in its one spelling; those without effect, which no lobby shows, as usual.

    Whatever enters the dice must have one form only: a choice of forms would be the bot's.
    """
    agreed = game.options_type.model_validate(options)
    idle, usual = game.idle_options(agreed), game.options_type().model_dump()
    values = agreed.model_dump()
    return {name: usual[name] if name in idle else value for name, value in values.items()}


def agreed_seats(game: Game[Any, Any, Any], own: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every seat's own options in their one spelling, also where nothing was chosen."""
    return [game.seat_options_type.model_validate(options).model_dump() for options in own]


def drawn_first(table: Table) -> int:
    return table.dice.draw("start", [(seat, 1) for seat in range(len(table.seats))])


def _add(box: Box, table: Table, seat: Seat) -> Table:
    most = box.game.seed.seats.most
    if len(table.seats) >= most:
        raise PlayerError("table-full", most=most)
    return replace(table, seats=(*table.seats, seat))


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
