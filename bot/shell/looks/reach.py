"""How the reader wants to be called, and when not at all."""

from typing import Any

from bot.cards.my_data import MyData
from bot.cards.reach import (
    USUAL,
    MyClock,
    NeverQuiet,
    QuietFrom,
    QuietTo,
    Reach,
    ReachBy,
    reach_card,
)
from bot.engine.errors import PlayerError
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import Reader
from bot.table.quiet_hours import ZONES


async def _show(reader: Reader, look: Reach) -> None:
    client = reader.client
    wishes = await client.store.people.of(reader.person)
    now = client.sessions.clock()
    card = reach_card(wishes.reminder, wishes.quiet, now, MyData(), reader.ink())
    await private.show(reader, card)


async def _by(reader: Reader, look: ReachBy) -> None:
    await reader.client.store.people.set_reminder(reader.person, look.way)
    await _show(reader, Reach())


async def _from(reader: Reader, look: QuietFrom) -> None:
    quiet = (await reader.client.store.people.of(reader.person)).quiet or USUAL
    await _set_quiet(reader, look.hour, quiet.ends)


async def _never(reader: Reader, look: NeverQuiet) -> None:
    await _set_quiet(reader, None, None)


async def _to(reader: Reader, look: QuietTo) -> None:
    quiet = (await reader.client.store.people.of(reader.person)).quiet or USUAL
    await _set_quiet(reader, quiet.begins, look.hour)


async def _clock(reader: Reader, look: MyClock) -> None:
    if look.zone not in ZONES:
        raise PlayerError("option-unknown", option=look.zone)
    await reader.client.store.people.set_zone(reader.person, look.zone)
    await _show(reader, Reach())


async def _set_quiet(reader: Reader, begins: int | None, ends: int | None) -> None:
    await reader.client.store.people.set_quiet(reader.person, begins, ends)
    await _show(reader, Reach())


ROUTES: tuple[Route[Any], ...] = (
    Route(Reach, _show),
    Route(ReachBy, _by),
    Route(NeverQuiet, _never),
    Route(QuietFrom, _from),
    Route(QuietTo, _to),
    Route(MyClock, _clock),
)
