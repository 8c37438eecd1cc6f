"""The end of a match: who is mentioned, and who is told in sentences."""

import pytest

from bot.store.store import Store
from bot.table.snapshot import Snapshot
from tests.clock import Clock
from tests.games.kniffel.table import BOX
from tests.games.kniffel.table import table as new_match
from tests.shell.notify.post import Post
from tests.shell.tables import ANNA, BEN, CHANNEL, CLEO, kniffel

OVER = Snapshot(BOX, kniffel(ANNA, BEN, CLEO, phase="finished", ended=5.0), new_match(3))


@pytest.fixture
def post(store: Store, clock: Clock) -> Post:
    return Post(store, clock)


async def test_everybody_who_is_not_active_is_mentioned(post: Post) -> None:
    post.activity.saw(CHANNEL, BEN)
    assert await post.end.people_to_mention(OVER) == [ANNA, CLEO]


async def test_nobody_is_mentioned_who_wants_no_notices_or_sleeps(post: Post) -> None:
    await post.wants(ANNA, "none")
    await post.sleeps(BEN)
    assert await post.end.people_to_mention(OVER) == [CLEO]


async def test_whoever_is_told_in_sentences_is_not_mentioned_beside(post: Post) -> None:
    await post.readers.switch(ANNA, wanted=True)
    assert await post.end.people_to_mention(OVER) == [BEN, CLEO]


async def test_only_screen_readers_are_told_and_also_when_active(post: Post) -> None:
    await post.readers.switch(ANNA, wanted=True)
    post.activity.saw(CHANNEL, ANNA)
    await post.end.tell_screen_readers(OVER)
    assert (post.here, post.direct) == ([CHANNEL], [])


async def test_a_screen_reader_is_told_as_the_person_chose(post: Post) -> None:
    await post.readers.switch(ANNA, wanted=True)
    await post.wants(ANNA, "direct-message")
    await post.end.tell_screen_readers(OVER)
    assert (post.direct, post.here) == ([ANNA], [CHANNEL])  # the first one did not arrive


async def test_no_screen_reader_is_told_in_quiet_hours_or_against_its_will(post: Post) -> None:
    for person in (ANNA, BEN):
        await post.readers.switch(person, wanted=True)
    await post.wants(ANNA, "none")
    await post.sleeps(BEN)
    await post.end.tell_screen_readers(OVER)
    assert (post.here, post.direct) == ([], [])
