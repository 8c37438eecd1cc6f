"""What stands beside the result: wins of the evening, records, highlights."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest

from bot.advice.account import Account
from bot.advice.curve import Curve
from bot.advice.look_back import LookBack
from bot.cards.end_of_match import EndOfMatch
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.live.brain_pool import BusyError
from bot.live.session import Session
from bot.live.workers import StuckError
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.store.evenings import Alike, Evenings
from bot.table.table import Seat
from tests.advice.test_look_back import played
from tests.games.kniffel.table import enter, roll
from tests.games.kniffel.table import table as new_match
from tests.shelf import CATALOGUE
from tests.shell.tables import ANNA, BEN, CHANNEL, MATCH, NO_STORE, kniffel, session

LUCKY = Account(10, 20)
CURVE = Curve(())
PLAIN = LookBack("points", (LUCKY, Account()), None, None, 0, (None, None), (None, None))


class NotedEvenings(Evenings):
    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.won = {ANNA: 1, BEN: 2}
        self.first = False

    async def wins(self, channel: int, until: float) -> dict[int, int]:
        self.asked[f"wins in {channel} until {until:g}"] += 1
        return self.won

    async def best_alone(self, person: int, game: str, before: float, alike: Alike) -> int | None:
        self.asked[f"best of {person} before {before:g}"] += 1
        return 150

    async def is_first(self, guild: int, match: str) -> bool:
        return self.first


@dataclass
class Ends:
    think: bool = True
    busy: Exception | None = None
    shown: asyncio.Queue[Session] = field(default_factory=asyncio.Queue)
    evenings: NotedEvenings = field(default_factory=NotedEvenings)
    recalled: int = 0
    computed: int = 0

    def __post_init__(self) -> None:
        self.ends = EndsOfMatches(self.evenings, self._recall, self._curve_of, think=self.think)

    async def _recall(self, box: Box, match: Match) -> LookBack:
        self.recalled += 1
        if self.busy:
            raise self.busy
        return PLAIN

    async def _curve_of(self, box: Box, match: Match) -> Curve | None:
        self.computed += 1
        if self.busy:
            raise self.busy
        return CURVE

    async def highlighted(self, over: Session) -> EndOfMatch:
        """The end after the highlights were looked for."""
        self.ends.add_thoughts(over, self.shown.put)
        async with asyncio.timeout(60):
            await self.shown.get()
        return self.ends.of(over.table.id)


def over(*people: int, **fields: object) -> Session:
    table = kniffel(*people, phase="finished", ended=50.0)
    return session(new_match(), replace(table, **fields))  # type: ignore[arg-type]


async def test_the_wins_of_the_evening_are_read_once_most_first() -> None:
    ends = Ends()
    for _ in range(3):
        await ends.ends.prepare(over())
    assert ends.ends.of(MATCH) == EndOfMatch(wins=((BEN, 2), (ANNA, 1)))
    assert ends.evenings.asked == {f"wins in {CHANNEL} until 50": 1}


async def test_who_plays_alone_has_a_record() -> None:
    ends = Ends()
    await ends.ends.prepare(over(ANNA))
    assert ends.ends.of(MATCH) == EndOfMatch(record=150)
    assert ends.evenings.asked == {f"best of {ANNA} before 50": 1}


async def test_a_person_who_deleted_their_data_has_no_record() -> None:
    ends = Ends()
    await ends.ends.prepare(over(seats=(Seat(None, "1"),)))
    assert ends.ends.of(MATCH) == EndOfMatch()
    assert not ends.evenings.asked


@pytest.mark.parametrize(("pictured", "first"), [(False, True), (True, True), (False, False)])
async def test_only_the_first_match_of_a_server_offers_the_large_board(
    pictured: bool, first: bool
) -> None:
    ends = Ends()
    ends.evenings.first = first
    await ends.ends.prepare(over(pictured=pictured))
    assert ends.ends.of(MATCH).offers_picture == (first and not pictured)


@pytest.mark.parametrize("phase", ["running", "stopped", "lobby"])
async def test_nothing_is_read_of_a_match_that_was_not_played_to_its_end(phase: str) -> None:
    ends = Ends()
    await ends.ends.prepare(over(phase=phase))
    ends.ends.add_thoughts(over(phase=phase), ends.shown.put)
    await asyncio.sleep(0)
    assert not ends.evenings.asked
    assert ends.recalled == 0


async def test_luck_is_asked_once_for_those_without_a_highlight() -> None:
    ends, ended = Ends(), over()
    await ends.ends.prepare(ended)
    found = await ends.highlighted(ended)
    assert [(one.seat, one.key) for one in found.highlights] == [(0, "lucky")]
    assert found.wins == ((BEN, 2), (ANNA, 1))
    ends.ends.add_thoughts(ended, ends.shown.put)
    await asyncio.sleep(0)
    assert ends.recalled == 1


async def test_whom_the_match_itself_praises_needs_no_luck() -> None:
    ends, match = Ends(), new_match()
    for letters in ("fffff", "mmmmm"):
        match = enter(roll(match, letters), "kniffel")
    ended = session(match, kniffel(phase="finished", ended=50.0))
    await ends.ends.prepare(ended)
    told = [(one.seat, one.key) for one in ends.ends.of(MATCH).highlights]
    assert told == [(0, "kniffel"), (1, "kniffel-2")]
    ends.ends.add_thoughts(ended, ends.shown.put)
    await asyncio.sleep(0)
    assert ends.recalled == 0


async def test_luck_is_asked_for_no_computer() -> None:
    ends = Ends()
    ended = over(seats=(Seat(None, "1", strength="easy"), Seat(BEN, "2")))
    ends.ends.add_thoughts(ended, ends.shown.put)
    await asyncio.sleep(0.01)
    assert ends.recalled == 1
    assert ends.ends.of(MATCH).highlights == ()
    assert ends.shown.empty()


async def test_who_has_won_nothing_today_is_not_counted() -> None:
    ends = Ends()
    ends.evenings.won = {ANNA: 0, BEN: 1}
    await ends.ends.prepare(over())
    assert ends.ends.of(MATCH).wins == ((BEN, 1),)


@pytest.mark.parametrize("busy", [BusyError(MATCH), StuckError("no answer")])
async def test_where_there_is_no_time_to_think_the_end_stays_as_it_is(
    busy: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    ends = Ends(busy=busy)
    ends.ends.add_thoughts(over(), ends.shown.put)
    await asyncio.sleep(0)
    await ends.ends.close()
    assert ends.recalled == 1
    assert ends.shown.empty()
    assert not caplog.records


async def test_highlights_can_be_switched_off() -> None:
    ends = Ends(think=False)
    ends.ends.add_thoughts(over(), ends.shown.put)
    await asyncio.sleep(0)
    assert ends.recalled == 0


async def test_what_names_a_forgotten_person_is_read_again() -> None:
    ends = Ends()
    await ends.ends.prepare(over())
    ends.ends.forget(1)
    assert ends.ends.of(MATCH).wins
    ends.ends.forget(BEN)
    assert ends.ends.of(MATCH) == EndOfMatch()


def train(**fields: object) -> Session:
    """A match of a game that tells chances, played to its end."""
    box, match = CATALOGUE["zug"], played("zug", "easy")
    table = replace(kniffel(phase="finished", ended=50.0, game="zug"), **fields)  # type: ignore[arg-type]
    return Session(box, table, match, NO_STORE, lambda: 0.0, 0.0)


async def test_chances_are_computed_once_and_then_shown() -> None:
    ends, ended = Ends(), train()
    found = await ends.highlighted(ended)
    assert found.curve is CURVE
    assert found.wins == ((BEN, 2), (ANNA, 1))
    assert await ends.ends.curve(ended) is CURVE
    ends.ends.add_thoughts(ended, ends.shown.put)
    await asyncio.sleep(0)
    assert ends.computed == 1


async def test_where_nobody_thinks_unasked_a_press_still_computes_the_chances() -> None:
    ends, ended = Ends(think=False), train()
    ends.ends.add_thoughts(ended, ends.shown.put)
    await asyncio.sleep(0)
    assert ends.computed == 0
    assert await ends.ends.curve(ended) is CURVE


async def test_without_time_there_are_no_chances_and_the_next_press_asks_again() -> None:
    ends, ended = Ends(busy=BusyError(MATCH)), train()
    assert await ends.ends.curve(ended) is None
    ends.busy = None
    assert await ends.ends.curve(ended) is CURVE


async def test_no_chances_are_told_of_a_match_that_goes_on_or_of_a_game_that_has_none() -> None:
    ends, ended = Ends(), train()
    assert ended.match
    half = Match.fold(ended.box.game, ended.match.header, ended.match.log[:9])
    running = Session(ended.box, train(phase="running").table, half, NO_STORE, lambda: 0.0, 0.0)
    for session_ in (running, over()):
        assert await ends.ends.curve(session_) is None
    assert ends.computed == 0
