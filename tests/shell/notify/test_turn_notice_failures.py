"""Turn notices after a restart, a kill or a failure: nobody is notified twice, nobody is lost."""

import logging
from dataclasses import replace

import pytest

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.shard_set import ALL, ShardSet
from bot.store.store import Store
from bot.store.turn_notices import TurnNotice
from tests.shell.fakes import RECOGNISED
from tests.shell.notify.bell import ACTIVE_SECONDS, Bell
from tests.shell.tables import ANNA, BEN, CHANNEL, ELSEWHERE, play_turn, started


async def restarted(bell: Bell) -> Bell:
    """What a new process knows: what is stored, and nothing of who is active."""
    again = Bell(bell.sessions, bell.clock, bell.notices)
    await again.turns.load(ALL)
    return again


async def test_after_a_restart_nobody_is_notified_again(bell: Bell, session: Session) -> None:
    await bell.turns.update(session)
    again = await restarted(bell)
    await again.turns.after_restart()
    await again.turns.update(session)
    await again.tick()
    assert bell.notices.sent == [(ANNA,)]
    assert bell.notices.deleted == []


async def test_a_decision_made_while_the_bot_was_down_leaves_no_notice(
    bell: Bell, session: Session
) -> None:
    await bell.turns.update(session)
    await play_turn(session, ANNA)
    again = await restarted(bell)
    await again.turns.after_restart()
    assert bell.notices.sent == [(ANNA,), (BEN,)]
    assert bell.notices.standing == [2]


async def test_only_the_notices_of_the_own_shards_are_loaded(bell: Bell, session: Session) -> None:
    await bell.turns.update(session)
    again = Bell(bell.sessions, bell.clock, bell.notices)
    await again.turns.load(ShardSet(frozenset({1}), 2))
    await again.turns.after_restart()
    await play_turn(session, ANNA)
    again.saw(BEN)
    await again.turns.update(session)
    assert bell.notices.deleted == []


async def test_a_notice_that_a_killed_process_sent_but_did_not_store_is_recognised(
    bell: Bell, session: Session, store: Store
) -> None:
    claimed = TurnNotice(session.table.id, ANNA, 0, due=bell.clock())
    await store.turn_notices.put([claimed])
    bell.notices.in_channel.append(ANNA)
    again = await restarted(bell)
    await again.turns.after_restart()
    assert bell.notices.sent == []
    assert await bell.stored() == [replace(claimed, due=None, channel=CHANNEL, message=RECOGNISED)]


async def test_a_notice_that_a_killed_process_did_not_send_is_sent(
    bell: Bell, session: Session, store: Store
) -> None:
    await store.turn_notices.put([TurnNotice(session.table.id, ANNA, 0, due=bell.clock())])
    again = await restarted(bell)
    await again.turns.after_restart()
    await again.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_a_notice_is_stored_before_it_is_sent(bell: Bell, session: Session) -> None:
    bell.notices.broken = True
    with pytest.raises(ConnectionError):
        await bell.turns.update(session)
    assert [(one.person, one.due) for one in await bell.stored()] == [(ANNA, bell.clock())]
    bell.notices.broken = False
    await bell.tick()
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_a_failure_at_one_table_is_logged_once_and_tried_again_after_a_pause(
    bell: Bell, session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    bell.saw(ANNA)
    await bell.turns.update(session)
    bell.clock.move(ACTIVE_SECONDS)
    bell.notices.broken = True
    for _ in range(5):
        await bell.tick()
        bell.clock.move(0.5)
    assert bell.notices.tries == 2  # at once and after a second, not every half second
    bell.notices.broken = False
    bell.clock.move(60)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]
    told = [r.levelno for r in caplog.records if session.table.id in r.getMessage()]
    assert told == [logging.ERROR]


async def test_a_table_that_cannot_be_read_keeps_no_other_waiting_and_is_not_forgotten(
    bell: Bell, session: Session, sessions: LiveTables
) -> None:
    other = await started(sessions, channel=ELSEWHERE)
    bell.saw(ANNA)
    bell.activity.saw(ELSEWHERE, ANNA)
    for each in (session, other):
        await bell.turns.update(each)
    bell.unreadable = {session.table.id: ConnectionError("no database")}
    bell.clock.move(ACTIVE_SECONDS)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]
    bell.unreadable = {}
    bell.clock.move(60)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,), (ANNA,)]


async def test_what_cannot_be_read_after_a_restart_keeps_no_other_notice(
    bell: Bell, session: Session, sessions: LiveTables
) -> None:
    other = await started(sessions, channel=ELSEWHERE)
    for each in (session, other):
        await bell.turns.update(each)
        await each.stop()
    again = await restarted(bell)
    again.unreadable = {session.table.id: ConnectionError("no database")}
    await again.turns.after_restart()
    assert bell.notices.deleted == [2]
    again.unreadable = {}
    again.clock.move(60)
    await again.tick()
    assert bell.notices.deleted == [2, 1]


@pytest.mark.parametrize("gone", ["table", "lease"])
async def test_a_table_that_is_gone_or_of_another_process_is_left_alone(
    bell: Bell, session: Session, gone: str
) -> None:
    bell.notices.later[ANNA] = bell.clock() + 10
    await bell.turns.update(session)
    if gone == "table":
        bell.unreadable = {session.table.id: PlayerError("table-gone")}
    bell.owned = gone != "lease"
    bell.clock.move(10)
    bell.notices.later.clear()
    await bell.tick()
    bell.unreadable, bell.owned = {}, True
    await bell.tick()
    assert bell.notices.sent == []
