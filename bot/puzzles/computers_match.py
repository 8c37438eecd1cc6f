"""A whole match of our computers as a table and a log, the same again for the same luck."""

from dataclasses import replace
from hashlib import shake_128
from typing import TYPE_CHECKING, Any

from bot.advice.simulation import seeded
from bot.engine.catalogue import Box
from bot.engine.chance import FORM_OF_DAYS, seed_bytes
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.puzzles.search import DATA
from bot.table.charms import players_part
from bot.table.days import SUNDAY
from bot.table.lobby import agreed_options, agreed_seats
from bot.table.table import NOWHERE, Seat, Table

if TYPE_CHECKING:
    from random import Random

OF_COMPUTERS: dict[str, Any] = DATA["computers"]
KIND = "puzzle"
"""What such a table is for."""
NAME_LENGTH = 8
ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def played(box: Box, luck: str, at: float, day: str = "") -> tuple[Table, Match]:
    """A finished match without people and without a channel; `luck` decides all of it.

    One that is made for a Sunday is told to nobody before that day is over.
    """
    random = seeded(f"{box.id} {luck}")
    table = _table(box, random, at)
    if day:
        table = replace(table, kind=SUNDAY, day=day, dice_form=FORM_OF_DAYS)
    match = Match.begin(box.game, table.header).settle(table.dice)
    while match.to_act:
        match = match.play(*_move(box, table, match, random)).settle(table.dice)
    return replace(table, phase="finished", ended=at), match


def _move(box: Box, table: Table, match: Match, random: "Random") -> tuple[int, str]:
    seat = min(match.to_act)
    legal = box.game.legal(match.state, seat)
    if len(legal) == 1:
        return seat, str(legal[0])
    strength = table.seats[seat].strength or "normal"
    view = box.game.view(match.state, seat)
    return seat, str(box.brain.choose(box.game, view, seat, strength, random))


def _table(box: Box, random: "Random", at: float) -> Table:
    options = agreed_options(box.game, box.game.options_type().model_dump())
    own = agreed_seats(box.game, [{}] * _seats(box, options, random))
    strengths = OF_COMPUTERS["seats"]
    seats = tuple(
        Seat(None, "0", strength=strengths[number % len(strengths)], options=one)
        for number, one in enumerate(own)
    )
    kinds = [(seat.kind, seat.options, seat.charm) for seat in seats]
    name = "".join(random.choices(ID_ALPHABET, k=NAME_LENGTH))
    seed = shake_128(f"{name} {random.random()}".encode())
    return Table(
        id=name,
        game=box.id,
        rules=box.game.seed.rules_version,
        channel=NOWHERE,
        guild=None,
        host=None,
        locale="de",
        seed=seed.digest(seed_bytes(hides_chance=box.game.hides_chance)),
        opened=at,
        started=at,
        options=options,
        seats=seats,
        first=0,
        kind=KIND,
        players=players_part(box.id, options, 0, kinds),
    )


def _seats(box: Box, options: dict[str, Any], random: "Random") -> int:
    """A number of seats that fits without anybody choosing anything."""
    chosen = box.game.options_type.model_validate(options)
    allowed = box.game.seat_range(chosen)
    least = max(2, allowed.start)
    counts = range(least, max(least, min(OF_COMPUTERS["most_seats"], allowed.stop - 1)) + 1)
    return random.choice([count for count in counts if _fits(box, count, chosen)] or [least])


def _fits(box: Box, count: int, options: Any) -> bool:
    try:
        box.game.check_seats([box.game.seat_options_type() for _ in range(count)], options)
    except PlayerError:
        return False
    return True
