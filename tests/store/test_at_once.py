"""Many at once: nobody waits for a second connection, nobody's change is lost."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import make_url

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.database import unopened
from bot.store.pool import Pool
from bot.store.servers import KEPT_SECONDS, ServerSettings
from bot.store.store import Store
from tests.numbers import press
from tests.shelf import CATALOGUE
from tests.store.statements import Statement, listening

HOME, ANNA = 11, 1001
NOW = 1_790_000_000.0
WRITING = ("INSERT", "UPDATE", "DELETE")


@pytest.fixture(params=["one writer", "one connection"])
async def store(
    url: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Store]:
    """As an SQLite file is opened, and as another database: over a pool, here of one connection.

    Whoever wants a second connection beside the first one never gets it.
    """
    monkeypatch.setattr("bot.store.pool.LIMITED", {"pool_size": 1, "max_overflow": 0})
    few = Store(unopened(url) if request.param == "one writer" else Pool(make_url(url)))
    yield few
    await few.close()


async def test_fifty_tables_are_opened_at_once(store: Store) -> None:
    tables = LiveTables(CATALOGUE, store, clock=lambda: NOW)
    opened = await asyncio.gather(*(_opened(tables, channel) for channel in range(50)))
    assert len({session.table.id for session in opened}) == 50


async def test_a_server_is_met_by_many_at_once_and_written_down_once(store: Store) -> None:
    await asyncio.gather(*(store.servers.meet(HOME) for _ in range(20)))
    with listening() as heard:
        await store.servers.meet(HOME)
    assert _writing(heard) == []


async def test_meeting_a_server_again_takes_its_farewell_back_and_no_setting(store: Store) -> None:
    await store.servers.change(HOME, lambda _: ServerSettings(pace="quick"))
    await store.servers.left(HOME, NOW)
    await store.servers.meet(HOME)
    assert await store.servers.purge(NOW + KEPT_SECONDS) == []
    assert (await store.servers.settings(HOME)).pace == "quick"


async def test_two_managers_who_change_different_settings_lose_neither(store: Store) -> None:
    def with_channel(channel: int) -> Callable[[ServerSettings], ServerSettings]:
        return lambda old: old.model_copy(update={"channels": (*old.channels, channel)})

    await asyncio.gather(*(store.servers.change(HOME, with_channel(n)) for n in range(20)))
    assert set((await store.servers.settings(HOME)).channels) == set(range(20))


async def test_a_wish_that_cannot_be_granted_changes_no_setting(store: Store) -> None:
    def refuse(_: ServerSettings) -> ServerSettings:
        raise LookupError

    await store.servers.left(HOME, NOW)
    with pytest.raises(LookupError):
        await store.servers.change(HOME, refuse)
    assert await store.servers.purge(NOW + KEPT_SECONDS) == [HOME]


async def test_a_person_who_sets_three_things_at_once_gets_all_three(store: Store) -> None:
    await asyncio.gather(
        store.people.set_direct_messages(ANNA, False),
        store.people.set_reminder(ANNA, "none"),
        store.people.set_listed(ANNA, False),
    )
    assert not (await store.people.preferences(ANNA)).direct_messages
    assert (await store.people.preferences(ANNA)).reminder == "none"
    assert not (await store.people.preferences(ANNA)).listed


async def test_a_note_is_written_over_the_old_one(store: Store) -> None:
    await store.notes.write("alive", "1")
    await store.notes.write("alive", "2")
    assert await store.notes.read("alive") == "2"


async def _opened(tables: LiveTables, channel: int) -> Session:
    return await tables.open(
        "kniffel", channel=channel, guild=HOME, person=ANNA + channel, locale="de", token=press()
    )


def _writing(heard: list[Statement]) -> list[str]:
    return [sql for sql, _ in heard if sql.startswith(WRITING)]
