"""How the reader wants to be called, and when not at all."""

from typing import Any

from bot.cards.my_data import MyData
from bot.cards.reach import (
    USUAL,
    MyHour,
    NeverQuiet,
    QuietFrom,
    QuietTo,
    Reach,
    ReachBy,
    reach_card,
)
from bot.shell import private
from bot.shell.looks.route import Route
from bot.shell.reader import Reader
from bot.store.people import USUAL_OFFSET
from bot.table.quiet_hours import offset_by_hour, shown_hour


async def _show(reader: Reader, look: Reach) -> None:
    client = reader.client
    wishes = await client.store.people.of(reader.person)
    offset = USUAL_OFFSET if wishes.utc_offset is None else wishes.utc_offset
    hour = shown_hour(client.sessions.clock(), offset)
    card = reach_card(wishes.reminder, wishes.quiet, hour, MyData(), reader.ink())
    await private.change(reader, card)


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


async def _now(reader: Reader, look: MyHour) -> None:
    offset = offset_by_hour(look.hour, reader.client.sessions.clock())
    await reader.client.store.people.set_offset(reader.person, offset)
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
    Route(MyHour, _now),
)
