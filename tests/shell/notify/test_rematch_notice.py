"""A proposed rematch: mentioned are those whose answer is missing and who want to be."""

from dataclasses import replace

import pytest

from bot.store.store import Store
from bot.table.snapshot import Snapshot
from tests.clock import Clock
from tests.games.kniffel.table import BOX
from tests.shell.notify.post import Post
from tests.shell.tables import ANNA, BEN, CHANNEL, CLEO, kniffel


@pytest.fixture
def post(store: Store, clock: Clock) -> Post:
    return Post(store, clock)


def asking(*unanswered: int) -> Snapshot:
    """A lobby that asks Anna, Ben and Cleo; some have not answered."""
    table = kniffel(ANNA, BEN, CLEO, phase="lobby", deadline=30.0)
    seats = tuple(replace(seat, away=seat.person in unanswered) for seat in table.seats)
    return Snapshot(BOX, replace(table, seats=seats), None)


async def test_those_who_have_not_answered_are_mentioned(post: Post) -> None:
    assert await post.rematch.people_to_mention(asking(BEN, CLEO)) == [BEN, CLEO]
    assert await post.rematch.people_to_mention(asking()) == []


async def test_nobody_who_is_active_is_mentioned(post: Post) -> None:
    post.activity.saw(CHANNEL, BEN)
    assert await post.rematch.people_to_mention(asking(BEN, CLEO)) == [CLEO]


async def test_nobody_is_mentioned_who_wants_no_notices_or_sleeps(post: Post) -> None:
    await post.wants(BEN, "none")
    await post.sleeps(CLEO)
    assert await post.rematch.people_to_mention(asking(ANNA, BEN, CLEO)) == [ANNA]


async def test_who_prefers_direct_messages_is_mentioned_on_the_board_all_the_same(
    post: Post,
) -> None:
    await post.wants(BEN, "direct-message")
    assert await post.rematch.people_to_mention(asking(BEN)) == [BEN]
