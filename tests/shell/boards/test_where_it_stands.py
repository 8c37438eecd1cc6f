"""Where a board stands: when it is worn, what a new one replaces, what outlives a kill."""

import pytest

from bot.cards.artist import Artist
from bot.config import TableSettings
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.boards.where_it_stands import StandingBoards
from bot.shell.channels import Channels
from bot.store.boards import Behind
from bot.store.store import Store
from tests.clock import Clock
from tests.shelf import TEXTS
from tests.shell.offline import never
from tests.shell.tables import BOARD, CHANNEL, ELSEWHERE, started

SETTINGS = TableSettings(repost_minutes=50, bury_messages=3)


@pytest.fixture
def standing(store: Store, clock: Clock) -> StandingBoards:
    channels = Channels(never, never)
    return StandingBoards(Artist(TEXTS), store.boards, channels, SETTINGS, clock)


@pytest.fixture
async def session(sessions: LiveTables, standing: StandingBoards) -> Session:
    begun = await started(sessions)
    await standing.posted(begun, BOARD, begun.table.version)
    return begun


async def test_a_board_is_worn_when_it_is_old(
    standing: StandingBoards, session: Session, clock: Clock
) -> None:
    clock.move(50 * 60)
    assert not standing.is_worn(session)
    clock.move(1)
    assert standing.is_worn(session)


async def test_a_board_is_worn_when_enough_messages_stand_below_it(
    standing: StandingBoards, session: Session
) -> None:
    for channel in (CHANNEL, CHANNEL, ELSEWHERE, ELSEWHERE, ELSEWHERE):
        standing.message_arrived(channel)
    assert not standing.is_worn(session)
    standing.message_arrived(CHANNEL)
    assert standing.is_worn(session)
    await standing.posted(session, BOARD + 1, session.table.version)
    assert not standing.is_worn(session)


async def test_messages_are_not_counted_where_no_board_stands(
    standing: StandingBoards, session: Session
) -> None:
    standing.forget(session)
    for _ in range(5):
        standing.message_arrived(CHANNEL)
    assert not standing.is_worn(session)


async def test_what_was_posted_is_stored_and_counts_as_drawn(
    standing: StandingBoards, session: Session, sessions: LiveTables, store: Store
) -> None:
    table = await store.matches.table(session.table.id)
    assert table is not None
    assert (table.board, table.posted, table.drawn) == (BOARD, sessions.clock(), table.version)
    assert not session.is_behind
    assert await store.boards.behind(0.0) == []


async def test_the_board_that_a_new_one_replaces_is_stored_first(
    standing: StandingBoards, session: Session, store: Store
) -> None:
    assert await standing.replacing(session) == BOARD
    assert await store.boards.behind(0.0) == [Behind(session.table.id, BOARD)]


async def test_a_first_board_replaces_nothing(
    standing: StandingBoards, sessions: LiveTables, store: Store
) -> None:
    fresh = await started(sessions, channel=ELSEWHERE)
    assert await standing.replacing(fresh) is None
    assert [one.old for one in await store.boards.behind(0.0)] == [None]


async def test_an_adopted_board_counts_as_behind(
    standing: StandingBoards, session: Session
) -> None:
    await standing.adopt(session, BOARD + 1)
    assert session.table.board == BOARD + 1
    assert session.is_behind


async def test_what_an_adopted_board_shows_is_unknown(
    standing: StandingBoards, session: Session
) -> None:
    session.drew(session.table.version)
    assert not session.is_behind
    await standing.adopt(session, BOARD + 1)
    assert session.table.board == BOARD + 1
    assert not session.drawn_here
    assert session.is_behind
