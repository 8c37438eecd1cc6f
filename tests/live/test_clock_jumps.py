"""Suspended laptops, clocks that are set, a blocked loop: all deadlines are shifted."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.live.brain_pool import BrainPool
from bot.live.caretaker import Caretaker
from bot.live.session import Session
from bot.live.shards import ALONE_SECONDS, BEAT_SECONDS, TOLERANCE_SECONDS
from bot.live.tables import LiveTables
from bot.table.table import Table
from bot.table.wishes import parse
from tests.book import Book
from tests.clock import Clock, pass_time
from tests.numbers import press
from tests.shelf import CATALOGUE

pytestmark = pytest.mark.both

ANNA, BEN = 1001, 1002
HOUR, DAY = 3600.0, 86400.0
LIMIT, PLAYED = 60.0, 30.0
JUMPS = {
    "a night's sleep": 8 * HOUR,
    "a nap": 90.0,
    "a loop that stood still": 20.0,
    "put forward by an hour": HOUR,
    "put forward by a week": 7 * DAY,
    "put back by an hour": -HOUR,
    "put back by three days": -3 * DAY,
}
Meaning = Callable[[LiveTables, Caretaker, Session], Awaitable[None]]


class Audience:
    """Counts the calls of the caretaker."""

    def __init__(self) -> None:
        self.shown = 0
        self.reminded = 0

    async def show(self, session: Session) -> None:
        self.shown += 1

    async def wait_until_read(self, session: Session) -> None:
        """Nothing is staged here."""

    async def remind(self, session: Session) -> None:
        self.reminded += 1


async def a_look(sessions: LiveTables, keeper: Caretaker, session: Session) -> None:
    await keeper.look_round()
    await keeper.settled()


async def a_nudge(sessions: LiveTables, keeper: Caretaker, session: Session) -> None:
    keeper.nudge(session)
    await keeper.settled()


async def a_press(sessions: LiveTables, keeper: Caretaker, session: Session) -> None:
    """A press of another person before the caretaker has checked."""
    await (await sessions.get(session.table.id)).ask(BEN, parse("auto on"), press())
    await a_nudge(sessions, keeper, session)


async def started(sessions: LiveTables, *wishes: str, game: str = "kniffel") -> Session:
    session = await sessions.open(game, channel=7, guild=5, person=ANNA, locale="de", token=press())
    await session.ask(BEN, parse("join"), press())
    for wish in (*wishes, "first 1", "start"):
        await session.ask(ANNA, parse(wish), press())
    return session


async def stored(sessions: LiveTables, session: Session) -> Table | None:
    return await sessions.store.matches.table(session.table.id)


@pytest.fixture
def keeper(sessions: LiveTables) -> Caretaker:
    return Caretaker(sessions, BrainPool(ThreadPoolExecutor(1)), Audience())


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS.keys())
@pytest.mark.parametrize("way", [a_look, a_nudge, a_press])
async def test_after_a_jump_whoever_is_waited_for_has_the_time_they_had_before(
    sessions: LiveTables, keeper: Caretaker, clock: Clock, jump: float, way: Meaning
) -> None:
    session = await started(sessions, "pace quick")
    await pass_time(sessions, clock, PLAYED)
    clock.move(jump)
    await way(sessions, keeper, session)
    assert [seat.away for seat in session.table.seats] == [False, False]
    assert session.table == await stored(sessions, session)
    left = (session.table.deadline or 0.0) - clock.now
    assert LIMIT - PLAYED <= left <= LIMIT - PLAYED + TOLERANCE_SECONDS
    await pass_time(sessions, clock, left + 1)
    await a_look(sessions, keeper, session)
    assert session.table.seats[0].away
    await keeper.close()


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS.keys())
async def test_no_clock_runs_while_the_bot_is_down(
    sessions: LiveTables, clock: Clock, jump: float
) -> None:
    session = await started(sessions, "pace quick")
    await sessions.shards.hand_over()
    clock.move(jump)
    again = LiveTables(CATALOGUE, sessions.store, clock=clock)
    assert (await again.get(session.table.id)).table.deadline == clock.now + LIMIT
    assert await again.due() == []


async def test_t24_the_clock_of_the_rules_sleeps_with_the_laptop(
    sessions: LiveTables, keeper: Caretaker, clock: Clock
) -> None:
    wishes = ("set ending time", "set minutes 10", "pace none")
    session = await started(sessions, *wishes, game="zug")
    await pass_time(sessions, clock, 1)
    clock.move(8 * HOUR)
    await a_look(sessions, keeper, session)
    assert session.table.live
    assert session.match is not None
    assert all(move.text != "time" for move in session.match.log)


async def test_a_move_that_is_being_written_during_a_jump_is_kept(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace quick")
    await sessions.clock_jumps.check()
    writing = asyncio.create_task(session.move(ANNA, "roll"))
    await asyncio.sleep(0)  # it holds the lock now and waits for the file
    clock.move(8 * HOUR)
    await asyncio.gather(writing, *(sessions.clock_jumps.check() for _ in range(5)))
    assert session.match is not None
    assert session.match.version == 6
    assert session.table == await stored(sessions, session)
    await session.ask(BEN, parse("auto on"), press())


async def test_a_jump_is_put_right_once_also_when_many_notice_it(
    sessions: LiveTables, clock: Clock
) -> None:
    session = await started(sessions, "pace quick")
    await sessions.clock_jumps.check()
    clock.move(HOUR)
    await asyncio.gather(*(sessions.get(session.table.id) for _ in range(20)))
    assert session.table.deadline == clock.now + LIMIT


async def test_the_store_hears_rarely_that_the_bot_is_alive_where_nobody_waits_for_its_end(
    sessions: LiveTables, clock: Clock, book: Book, kind: str
) -> None:
    heard = set()
    for _ in range(60):
        clock.move(1)
        await sessions.shards.beat()
        heard |= {row["seen"] for row in book.rows("SELECT seen FROM leases")}
    assert len(heard) == 60 / (ALONE_SECONDS if kind == "sqlite" else BEAT_SECONDS)


async def test_the_caretaker_reminds_then_lets_the_computer_play(
    sessions: LiveTables, clock: Clock
) -> None:
    audience = Audience()
    keeper = Caretaker(sessions, BrainPool(), audience)
    session = await started(sessions, "pace quick")
    await pass_time(sessions, clock, 46)
    await keeper.look_after(session.table.id)
    assert (audience.reminded, audience.shown) == (1, 0)
