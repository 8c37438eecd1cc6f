"""Puzzles are made of matches that ended, by one process, in short parts that nobody waits for."""

from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import pytest

from bot.daily.plan import proposed
from bot.engine.catalogue import Box, Catalogue
from bot.engine.match import Header, Move
from bot.live import brain_pool, puzzle_maker
from bot.live.brain_pool import BrainPool
from bot.live.puzzle_maker import PuzzleMaker
from bot.puzzles import search, sunday
from bot.puzzles.computers_match import played
from bot.puzzles.search import OF_A_MATCH, Searched, makes_puzzles, terms
from bot.store.store import Store
from bot.table import days
from bot.table.table import Table
from tests.book import Book
from tests.shelf import CATALOGUE

ANNA, BEN = 1001, 1002
NOW = 1_790_000_000.0
GAMES = [game for game, box in CATALOGUE.items() if makes_puzzles(box)]


SHORTEST = min(
    sunday.plan(CATALOGUE, date(2026, 11, 22)),
    key=lambda game: len(played(CATALOGUE[game], "short", NOW)[1].log),
)
QUICK = Catalogue({SHORTEST: CATALOGUE[SHORTEST]})
"""A Sunday asks of it, and its matches take few moves."""


@dataclass
class Counted(BrainPool):
    """Counts the parts of searches."""

    parts: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(ThreadPoolExecutor(1))

    async def search_on(
        self, box: Box, header: Header, log: Sequence[Move], begin: int
    ) -> Searched:
        self.parts.append(begin)
        return await super().search_on(box, header, log, begin)


@pytest.fixture
async def brains() -> AsyncIterator[Counted]:
    pool = Counted()
    yield pool
    pool.close()


def maker(store: Store, brains: BrainPool, **options: Any) -> PuzzleMaker:
    usual: dict[str, Any] = {"is_making": lambda: False, "pause": 0.0} | options
    return PuzzleMaker(CATALOGUE, store, brains, lambda: NOW, **usual)


async def ended(
    store: Store,
    channel: int = 5,
    *people: int,
    phase: Any = "finished",
    owner: int | None = None,
) -> Table:
    """A match of people, which computers have played for them."""
    table, match = played(CATALOGUE["kniffel"], f"{channel} {people}", NOW)
    seats = tuple(
        replace(seat, person=person, strength=None)
        for seat, person in zip(table.seats, people or (ANNA, *range(50, 60)), strict=False)
    )
    kept = replace(table, kind="", seats=seats, channel=channel, phase=phase, owner=owner)
    await store.matches.save(kept, match.log, NOW)
    return kept


async def test_an_ended_match_of_people_becomes_a_few_puzzles(
    store: Store, brains: Counted, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brain_pool, "SEARCH_SECONDS", 0.0)  # one decision each
    table = await ended(store)
    made = maker(store, brains)
    made.ended(table.id)
    made.ended(table.id)
    for _ in range(3):
        await made.make()
    rows = book.rows("SELECT * FROM puzzles")
    assert 0 < len(rows) <= OF_A_MATCH
    assert {row["match"] for row in rows} == {table.id}
    assert len(brains.parts) > 1  # in short parts
    assert brains.parts == sorted(brains.parts)


async def test_nothing_is_made_of_a_match_that_goes_on_is_private_or_is_forbidden(
    store: Store, brains: Counted, book: Book
) -> None:
    running = await ended(store, 6, phase="running")
    stopped = await ended(store, 7, phase="stopped")
    private = await ended(store, 0, owner=ANNA)
    in_direct_messages = await ended(store, 8, owner=ANNA)
    of_ben = await ended(store, 9, ANNA, BEN, *range(50, 60))
    await store.puzzles.allow(BEN, False)
    made = maker(store, brains)
    for one in (running, stopped, private, in_direct_messages, of_ben):
        made.ended(one.id)
        await made.make()
    assert book.rows("SELECT * FROM puzzles") == []
    assert brains.parts == []


async def test_computers_play_only_in_the_one_process_and_until_there_are_enough(
    store: Store, brains: Counted, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    await maker(store, brains).make()
    assert book.matches() == []
    monkeypatch.setattr(puzzle_maker, "STOCK", 1)
    monkeypatch.setattr(puzzle_maker, "IDLE_SECONDS", 0.0)
    quick = Catalogue({game: CATALOGUE[game] for game in GAMES if not terms(CATALOGUE[game]).error})
    made = PuzzleMaker(quick, store, brains, lambda: NOW, lambda: True, pause=0.0)
    for _ in range(6):
        await made.make()
    fresh = await store.puzzles.fresh(dict.fromkeys(quick, 1))
    assert all(fresh.values())
    matches = len(book.matches())
    await made.make()
    assert len(book.matches()) == matches
    assert {match["kind"] for match in book.matches()} == {"puzzle"}
    assert book.rows("SELECT * FROM seats WHERE person IS NOT NULL") == []


async def test_switched_off_it_makes_nothing(store: Store, brains: Counted, book: Book) -> None:
    table = await ended(store)
    made = maker(store, brains, wanted=False, is_making=lambda: True)
    made.ended(table.id)
    await made.run()
    assert book.rows("SELECT * FROM puzzles") == []
    assert brains.parts == []


@pytest.mark.both
async def test_the_coming_sunday_is_made_once_before_anything_else(
    store: Store, brains: Counted, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sunday, "DECISIONS", 2)
    monkeypatch.setattr(search, "ANSWERS", 3)
    options = {"is_making": lambda: True, "pause": 0.0}
    first, second = (
        PuzzleMaker(QUICK, store, brains, lambda: NOW, **options)  # type: ignore[arg-type]
        for _ in "12"
    )
    first.ended((await ended(store)).id)  # somewhere a match ends all the time
    await first.make()
    when = sunday.coming(days.today(NOW))
    day = await store.days.day(when)
    assert day
    asked = sunday.decisions(day)
    assert {one.game for one in asked} == {*QUICK}
    assert len(asked) == sunday.DECISIONS
    for one in asked:
        table, log = await store.matches.table(one.match), await store.matches.log(one.match)
        assert table
        assert sunday.weighed(QUICK[one.game], table, log, one.number) == one
        assert any(letter == "b" for _, letter in one.answers.values())
    assert book.rows("SELECT * FROM puzzles") == []  # nobody is asked them before that day
    monkeypatch.setattr(puzzle_maker, "STOCK", 0)
    monkeypatch.setattr(puzzle_maker, "IDLE_SECONDS", 0.0)
    for maker_of in (first, second):
        await maker_of.make()
    kinds = [match["kind"] for match in book.matches()]
    assert kinds.count("sunday") == sunday.DECISIONS
    assert await store.days.day(when) == day


async def test_a_sunday_that_comes_too_late_leaves_nothing_behind(
    store: Store, brains: Counted, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day before has written the row of an ordinary game meanwhile."""
    monkeypatch.setattr(sunday, "DECISIONS", 1)
    monkeypatch.setattr(search, "ANSWERS", 3)
    when = sunday.coming(days.today(NOW))
    made = PuzzleMaker(QUICK, store, brains, lambda: NOW, lambda: True, pause=0.0)
    written = await store.days.settle(proposed(CATALOGUE, when, b"s" * 32))
    await made._of_sunday(when)
    assert await store.days.day(when) == written
    assert book.matches() == []
    assert await made._sunday_wanted() is None
