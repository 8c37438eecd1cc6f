"""By which way a turn notice goes out, and what is stored of it; no message arrives here."""

import pytest

from bot.engine.match import Match
from bot.shell.notify.notices import Notices
from bot.store.store import Store
from bot.store.turn_notices import TurnNotice
from bot.table.snapshot import Snapshot
from tests.clock import Clock
from tests.games.kniffel.table import BOX as KNIFFEL
from tests.games.kniffel.table import enter, roll
from tests.games.kniffel.table import table as new_match
from tests.games.zwerg.table import BOX as ZWERG
from tests.games.zwerg.table import SEVEN_MATCHES, throw
from tests.games.zwerg.table import table as zwerg
from tests.shell.notify.post import MORNING, Post
from tests.shell.tables import ANNA, BEN, CHANNEL, CLEO, MATCH, kniffel


@pytest.fixture
def post(store: Store, clock: Clock) -> Post:
    return Post(store, clock)


def turn(match: Match | None = None) -> Snapshot:
    return Snapshot(KNIFFEL, kniffel(ANNA, BEN), match or new_match())


def bets() -> Snapshot:
    """Ben and Cleo bet in secret."""
    table = kniffel(ANNA, BEN, CLEO, game="zwerg")
    return Snapshot(ZWERG, table, throw(zwerg(3), SEVEN_MATCHES[0]))


async def send(notices: Notices, at: Snapshot, *people: int, **fields: bool) -> list[TurnNotice]:
    claimed = [TurnNotice(MATCH, person, 0, due=5.0) for person in people]
    return await notices.send(at, claimed, **fields)


async def test_whoever_wants_no_notices_is_not_tried_and_not_due_again(post: Post) -> None:
    await post.wants(ANNA, "none")
    (done,) = await send(post.notices, turn(), ANNA)
    assert (done.due, done.message) == (None, None)
    assert (post.here, post.direct) == ([], [])


async def test_in_quiet_hours_a_notice_becomes_due_at_their_end(post: Post) -> None:
    await post.sleeps(ANNA)
    (done,) = await send(post.notices, turn(), ANNA)
    assert done.due == MORNING
    assert (post.here, post.direct) == ([], [])


@pytest.mark.parametrize("reminding", [False, True])
async def test_as_usual_a_notice_is_a_mention_in_the_channel(post: Post, reminding: bool) -> None:
    (done,) = await send(post.notices, turn(), ANNA, reminding=reminding)
    assert (post.here, post.direct) == ([CHANNEL], [])
    assert done.due is None


async def test_where_a_direct_message_does_not_arrive_the_person_is_mentioned(post: Post) -> None:
    await post.wants(ANNA, "direct-message")
    await send(post.notices, turn(), ANNA)
    assert (post.direct, post.here) == ([ANNA], [CHANNEL])


async def test_a_secret_question_is_a_direct_message_for_all_who_want_those(post: Post) -> None:
    await post.wants(CLEO, "mention", letters=False)
    await send(post.notices, bets(), BEN, CLEO)
    assert post.direct == [BEN]


async def test_all_who_are_mentioned_are_in_one_message(post: Post) -> None:
    for person in (BEN, CLEO):
        await post.wants(person, "mention", letters=False)
    done = await send(post.notices, bets(), BEN, CLEO)
    assert post.here == [CHANNEL]
    assert [one.person for one in done] == [BEN, CLEO]


async def test_a_screen_reader_gets_a_message_of_its_own(post: Post) -> None:
    for person in (BEN, CLEO):
        await post.wants(person, "mention", letters=False)
    await post.readers.switch(BEN, wanted=True)
    await send(post.notices, bets(), BEN, CLEO)
    assert post.here == [CHANNEL, CHANNEL]


async def test_news_that_did_not_reach_a_screen_reader_are_told_the_next_time(post: Post) -> None:
    await post.readers.switch(BEN, wanted=True)
    match = enter(roll(new_match(), "mmckt"), "mash")
    before = post.readers.untold(turn(match), BEN)
    assert before < match.version
    for way in ("mention", "direct-message"):
        await post.wants(BEN, way)
        await send(post.notices, turn(match), BEN)
    assert post.readers.untold(turn(match), BEN) == before


async def test_where_a_direct_message_fails_a_screen_reader_gets_the_open_text_in_the_channel(
    post: Post,
) -> None:
    await post.readers.switch(BEN, wanted=True)
    await post.wants(BEN, "direct-message")
    match = enter(roll(new_match(), "mmckt"), "mash")
    await send(post.notices, turn(match), BEN)
    await post.notices.tell_end(turn(match), BEN)
    assert post.direct == [BEN, BEN]
    turn_text, end_text = post.notices.texts
    for text in (turn_text, end_text):
        assert text.startswith(f"<@{BEN}>\n")
        assert len(text.splitlines()) > 2


async def test_nobody_is_told_at_night_that_another_one_plays_on(post: Post) -> None:
    await post.notices.tell_stepped_in(turn(), BEN, CLEO)
    assert post.here == [CHANNEL]
    await post.sleeps(BEN)
    await post.notices.tell_stepped_in(turn(), BEN, CLEO)
    assert post.here == [CHANNEL]
