"""Who wants to be read to, where several processes share a PostgreSQL: one hears of another."""

from datetime import date

import pytest

from bot.store.store import Store
from localcord import Person
from tests.wire.table import Wire

SOON_SECONDS = 30
"""For the machine, not for the bot."""


@pytest.fixture
def kind() -> str:
    return "postgres"


async def until_hears(wire: Wire, person: Person, wanted: bool) -> None:
    hears = wire.bot.parts.desk.screen_readers.includes
    await wire.place.until(lambda: hears(person.id) is wanted, SOON_SECONDS)


async def test_a_switch_in_another_process_is_heard_of(wire: Wire, url: str) -> None:
    anna, ben, *_ = wire.people
    other = await Store.open(url)
    try:
        for person in (anna, ben):
            await other.people.set_aloud(person.id, True)
            await until_hears(wire, person, True)
        await other.people.set_aloud(anna.id, False)
        await until_hears(wire, anna, False)
        await other.personal.forget(ben.id, date(2026, 11, 18))
        await until_hears(wire, ben, False)
    finally:
        await other.close()
