"""Turn notices: at most one per decision, and none is left when it is over."""

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.notify.activity import DRIFT_SECONDS
from bot.shell.notify.turn_notice import DirectAnswer
from bot.store.shard_set import ALL
from bot.table.wishes import Automatic, GiveUp
from tests.numbers import press
from tests.shell.notify.bell import ACTIVE_SECONDS, Bell, betting
from tests.shell.tables import ANNA, BEN, CLEO, enter, play_turn, started


async def test_one_notice_for_a_decision_and_it_goes_when_that_is_made(
    bell: Bell, session: Session
) -> None:
    for _ in range(3):
        await bell.turns.update(session)
    assert bell.notices.sent == [(ANNA,)]
    (stored,) = await bell.stored()
    assert (stored.person, stored.message, stored.due) == (ANNA, 1, None)
    await session.move(ANNA, "roll")
    await bell.turns.update(session)
    assert (bell.notices.sent, bell.notices.deleted) == ([(ANNA,)], [])
    bell.saw(BEN)
    await enter(session, ANNA)
    await bell.turns.update(session)
    assert (bell.notices.sent, bell.notices.deleted) == ([(ANNA,)], [1])
    assert await bell.stored() == []


async def test_the_next_decision_is_notified_anew(bell: Bell, session: Session) -> None:
    await bell.turns.update(session)
    await play_turn(session, ANNA)
    await bell.turns.update(session)
    await play_turn(session, BEN)
    await bell.turns.update(session)
    assert bell.notices.sent == [(ANNA,), (BEN,), (ANNA,)]
    assert bell.notices.standing == [3]


async def test_a_decision_that_comes_round_before_the_board_is_drawn_is_notified_anew(
    bell: Bell, session: Session
) -> None:
    await bell.turns.update(session)
    await play_turn(session, ANNA)
    await play_turn(session, BEN)
    await bell.turns.update(session)
    assert bell.notices.sent == [(ANNA,), (ANNA,)]
    assert bell.notices.standing == [2]


async def test_nobody_who_is_active_is_notified(bell: Bell, session: Session) -> None:
    bell.saw(ANNA)
    await bell.turns.update(session)
    assert bell.notices.sent == []
    assert await bell.stored() == []


async def test_a_person_with_a_screen_reader_is_notified_also_while_active(
    bell: Bell, session: Session
) -> None:
    await bell.readers.switch(ANNA, wanted=True)
    bell.saw(ANNA)
    await bell.turns.update(session)
    assert bell.notices.sent == [(ANNA,)]


async def test_whoever_becomes_active_needs_no_message_and_gets_no_second_one(
    bell: Bell, session: Session
) -> None:
    await bell.turns.update(session)
    bell.saw(ANNA)
    await bell.turns.update(session)
    assert bell.notices.deleted == [1]
    (stored,) = await bell.stored()
    assert stored.message is None
    bell.clock.move(2 * ACTIVE_SECONDS)
    await bell.turns.update(session)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_whoever_was_there_and_leaves_a_decision_open_is_notified_once(
    bell: Bell, session: Session
) -> None:
    bell.saw(ANNA)
    bell.clock.move(ACTIVE_SECONDS - 1)
    await bell.turns.update(session)
    bell.clock.move(DRIFT_SECONDS - 1)
    await bell.tick()
    assert bell.notices.sent == []
    bell.clock.move(1)
    for _ in range(3):
        await bell.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_whoever_is_seen_again_meanwhile_is_not_notified_yet(
    bell: Bell, session: Session
) -> None:
    bell.saw(ANNA)
    await bell.turns.update(session)
    bell.clock.move(DRIFT_SECONDS - 1)
    bell.saw(ANNA)
    bell.clock.move(1)
    await bell.tick()
    assert bell.notices.sent == []
    bell.clock.move(DRIFT_SECONDS)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_a_reminder_that_comes_sooner_is_enough(bell: Bell, sessions: LiveTables) -> None:
    session = await started(sessions, pace="quick")
    bell.saw(ANNA)
    await bell.turns.update(session)
    await bell.turns.remind(session)
    bell.clock.move(DRIFT_SECONDS)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]
    assert bell.notices.reminders == [(ANNA,)]


async def test_with_a_clock_of_minutes_too(bell: Bell, sessions: LiveTables) -> None:
    session = await started(sessions, pace="cosy")
    bell.saw(ANNA)
    await bell.turns.update(session)
    bell.clock.move(DRIFT_SECONDS)
    await bell.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_a_player_alone_is_never_notified(bell: Bell, session: Session) -> None:
    await session.ask(BEN, GiveUp(), press())
    await bell.turns.update(session)
    bell.clock.move(2 * ACTIVE_SECONDS)
    await bell.turns.update(session)
    await bell.tick()
    assert bell.notices.sent == []


async def test_an_automatic_seat_is_neither_notified_nor_reminded(
    bell: Bell, sessions: LiveTables
) -> None:
    session = await started(sessions, pace="cosy")
    await session.ask(ANNA, Automatic(True), press())
    await bell.turns.update(session)
    await session.move(ANNA, "roll")
    bell.clock.move(2 * ACTIVE_SECONDS)
    await bell.turns.update(session)
    await bell.turns.remind(session)
    assert bell.notices.sent == []


async def test_quiet_hours_defer_a_notice_which_is_then_sent_once(
    bell: Bell, session: Session
) -> None:
    morning = bell.clock() + 3600
    bell.notices.later[ANNA] = morning
    await bell.turns.update(session)
    await bell.tick()
    assert bell.notices.sent == []
    assert [notice.due for notice in await bell.stored()] == [morning]
    bell.clock.now = morning
    bell.notices.later.clear()
    for _ in range(3):
        await bell.tick()
    assert bell.notices.sent == [(ANNA,)]


async def test_what_was_deferred_is_not_sent_when_it_is_decided_or_when_one_is_active(
    bell: Bell, session: Session
) -> None:
    morning = bell.clock() + 3600
    bell.notices.later = {ANNA: morning, BEN: morning}
    await bell.turns.update(session)
    await play_turn(session, ANNA)
    await bell.turns.update(session)
    bell.clock.now = morning
    bell.saw(BEN)
    bell.notices.later.clear()
    await bell.tick()
    assert bell.notices.sent == []
    assert [(notice.person, notice.due) for notice in await bell.stored()] == [(BEN, None)]


async def test_a_reminder_takes_the_place_of_the_first_notice(bell: Bell, session: Session) -> None:
    await bell.turns.update(session)
    await bell.turns.remind(session)
    assert bell.notices.reminders == [(ANNA,)]
    assert bell.notices.standing == [2]
    await bell.turns.update(session)
    assert len(bell.notices.sent) == 2


async def test_two_people_are_notified_by_one_message_that_goes_with_the_last_of_them(
    sessions: LiveTables, bell: Bell
) -> None:
    session = await betting(sessions)
    await bell.turns.update(session)
    assert bell.notices.sent == [(BEN, CLEO)]
    await session.move(BEN, "bet yes")
    await bell.turns.update(session)
    assert bell.notices.deleted == []
    await session.move(CLEO, "bet no")
    bell.saw(ANNA)
    await bell.turns.update(session)
    assert bell.notices.deleted == [1]


async def test_a_secret_question_stays_while_its_answer_can_be_changed(
    sessions: LiveTables, bell: Bell
) -> None:
    session, bell.notices.secret = await betting(sessions), True
    bell.saw(ANNA, CLEO)
    await bell.turns.update(session)
    await session.move(BEN, "bet yes")
    await bell.turns.update(session)
    bell.saw(BEN)
    await bell.turns.update(session)
    assert (bell.notices.sent, bell.notices.deleted) == ([(BEN,)], [])
    await session.move(CLEO, "bet no")
    await bell.turns.update(session)
    assert bell.notices.deleted == [1]


async def test_a_table_that_ends_leaves_no_notice(bell: Bell, session: Session) -> None:
    await bell.turns.update(session)
    await session.stop()
    await bell.turns.update(session)
    assert bell.notices.deleted == [1]
    assert await bell.stored() == []


async def test_whoever_gives_up_is_not_notified_any_more(bell: Bell, session: Session) -> None:
    await bell.turns.update(session)
    await session.ask(ANNA, GiveUp(), press())
    await bell.turns.update(session)
    assert bell.notices.deleted == [1]


def answer(session: Session, person: int, message: int) -> DirectAnswer:
    assert session.match is not None
    return DirectAnswer(person, session.match.turn, 88, message, "Notiert: Nein · Zum Brett")


async def all_bet(bell: Bell, session: Session) -> None:
    """Ben in a direct message, which the table had sent, and Cleo."""
    bell.notices.secret = True
    bell.saw(ANNA, CLEO)
    await bell.turns.update(session)
    made = answer(session, BEN, 1)
    await session.move(BEN, "bet no")
    await bell.turns.answered(session.snapshot, made)
    await bell.turns.update(session)
    await session.move(CLEO, "bet yes")
    await bell.turns.update(session)


async def test_an_answered_direct_message_becomes_a_receipt_when_all_have_decided(
    bell: Bell, sessions: LiveTables
) -> None:
    session = await betting(sessions)
    await all_bet(bell, session)
    assert bell.notices.closed == [(1, "Notiert: Nein · Zum Brett")]
    assert 1 not in bell.notices.deleted


async def test_a_receipt_goes_with_the_next_answer_the_end_and_a_restart(
    bell: Bell, sessions: LiveTables
) -> None:
    session = await betting(sessions)
    await all_bet(bell, session)
    again = Bell(sessions, bell.clock)
    await again.turns.load(ALL)
    await again.turns.after_restart()
    assert again.notices.deleted == [1]
    await bell.turns.answered(session.snapshot, answer(session, BEN, 7))
    assert bell.notices.deleted == [1]
    await session.stop()
    await bell.turns.update(session)
    assert sorted(bell.notices.deleted) == [1, 7]


async def test_a_typed_answer_takes_the_place_of_the_question(
    bell: Bell, sessions: LiveTables
) -> None:
    session = await betting(sessions)
    bell.notices.secret = True
    bell.saw(CLEO)
    await bell.turns.update(session)
    for reply in (8, 9):
        await bell.turns.answered(session.snapshot, answer(session, BEN, reply))
    assert bell.notices.deleted == [1, 8]


async def test_another_process_looks_after_its_own_receipts(
    bell: Bell, sessions: LiveTables
) -> None:
    session = await betting(sessions)
    bell.owned = False
    await bell.turns.answered(session.snapshot, answer(session, BEN, 8))
    assert await bell.stored() == []
