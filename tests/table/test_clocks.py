"""Deadlines, one reminder, stand-ins and inactivity, on real SQLite files."""

import pytest

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.table.clocks import PACES, SILENCE, reminder
from bot.table.driven import next_driven
from bot.table.table import Pace
from bot.table.wishes import parse
from tests.clock import Clock
from tests.numbers import press
from tests.shelf import CATALOGUE

ANNA, BEN = 1001, 1002


async def started(sessions: LiveTables, *wishes: str, game: str = "kniffel") -> Session:
    session = await sessions.open(game, channel=7, guild=5, person=ANNA, locale="de", token=press())
    await session.ask(BEN, parse("join"), press())
    for wish in wishes:
        await session.ask(ANNA, parse(wish), press())
    await session.ask(ANNA, parse("first 1"), press())
    await session.ask(ANNA, parse("start"), press())
    return session


@pytest.mark.parametrize("pace", ["quick", "cosy", "relaxed"])
async def test_a_decision_has_the_time_of_the_tables_pace(
    sessions: LiveTables, clock: Clock, pace: Pace
) -> None:
    session = await started(sessions, f"pace {pace}" if pace != "cosy" else "first 1")
    assert session.table.deadline == clock.now + (PACES[pace] or 0)


async def test_without_a_clock_there_is_no_deadline(sessions: LiveTables) -> None:
    assert (await started(sessions, "pace none")).table.deadline is None


async def test_alone_there_is_no_clock_and_no_reminder(sessions: LiveTables, clock: Clock) -> None:
    session = await sessions.open(
        "kniffel", channel=7, guild=5, person=ANNA, locale="de", token=press()
    )
    for wish in ("pace quick", "computer easy", "first 1", "start"):
        await session.ask(ANNA, parse(wish), press())
    assert session.table.deadline is None
    clock.now += 3600
    assert await session.tick() is None
    assert not session.table.seats[0].away


async def test_whom_the_last_other_person_leaves_is_not_timed_until_that_one_is_back(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace quick")
    await session.leave(BEN, press())
    clock.now += 70
    assert await session.tick() is None
    await session.ask(BEN, parse("back"), press())
    assert await session.tick() == "timeout", "nobody's leaving gives another one more time"


async def test_every_new_decision_starts_the_clock_anew(sessions: LiveTables, clock: Clock) -> None:
    session = await started(sessions, "pace quick")
    clock.now += 50
    await session.move(ANNA, "roll")
    assert session.table.deadline == clock.now + 60


async def test_one_reminder_comes_before_the_time_is_over(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace quick")
    clock.now += 44
    assert await sessions.due() == []
    clock.now += 2
    assert await sessions.due() == [session.table.id]
    assert await session.tick() == "remind"
    assert await session.tick() is None


async def test_when_the_time_is_over_a_computer_plays_and_one_move_takes_the_seat_back(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace quick")
    clock.now += 61
    assert await session.tick() == "timeout"
    assert session.table.seats[0].away
    assert next_driven(session.table, session.match) is not None
    clock.now += 1
    await session.ask(ANNA, parse("back"), press())
    assert session.table.deadline == clock.now + 60, "back for the same decision, not out again"
    await session.move(ANNA, "roll")
    assert not session.table.seats[0].away
    assert session.table.deadline == clock.now + 60


@pytest.mark.parametrize("gone", [20, 70], ids=["in time", "out of time"])
async def test_leaving_and_coming_back_gives_no_more_time_for_the_same_decision(
    sessions: LiveTables, clock: Clock, gone: int
) -> None:
    session = await started(sessions, "pace quick")
    end = session.table.deadline
    clock.now += 30
    await session.leave(ANNA, press())
    clock.now += gone  # the computer is still thinking
    assert await session.tick() is None, "time runs out for nobody who is not waited for"
    await session.ask(ANNA, parse("back"), press())
    assert session.table.deadline == end
    assert await session.tick() == ("remind" if gone == 20 else "timeout")
    await session.ask(ANNA, parse("back"), press())
    await session.move(ANNA, "roll")
    assert session.table.deadline == clock.now + 60


async def test_automatic_moves_make_a_table_due_only_where_there_is_no_choice(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace relaxed")
    await session.ask(ANNA, parse("auto on"), press())
    assert await sessions.due() == [session.table.id], "the first roll of a turn is no choice"
    driven = next_driven(session.table, session.match)
    assert driven is not None
    await session.drive(driven, driven.only)
    assert next_driven(session.table, session.match) is None
    for _ in range(5):
        clock.now += 1
        assert await sessions.due() == [], "nothing to do while the person thinks"
    assert session.table.due == reminder(session.table, session.match)


async def test_a_clock_survives_a_restart(sessions: LiveTables, clock: Clock) -> None:
    session = await started(sessions, "pace quick")
    again = LiveTables(CATALOGUE, sessions.store, clock=clock)
    loaded = await again.get(session.table.id)
    assert loaded.table.deadline == session.table.deadline
    clock.now += 61
    assert await again.due() == [session.table.id]


async def test_a_silent_table_is_put_away_and_can_be_resumed(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace none")
    await session.move(ANNA, "roll")
    clock.now += SILENCE + 1
    assert await session.tick() == "silence"
    assert session.table.phase == "shelved"
    assert await sessions.at(7) is None
    before = session.match
    again = await sessions.get(session.table.id)
    await again.ask(BEN, parse("resume"), press())
    assert (await sessions.here(7)).match == before
    await again.move(ANNA, "reroll 1")


async def test_a_table_cannot_be_resumed_where_another_one_stands(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace none")
    clock.now += SILENCE + 1
    await session.tick()
    await sessions.open("kniffel", channel=7, guild=5, person=BEN, locale="de", token=press())
    with pytest.raises(PlayerError) as error:
        await session.ask(ANNA, parse("resume"), press())
    assert error.value.key == "table-busy"


async def test_a_silent_lobby_is_closed(sessions: LiveTables, clock: Clock) -> None:
    session = await sessions.open(
        "kniffel", channel=7, guild=5, person=ANNA, locale="de", token=press()
    )
    clock.now += SILENCE + 1
    assert await sessions.due() == [session.table.id]
    await session.tick()
    assert session.table.phase == "stopped"


async def test_t24_the_clock_of_the_rules_ends_a_ride_by_time(
    sessions: LiveTables, clock: Clock
) -> None:
    # T24
    session = await started(sessions, "set ending time", "set minutes 10", game="zug")
    assert session.match is not None
    clock.now += 601
    assert await session.tick() == "alarm"
    assert session.match.log[-1].text == "time"


async def test_the_clock_of_the_rules_stands_while_the_match_is_put_away(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "set ending time", "set minutes 10", game="zug")
    session.table = session.table.change_seat(1, away=True)
    clock.now += 350
    assert await session.tick() == "timeout"
    assert session.table.phase == "shelved"
    clock.now += 24 * 3600
    await session.ask(ANNA, parse("resume"), "6")
    assert await session.tick() is None
    clock.now += 249
    assert await session.tick() != "alarm"
    clock.now += 2
    assert await session.tick() == "alarm"
