"""Whoever takes over from a dead process does nothing twice and leaves nobody unanswered."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from bot.shell.client import Stammtisch
from bot.store.leases import Left
from bot.store.shard_set import ShardSet
from localcord import LocalDiscord
from tests.wire.hands import served
from tests.wire.table import Book, connected, playground, start

EVERYTHING = ShardSet(frozenset({0}), 1)


@dataclass
class Pair:
    place: LocalDiscord
    owner: Stammtisch
    heir: Stammtisch

    async def owner_dies(self, left: Left) -> None:
        """As the heir sees it; what the owner left open is served now."""
        self.owner.parts.queue.shut()
        self.heir.parts.desk.sessions.shards.held = EVERYTHING
        self.heir.parts.queue.open(left)
        await served()


@pytest.fixture
def kind() -> str:
    return "postgres"


@pytest.fixture
async def pair(book: Book) -> AsyncIterator[Pair]:
    async with (
        playground() as place,
        connected(place, book) as owner,
        connected(place, book) as heir,
    ):
        yield Pair(place, owner, heir)


def silent_since(pair: Pair) -> Left:
    return Left(0, pair.heir.parts.desk.sessions.clock() - 60, False, frozenset())


async def test_what_the_dead_one_did_and_perhaps_did_not_tell_is_done_once(
    pair: Pair, book: Book
) -> None:
    anna, channel = pair.place.people[0], pair.place.default_channel
    await start(anna, channel=channel)
    for typed in ("roll", "reroll 1"):  # two rerolls would be legal
        await anna.slash("move", channel=channel, move=typed)
    before = book.moves()
    assert pair.heir.parts.queue.served == []
    await pair.owner_dies(silent_since(pair))
    assert len(pair.heir.parts.queue.served) >= 4  # beside them echoes of private answers
    assert book.moves() == before
    pair.place.forgive_faults("40060")  # the owner had answered after all


async def test_what_nobody_served_is_served_by_the_heir(pair: Pair, book: Book) -> None:
    anna, channel = pair.place.people[0], pair.place.default_channel
    await start(anna, channel=channel)
    before = len(book.moves())
    pair.owner.parts.queue.shut()  # it hears the next one, and dies
    typed = anna.slash_nowait("move", channel=channel, move="roll")
    await pair.place.until(lambda: len(pair.heir.parts.queue._queued) == 3)
    await pair.owner_dies(silent_since(pair))
    await pair.place.finish(typed)
    assert len(book.moves()) > before
    pair.place.forgive_faults("40060")


async def test_what_was_handed_over_as_served_is_not_served_again(pair: Pair, book: Book) -> None:
    anna, channel = pair.place.people[0], pair.place.default_channel
    await start(anna, channel=channel)
    done = frozenset(pair.owner.parts.queue.served)
    await pair.owner_dies(Left(0, pair.heir.parts.desk.sessions.clock(), True, done))
    assert pair.heir.parts.queue.served == []
