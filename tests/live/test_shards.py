"""Leases of shards: one owner at a time, the next one when they expire."""

from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.live import shards as module
from bot.live.session import Session
from bot.live.shards import LEASE_SECONDS, Shards
from bot.live.tables import LiveTables
from bot.store.leases import Left
from bot.store.matches import Matches
from bot.store.shard_set import ShardSet, shard_of
from bot.store.store import Store
from bot.table.wishes import parse
from tests.book import Book
from tests.clock import Clock
from tests.numbers import press
from tests.shelf import CATALOGUE

ANNA, BEN = 1001, 1002
GUILDS = {shard: (1000 + shard) << 22 for shard in (0, 1)}
"""A server of each of two shards."""


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    return str(getattr(request, "param", "postgres"))


@pytest.fixture
async def rival(url: str, clock: Clock) -> AsyncIterator[LiveTables]:
    """A second process on the same database."""
    store = await Store.open(url)
    yield LiveTables(CATALOGUE, store, clock)
    await store.close()


async def opened(tables: LiveTables, shard: int) -> Session:
    return await tables.open(
        "kniffel", channel=70 + shard, guild=GUILDS[shard], person=ANNA, locale="de", token=press()
    )


def silent(book: Book) -> None:
    """Let the lease of the owner expire."""
    book.rows("UPDATE leases SET expires = 0")


async def test_one_looks_after_a_shard_and_the_other_waits(
    sessions: LiveTables, rival: LiveTables
) -> None:
    await sessions.shards.beat()
    await rival.shards.beat()
    assert sessions.shards.held.shards == {0}
    assert rival.shards.held.shards == frozenset()


async def test_what_is_handed_over_is_taken_at_once_with_what_was_served(
    sessions: LiveTables, rival: LiveTables, clock: Clock
) -> None:
    await sessions.shards.beat()
    await sessions.shards.hand_over([7, 8])
    assert sessions.shards.held.shards == frozenset()
    await rival.shards.beat()
    assert rival.shards.news == [Left(0, clock.now, True, frozenset({7, 8}))]
    await sessions.shards.beat()
    assert sessions.shards.held.shards == frozenset()


async def test_who_was_silent_too_long_finds_that_another_one_took_over(
    sessions: LiveTables, rival: LiveTables, clock: Clock, book: Book
) -> None:
    await sessions.shards.beat()
    silent(book)
    await rival.shards.beat()
    assert rival.shards.news == [Left(0, clock.now, False, frozenset())]
    await sessions.shards.beat()
    assert sessions.shards.held.shards == frozenset()


async def test_nobody_takes_anything_while_somebody_counts_otherwise(
    sessions: LiveTables, rival: LiveTables
) -> None:
    await sessions.shards.beat()
    rival.shards.want(2, (1,))
    await rival.shards.beat()
    assert rival.shards.held.shards == frozenset()
    await sessions.shards.hand_over()
    await rival.shards.beat()
    assert rival.shards.held == ShardSet(frozenset({1}), 2)


async def test_clocks_forgive_the_gap_of_one_lease_and_leave_the_other_alone(
    sessions: LiveTables, rival: LiveTables, clock: Clock, book: Book
) -> None:
    sessions.shards.want(2, (0,))
    rival.shards.want(2, (1,))
    ours, theirs = [await opened(*of) for of in ((sessions, 0), (rival, 1))]
    for session in (ours, theirs):
        await session.ask(BEN, parse("join"), press())
        await session.ask(ANNA, parse("pace quick"), press())
        await session.ask(ANNA, parse("start"), press())
    before = ours.table.deadline or 0.0
    clock.move(60)
    await rival.shards.beat()  # it was there all the time, and its clock ran
    silent(book)
    heir = LiveTables(CATALOGUE, sessions.store, clock)
    heir.shards.want(2, (0,))
    again = await heir.get(ours.table.id)
    assert again.table.deadline == before + 60
    rows = book.rows("SELECT id, deadline FROM matches")
    deadlines = {row["id"]: row["deadline"] for row in rows}
    assert deadlines == {ours.table.id: before + 60, theirs.table.id: theirs.table.deadline}


async def test_a_taking_whose_answers_are_lost_moves_clocks_once(
    sessions: LiveTables, clock: Clock, book: Book, answers_lost: Callable[[int], None]
) -> None:
    session = await opened(sessions, 0)
    before = session.table.touched or 0.0
    clock.move(60)
    silent(book)
    heir = LiveTables(CATALOGUE, sessions.store, clock)
    answers_lost(2)  # of the taking, and of the moving
    await heir.shards.beat()
    (row,) = book.rows("SELECT touched FROM matches")
    assert row["touched"] == before + 60


async def test_what_an_heir_did_not_settle_is_settled_by_the_next(
    sessions: LiveTables, clock: Clock, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that takes a lease and dies before it moved the clocks leaves that to another."""
    session = await opened(sessions, 0)
    before = session.table.touched or 0.0
    clock.move(60)
    silent(book)
    heir = LiveTables(CATALOGUE, sessions.store, clock)
    with monkeypatch.context() as broken:
        broken.setattr(Matches, "shift_clocks", _broken)
        for _ in range(2):
            with pytest.raises(OSError, match="gone"):
                await heir.shards.beat()
    silent(book)
    await LiveTables(CATALOGUE, sessions.store, clock).shards.beat()
    (row,) = book.rows("SELECT touched FROM matches")
    assert row["touched"] == before + 60


async def _broken(*_: object) -> None:
    raise OSError("gone")


async def test_a_sleeper_who_lost_its_shards_moves_no_clock(
    sessions: LiveTables, rival: LiveTables, clock: Clock, book: Book
) -> None:
    session = await opened(sessions, 0)
    silent(book)
    await rival.shards.beat()
    clock.move(3600)
    await sessions.clock_jumps.check()
    (row,) = book.rows("SELECT touched FROM matches")
    assert row["touched"] == session.table.touched


async def test_a_change_made_elsewhere_is_an_errand_of_the_owner(
    sessions: LiveTables, rival: LiveTables, book: Book
) -> None:
    session = await opened(sessions, 0)
    elsewhere = await rival.get(session.table.id)
    await elsewhere.ask(BEN, parse("join"), press())
    (errand,) = await sessions.store.redraw_requests.open(sessions.shards.held)
    assert errand == (session.table.id, session.table.version + 1)
    await session.catch_up()
    assert session.table.people == (ANNA, BEN)
    await sessions.store.redraw_requests.done(*errand)
    await session.ask(BEN, parse("leave"), press())
    assert await sessions.store.redraw_requests.open(sessions.shards.held) == []


async def test_whoever_is_not_the_owner_knows_what_the_owner_did(
    sessions: LiveTables, rival: LiveTables
) -> None:
    session = await opened(sessions, 0)
    await rival.get(session.table.id)
    await session.ask(BEN, parse("join"), press())
    assert (await rival.get(session.table.id)).table.people == (ANNA, BEN)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"], indirect=True)
async def test_the_database_counts_shards_as_discord_does(store: Store, clock: Clock) -> None:
    tables = LiveTables(CATALOGUE, store, clock)
    guilds = [n * 7919 << 20 for n in range(1, 20)]
    for channel, guild in enumerate(guilds):
        await tables.open(
            "kniffel", channel=channel, guild=guild, person=channel, locale="de", token=press()
        )
    for shard in range(3):
        share = ShardSet(frozenset({shard}), 3)
        found = [await store.matches.table(b.match) for b in await store.boards.behind(0, share)]
        here = {table.guild for table in found if table}
        assert here == {guild for guild in guilds if shard_of(guild, 3) == shard}


async def test_a_lease_counts_from_the_heartbeat_and_not_from_its_answer(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    class SlowLeases:
        async def take(self, *_: Any) -> list[Left]:
            clock.move(3)
            return [Left(0, None, True, frozenset())]

    async def shift(seconds: float, shards: ShardSet) -> None:
        raise AssertionError("nobody was away")

    monkeypatch.setattr(module, "uptime", clock)
    store: Any = SimpleNamespace(shared=True, leases=SlowLeases())
    shards = Shards(store, clock, shift)
    await shards.beat()
    assert shards.held.shards == {0}
    assert shards.is_fresh
    clock.move(LEASE_SECONDS - 3)
    assert not shards.is_fresh
