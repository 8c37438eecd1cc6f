"""Private tables with two processes, and where the answer of a COMMIT is lost."""

from collections.abc import Callable

import pytest

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.store import Store
from bot.table.private import seated
from tests.live.rival import NOW
from tests.numbers import press
from tests.shelf import CATALOGUE

ANNA = 1001
pytestmark = pytest.mark.both


async def opened(tables: LiveTables, token: str, *, instead: bool = False) -> Session:
    return await tables.open_private(
        "toy",
        "kniffel",
        person=ANNA,
        locale="de",
        token=token,
        seats=seated(ANNA, token),
        instead=instead,
    )


@pytest.fixture
def tables(store: Store) -> LiveTables:
    return LiveTables(CATALOGUE, store, lambda: NOW)


async def test_another_takes_its_place_once_though_the_answer_is_lost(
    tables: LiveTables, store: Store, answers_lost: Callable[[int], None]
) -> None:
    old = await opened(tables, press())
    answers_lost(1)
    token = press()
    new = await opened(tables, token, instead=True)
    assert new.table.id != old.table.id
    assert (await opened(tables, token, instead=True)).table.id == new.table.id
    assert await store.matches.private_of(ANNA) == {"toy": new.table.id}
    with pytest.raises(PlayerError):
        await tables.get(old.table.id)


async def test_of_two_processes_each_plays_on_and_one_begins_anew(
    tables: LiveTables, store: Store
) -> None:
    if not store.shared:
        pytest.skip("an SQLite file has one process")
    other = LiveTables(CATALOGUE, store, lambda: NOW)
    here = await opened(tables, press())
    there = await opened(other, press())
    assert there is not here
    assert there.table.id == here.table.id
    await there.move(ANNA, "roll")
    again = await tables.get(here.table.id)
    assert again.match is not None
    assert there.match is not None
    assert again.match.log == there.match.log
    new = await opened(other, press(), instead=True)
    found = await tables.private(ANNA, "toy")
    assert found is not None
    assert found.table.id == new.table.id
    with pytest.raises(PlayerError):
        await again.move(ANNA, "roll")
