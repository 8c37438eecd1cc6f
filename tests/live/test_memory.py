"""Which sessions stay in memory; never two of one match."""

import asyncio
import gc
from concurrent.futures import ThreadPoolExecutor

from bot.live.brain_pool import BrainPool
from bot.live.caretaker import Caretaker
from bot.live.loaded_tables import KEPT_SECONDS
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.table.wishes import parse
from tests.clock import Clock, pass_time
from tests.live.test_clock_jumps import Audience
from tests.numbers import press
from tests.store.statements import listening

ANNA, BEN = 1001, 1002


async def started(tables: LiveTables, channel: int, *wishes: str) -> str:
    session = await tables.open(
        "kniffel", channel=channel, guild=5, person=ANNA, locale="de", token=press()
    )
    for wish in (*wishes, "start"):
        await session.ask(ANNA, parse(wish), press())
    return session.table.id


def in_memory() -> int:
    gc.collect()
    return sum(isinstance(thing, Session) for thing in gc.get_objects())


async def test_a_table_that_nobody_touched_for_long_leaves_and_comes_back_by_a_press(
    sessions: LiveTables, clock: Clock
) -> None:
    before = in_memory()
    for channel in range(20):
        await started(sessions, channel)
    assert in_memory() == before + 20
    clock.now += KEPT_SECONDS - 1
    played = await sessions.here(7)
    await played.move(ANNA, "roll")
    match, moves = played.table.id, played.match
    del played
    clock.now += 2
    await sessions.shards.beat()
    await sessions.due()
    assert in_memory() == before + 1
    clock.now += KEPT_SECONDS
    await sessions.due()
    assert in_memory() == before
    again = await sessions.get(match)
    assert again.match == moves


async def test_a_table_with_automatic_moves_leaves_memory_while_its_player_thinks(
    sessions: LiveTables, clock: Clock
) -> None:
    before = in_memory()
    session = await sessions.get(await started(sessions, 3, "pace none"))
    await session.ask(ANNA, parse("auto on"), press())
    await session.move(ANNA, "roll")
    del session
    keeper = Caretaker(sessions, BrainPool(ThreadPoolExecutor(1)), Audience())
    for _ in range(2):
        await pass_time(sessions, clock, KEPT_SECONDS)
        await keeper.look_round()
        await keeper.settled()
    assert in_memory() == before
    await keeper.close()


async def test_a_match_that_is_over_leaves_with_whoever_looked_at_it_last(
    sessions: LiveTables,
) -> None:
    before = in_memory()
    match = await started(sessions, 3)
    await (await sessions.get(match)).stop()
    for _ in range(3):
        assert (await sessions.get(match)).table.phase == "stopped"
    assert in_memory() == before


async def test_whoever_still_holds_a_session_that_left_holds_the_one_that_comes_back(
    sessions: LiveTables, clock: Clock
) -> None:
    held = await sessions.get(await started(sessions, 3))
    clock.now += KEPT_SECONDS + 1
    await sessions.due()
    found = await asyncio.gather(*(sessions.get(held.table.id) for _ in range(9)))
    assert all(session is held for session in found)


async def test_the_table_of_a_channel_is_known_without_asking_the_store(
    sessions: LiveTables,
) -> None:
    match = await started(sessions, 3)
    with listening() as heard:
        assert (await sessions.here(3)).table.id == match
    assert heard == []


async def test_a_channel_is_free_again_when_its_table_is_over(sessions: LiveTables) -> None:
    first = await sessions.get(await started(sessions, 3))
    await first.stop()
    assert await sessions.at(3) is None
    second = await started(sessions, 3)
    assert (await sessions.here(3)).table.id == second


async def test_a_move_is_two_statements_in_one_transaction(sessions: LiveTables) -> None:
    session = await sessions.get(await started(sessions, 3))
    with listening() as heard:
        await session.move(ANNA, "roll")
    verbs = [sql.split()[0] for sql, _ in heard]
    assert verbs == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
