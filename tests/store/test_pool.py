"""A PostgreSQL under a crowd, and one that was restarted: connections are nobody's trouble."""

import asyncio

import pytest

from bot.store.pool import CONNECTIONS
from bot.store.store import Store
from tests import postgres
from tests.book import Book


@pytest.fixture
def kind() -> str:
    return "postgres"


async def test_whoever_asks_after_a_restart_of_the_server_is_answered(
    store: Store, book: Book
) -> None:
    await store.notes.write("a", "1")
    ours = "pid <> pg_backend_pid() AND datname = current_database()"
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}"
    assert book.rows(cut)
    await store.notes.write("a", "2")
    assert book.rows(cut)
    assert await store.notes.read("a") == "2"


async def test_a_crowd_shares_few_connections_and_every_one_is_kept(
    store: Store, book: Book
) -> None:
    ours = "pid <> pg_backend_pid() AND datname = current_database()"
    open_now = f"SELECT pid FROM pg_stat_activity WHERE {ours}"

    async def crowd() -> set[int]:
        await asyncio.gather(*(store.notes.write(str(n), "1") for n in range(5 * CONNECTIONS)))
        return {row["pid"] for row in book.rows(open_now)}

    once = await crowd()
    assert len(once) == CONNECTIONS
    assert await crowd() == once


async def test_a_server_that_is_gone_is_told_as_it_is() -> None:
    if reason := postgres.missing():
        pytest.skip(reason)
    with postgres.running() as cluster:
        store = await Store.open(cluster.url(cluster.new()))
        assert await store.maintenance.probe(0.0) == ""
    assert await store.maintenance.probe(0.0) != ""
    await store.close()
