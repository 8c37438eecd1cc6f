"""Clocks on real SQLite files: deadlines, one reminder, stand-ins, silence, absence of the bot."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clocks import PACES, SILENCE
from bot.engine.catalogue import Catalogue
from bot.engine.errors import PlayerError
from bot.keeper import ALIVE, Keeper
from bot.session import Session
from bot.sessions import Sessions
from bot.store.store import Store
from bot.thinking import Thinker

ANNA, BEN = 1001, 1002
CATALOGUE = Catalogue.find()


class Hands:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 10_000.0

    def __call__(self) -> float:
        return self.now


class Audience:
    """Notes what would have been shown."""

    def __init__(self) -> None:
        self.shown = 0
        self.reminded = 0

    async def show(self, session: Session) -> None:
        self.shown += 1

    async def remind(self, session: Session) -> None:
        self.reminded += 1


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def sessions(tmp_path: Path, hands: Hands) -> AsyncIterator[Sessions]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/clocks.sqlite3")
    yield Sessions(CATALOGUE, store, clock=hands)
    await store.close()


async def started(sessions: Sessions, *wishes: str, game: str = "kniffel") -> Session:
    session = await sessions.open(game, channel=7, guild=5, person=ANNA, locale="de", token="1")
    await session.ask(BEN, "join", "2")
    for number, wish in enumerate(wishes):
        await session.ask(ANNA, wish, f"w{number}")
    await session.ask(ANNA, "first 1", "3")
    await session.ask(ANNA, "start", "4")
    return session


@pytest.mark.parametrize("pace", ["quick", "cosy", "relaxed"])
async def test_a_decision_has_the_time_of_the_tables_pace(
    sessions: Sessions, hands: Hands, pace: str
) -> None:
    session = await started(sessions, f"pace {pace}" if pace != "cosy" else "first 1")
    assert session.table.deadline == hands.now + (PACES[pace] or 0)


async def test_without_a_clock_there_is_no_deadline(sessions: Sessions) -> None:
    assert (await started(sessions, "pace none")).table.deadline is None


async def test_every_new_decision_starts_the_clock_anew(sessions: Sessions, hands: Hands) -> None:
    session = await started(sessions, "pace quick")
    hands.now += 50
    await session.move(ANNA, "roll")
    assert session.table.deadline == hands.now + 60


async def test_one_reminder_comes_before_the_time_is_over(sessions: Sessions, hands: Hands) -> None:
    session = await started(sessions, "pace quick")
    hands.now += 44
    assert await sessions.due() == []
    hands.now += 2
    assert await sessions.due() == [session.table.id]
    assert await session.tick() == "remind"
    assert await session.tick() is None


async def test_when_the_time_is_over_a_computer_plays_and_one_move_takes_the_seat_back(
    sessions: Sessions, hands: Hands
) -> None:
    session = await started(sessions, "pace quick")
    hands.now += 61
    assert await session.tick() == "timeout"
    assert session.table.seats[0].away
    assert session.driven() is not None
    await session.move(ANNA, "roll")
    assert not session.table.seats[0].away
    assert session.table.deadline == hands.now + 60


async def test_a_clock_survives_a_restart(sessions: Sessions, hands: Hands) -> None:
    session = await started(sessions, "pace quick")
    again = Sessions(CATALOGUE, sessions.store, clock=hands)
    loaded = await again.get(session.table.id)
    assert loaded.table.deadline == session.table.deadline
    hands.now += 61
    assert await again.due() == [session.table.id]


async def test_no_clock_runs_while_the_bot_is_down(sessions: Sessions, hands: Hands) -> None:
    session = await started(sessions, "pace quick")
    await sessions.store.write_note(ALIVE, str(hands.now))
    hands.now += 3600
    again = Sessions(CATALOGUE, sessions.store, clock=hands)
    await Keeper(again, Thinker(), Audience()).forgive()
    loaded = await again.get(session.table.id)
    assert loaded.table.deadline == hands.now + 60
    assert await again.due() == []


async def test_a_silent_table_is_put_away_and_can_be_resumed(
    sessions: Sessions, hands: Hands
) -> None:
    session = await started(sessions, "pace none")
    await session.move(ANNA, "roll")
    hands.now += SILENCE + 1
    assert await session.tick() == "silence"
    assert session.table.phase == "shelved"
    assert await sessions.at(7) is None
    before = session.match
    again = await sessions.get(session.table.id)
    await again.ask(BEN, "resume", "9")
    assert (await sessions.here(7)).match == before
    await again.move(ANNA, "reroll 1")


async def test_a_table_cannot_be_resumed_where_another_one_stands(
    sessions: Sessions, hands: Hands
) -> None:
    session = await started(sessions, "pace none")
    hands.now += SILENCE + 1
    await session.tick()
    await sessions.open("kniffel", channel=7, guild=5, person=BEN, locale="de", token="8")
    with pytest.raises(PlayerError) as error:
        await session.ask(ANNA, "resume", "9")
    assert error.value.key == "table-busy"


async def test_a_silent_lobby_is_closed(sessions: Sessions, hands: Hands) -> None:
    session = await sessions.open(
        "kniffel", channel=7, guild=5, person=ANNA, locale="de", token="1"
    )
    hands.now += SILENCE + 1
    assert await sessions.due() == [session.table.id]
    await session.tick()
    assert session.table.phase == "stopped"


async def test_t24_the_clock_of_the_rules_ends_a_ride_by_time(
    sessions: Sessions, hands: Hands
) -> None:
    # T24
    session = await started(sessions, "set ending time", "set minutes 10", game="zug")
    assert session.match is not None
    hands.now += 601
    assert await session.tick() == "alarm"
    assert session.match.log[-1].text == "time"


async def test_the_keeper_reminds_then_lets_the_computer_play(
    sessions: Sessions, hands: Hands
) -> None:
    audience = Audience()
    keeper = Keeper(sessions, Thinker(), audience)
    session = await started(sessions, "pace quick")
    hands.now += 46
    await keeper.look_after(session.table.id)
    assert (audience.reminded, audience.shown) == (1, 0)
