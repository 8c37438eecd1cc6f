"""Private tables: they belong to a person, stand in no channel and start at once."""

from collections.abc import Sequence
from typing import Any

from bot.engine.brain import Strength
from bot.engine.catalogue import Box
from bot.engine.chance import FORM_OF_CHARMS, FORM_OF_DAYS
from bot.table import lobby
from bot.table.table import NOWHERE, Seat, Table


def seated(
    person: int, token: str, computers: Sequence[Strength] = (), *, at: int = 0
) -> tuple[Seat, ...]:
    """The person on this seat, and computers on all others."""
    others = [Seat(None, token, strength=strength) for strength in computers]
    return (*others[:at], Seat(person, token), *others[at:])


def begun(
    box: Box,
    kind: str,
    match: str,
    person: int,
    locale: str,
    token: str,
    now: float,
    seed: bytes,
    seats: Sequence[Seat],
    options: dict[str, Any] | None = None,
    day: str = "",
) -> Table:
    """A private table that has just started; seat 0 begins. It has no clock."""
    table = Table(
        id=match,
        game=box.id,
        rules=box.game.seed.rules_version,
        channel=NOWHERE,
        guild=None,
        host=person,
        locale=locale,
        pace="none",
        seed=seed,
        opened=now,
        options=box.game.options_type().model_dump() if options is None else options,
        seats=tuple(seats),
        first=0,
        kind=kind,
        owner=person,
        day=day,
        dice_form=FORM_OF_DAYS if day else FORM_OF_CHARMS,
    )
    return lobby.start(box, table, person, token, now)
