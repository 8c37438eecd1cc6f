"""A person deletes their data during a change: no id stays, and the end is scored once."""

import asyncio

import pytest

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.record.export import document
from bot.table.wishes import parse
from tests.clock import Clock
from tests.live.test_clock_jumps import ANNA, BEN, started
from tests.numbers import press

pytestmark = pytest.mark.both

CLEO = 1003


def to_move(session: Session) -> tuple[int, str]:
    """The person to move, and the last legal move, which ends a turn."""
    match = session.match
    assert match is not None
    (seat,) = match.to_act
    person = session.table.seats[seat].person
    assert person is not None
    return person, str(match.game.legal(match.state, seat)[-1])


def ends(session: Session, text: str) -> bool:
    match = session.match
    assert match is not None
    (seat,) = match.to_act
    return match.play(seat, text).settle(session.table.dice).result is not None


async def before_the_last_move(sessions: LiveTables) -> Session:
    session = await started(sessions, "pace none")
    while not ends(session, to_move(session)[1]):
        await session.move(*to_move(session))
    return session


async def traces(sessions: LiveTables, person: int) -> dict[str, int]:
    everything = await sessions.store.personal.everything(person)
    return {name: len(rows) for name, rows in everything.items() if rows}


@pytest.mark.parametrize("steps", [0, 1, 2, 5, 20])
async def test_who_is_forgotten_while_the_match_ends_leaves_no_trace(
    sessions: LiveTables, steps: int
) -> None:
    session = await before_the_last_move(sessions)
    ending = asyncio.create_task(session.move(*to_move(session)))
    for _ in range(steps):
        await asyncio.sleep(0)
    forgotten, ended = await asyncio.gather(sessions.forget(ANNA), ending, return_exceptions=True)
    assert not isinstance(forgotten, BaseException), forgotten
    assert await traces(sessions, ANNA) == {}
    assert await traces(sessions, BEN)
    if ended is None and session.table.phase == "finished":
        rows = (await sessions.store.personal.everything(BEN))["standings"]
        assert {row["matches"] for row in rows} <= {1}
    again = await sessions.get(session.table.id)
    assert ANNA not in again.table.people


async def test_a_match_that_is_over_is_shown_without_the_forgotten(sessions: LiveTables) -> None:
    session = await before_the_last_move(sessions)
    await session.move(*to_move(session))
    assert sessions.held(session.table.id) is session
    await sessions.forget(ANNA)
    assert (await sessions.get(session.table.id)).table.people == (BEN,)


async def test_whose_seat_another_took_over_is_forgotten_there_too(sessions: LiveTables) -> None:
    session = await started(sessions, "pace none")
    await session.leave(ANNA, press())
    await session.ask(CLEO, parse("join"), press())
    assert session.table.seats[0].gave_up == ANNA
    await sessions.forget(ANNA)
    await session.ask(BEN, parse("auto on"), press())  # writes all seats as they are in memory
    table = await sessions.store.matches.table(session.table.id)
    assert table is not None
    assert [seat.owner for seat in table.seats] == [None, BEN]
    assert [sitter.person for sitter in table.sitters] == [None]


async def test_who_still_holds_a_table_does_not_write_the_forgotten_back(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions)
    await session.leave(BEN, press())
    clock.now += 49 * 3600
    assert await session.tick() == "silence"
    assert session.table.phase == "shelved"
    await sessions.forget(ANNA)
    await session.ask(BEN, parse("resume"), press())  # pressed before, served after
    assert await traces(sessions, ANNA) == {}
    assert session.table.people == (BEN,)


async def test_who_is_forgotten_while_asked_for_a_rematch_leaves_a_match_that_can_be_proved(
    sessions: LiveTables,
) -> None:
    session = await before_the_last_move(sessions)
    await session.move(*to_move(session))
    again = await sessions.rematch(session, ANNA, press())
    await sessions.forget(BEN)
    assert await traces(sessions, BEN) == {}
    await again.stop()
    if again.match is not None:  # the computer in Ben's place was the last that was missing
        document(again.box.game, again.table, again.match.log, [0.0] * again.match.version)
    assert all(seat.token for seat in again.table.seats)
