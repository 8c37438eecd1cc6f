"""The days in the store: one row a day, one try a person, tables in which ties share a place."""

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bot.daily.weeks import mean_share
from bot.puzzles.computers_match import played
from bot.store.days import Notice
from bot.store.servers import KEPT_SECONDS
from bot.store.store import Store
from bot.table.days import FINISHING_SECONDS, SUNDAY, Day, Score, Try
from tests.book import Book
from tests.shelf import CATALOGUE
from tests.store.statements import listening

WHEN = date(2026, 11, 18)
LATER = date(2026, 11, 19)
HOME, ABROAD = 51, 52
ANNA, BEN, CLEO, DORA = 1001, 1002, 1003, 1004
TODAY = Day(WHEN, "kniffel", 1, {"free_strike": False}, b"secret", "ab" * 32)
SCORE = Score(points=31, lost=120, possible=3384, best_moves=9, moves=11, grades="bbnbfbbbbdb")


def one(person: int, *, match: str = "aa11") -> Try:
    return Try(WHEN, "kniffel", person, match, 100.0)


async def play(store: Store, person: int, lost: int, *guilds: int) -> None:
    for guild in guilds:
        await store.days.begin(one(person), guild)
    await store.days.finish(one(person), 200.0, replace(SCORE, lost=lost))


@pytest.mark.both
async def test_of_two_that_write_a_day_at_once_exactly_one_wins(store: Store) -> None:
    proposed = [replace(TODAY, seed=bytes([n] * 32)) for n in range(8)]
    settled = await asyncio.gather(*map(store.days.settle, proposed))
    assert len({day.seed for day in settled}) == 1
    assert await store.days.day(WHEN) == settled[0]
    assert await store.days.day(LATER) is None


@pytest.mark.both
async def test_a_person_has_one_try_a_day_wherever_they_begin_it(store: Store) -> None:
    begun = await asyncio.gather(
        store.days.begin(one(ANNA, match="aa11"), HOME),
        store.days.begin(one(ANNA, match="bb22"), ABROAD),
        store.days.begin(one(ANNA, match="cc33"), None),
    )
    assert len({found.match for found in begun}) == 1
    assert await store.days.found(WHEN, ANNA) == begun[0]
    await store.days.finish(begun[0], 200.0, SCORE)
    for guild in (HOME, ABROAD):
        table = await store.days.table(WHEN, guild, ANNA)
        assert [place.person for place in table.places] == [ANNA]


async def test_what_came_of_a_try_is_written_once(store: Store) -> None:
    await store.days.begin(one(ANNA), HOME)
    assert await store.days.of(ANNA) == ()
    await store.days.finish(one(ANNA), 200.0, SCORE)
    await store.days.finish(one(ANNA), 300.0, replace(SCORE, lost=0))
    (found,) = await store.days.of(ANNA)
    assert (found.ended, found.score) == (200.0, SCORE)


@pytest.mark.both
async def test_who_gave_away_the_same_shares_a_place(store: Store) -> None:
    for person, lost in ((CLEO, 300), (ANNA, 120), (BEN, 120), (DORA, 0)):
        await play(store, person, lost, HOME)
    table = await store.days.table(WHEN, HOME, CLEO)
    assert [(place.rank, place.person) for place in table.places] == [
        (1, DORA),
        (2, ANNA),
        (2, BEN),
        (4, CLEO),
    ]
    assert table.own is not None
    assert (table.own.rank, table.size) == (4, 4)
    assert await store.days.worse(WHEN, 120) == (1, 4)


async def test_who_wants_to_be_on_no_board_is_not_in_the_table_but_sees_their_rank(
    store: Store,
) -> None:
    await store.people.set_listed(ANNA, False)
    await play(store, ANNA, 0, HOME)
    await play(store, BEN, 50, HOME)
    await store.people.set_listed(BEN, True)
    table = await store.days.table(WHEN, HOME, ANNA)
    assert [place.person for place in table.places] == [BEN]
    assert table.own is not None
    assert table.own.rank == 1
    await store.people.set_listed(ANNA, True)
    assert len((await store.days.table(WHEN, HOME, ANNA)).places) == 2


async def test_only_people_who_opened_the_day_here_stand_here(store: Store) -> None:
    await play(store, ANNA, 10, HOME)
    await play(store, BEN, 20, ABROAD)
    found = await store.days.table(WHEN, HOME, BEN)
    assert [place.person for place in found.places] == [ANNA]
    assert found.own is None
    ended = await store.days.found(WHEN, BEN)
    assert ended is not None
    await store.days.visit(ended, HOME)
    assert len((await store.days.table(WHEN, HOME, BEN)).places) == 2


async def test_who_looks_elsewhere_while_the_try_ends_stands_in_both_tables(store: Store) -> None:
    begun = await store.days.begin(one(ANNA), HOME)
    await store.days.finish(begun, 200.0, SCORE)
    for guild in (HOME, ABROAD):
        await store.days.visit(begun, guild)
        assert [place.person for place in (await store.days.table(WHEN, guild, ANNA)).places]


async def test_who_was_forgotten_meanwhile_stands_in_no_table(store: Store, book: Book) -> None:
    begun = await store.days.begin(one(ANNA), None)
    await store.personal.forget(ANNA, LATER)
    await store.days.visit(begun, HOME)
    assert book.rows("SELECT * FROM daily_places") == []


@pytest.mark.both
async def test_the_last_announcement_of_a_server_is_known_and_replaced(store: Store) -> None:
    assert await store.days.last_notice(HOME) is None
    for notice in (Notice(WHEN, 61, 71), Notice(LATER, 62, 72)):
        await store.days.noticed(HOME, notice)
        assert await store.days.last_notice(HOME) == notice
    assert await store.days.last_notice(ABROAD) is None


@pytest.mark.both
async def test_a_week_ranks_by_days_then_by_the_mean(store: Store) -> None:
    for when, person, lost in (
        (WHEN, ANNA, 0),
        (WHEN, BEN, 300),
        (LATER, BEN, 400),
        (LATER, CLEO, 9),
    ):
        await store.days.begin(replace(one(person), date=when), HOME)
        await store.days.finish(replace(one(person), date=when), 2.0, replace(SCORE, lost=lost))
    found = await store.days.week(HOME, WHEN, LATER)
    assert [(line.person, line.days) for line in found] == [(BEN, 2), (ANNA, 1), (CLEO, 1)]
    assert found[0].share == pytest.approx(1 - 350 / 3384)
    assert await store.days.week(ABROAD, WHEN, LATER) == ()


@pytest.mark.both
async def test_a_week_counts_no_day_as_less_than_nothing_as_the_profile_does(store: Store) -> None:
    for when, lost in ((WHEN, 2 * SCORE.possible), (LATER, 0)):
        await store.days.begin(replace(one(ANNA), date=when), HOME)
        await store.days.finish(replace(one(ANNA), date=when), 2.0, replace(SCORE, lost=lost))
    (line,) = await store.days.week(HOME, WHEN, LATER)
    assert line.share == mean_share(await store.days.of(ANNA)) == 0.5


@pytest.mark.both
async def test_a_try_that_ended_too_late_is_not_looked_at_again_and_again(store: Store) -> None:
    for person, seconds in ((ANNA, FINISHING_SECONDS), (BEN, FINISHING_SECONDS + 1)):
        table, match = played(CATALOGUE["kniffel"], str(person), 100.0)
        await store.matches.save(replace(table, ended=100.0 + seconds), match.log, 100.0)
        await store.days.begin(one(person, match=table.id), None)
    assert [found.person for found in await store.days.unscored(WHEN)] == [ANNA]


async def test_forgetting_deletes_tries_and_places(store: Store) -> None:
    await play(store, ANNA, 10, HOME)
    told = await store.personal.everything(ANNA)
    assert len(told["daily_tries"]) == len(told["daily_places"]) == 1
    await store.personal.forget(ANNA, WHEN)
    assert await store.days.of(ANNA) == ()
    assert (await store.days.table(WHEN, HOME, BEN)).size == 0


async def test_the_table_of_a_server_goes_with_it_and_the_try_stays(store: Store) -> None:
    await play(store, ANNA, 10, HOME)
    await store.servers.left(HOME, 0.0)
    await store.servers.purge(KEPT_SECONDS)
    assert (await store.days.table(WHEN, HOME, ANNA)).size == 0
    assert len(await store.days.of(ANNA)) == 1


async def test_no_question_about_a_day_reads_a_table_whole(store: Store, database: Path) -> None:
    await play(store, ANNA, 10, HOME)
    with listening() as heard:
        await store.days.table(WHEN, HOME, ANNA)
        await store.days.worse(WHEN, 10)
        await store.days.week(HOME, WHEN, LATER)
        await store.days.of(ANNA)
        await store.days.unscored(WHEN)
        await store.days.found(WHEN, ANNA)
        await store.people.set_listed(ANNA, False)
    with closing(sqlite3.connect(database)) as connection:
        for sql, parameters in heard:
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {sql}", parameters):
                assert not re.match(r"SCAN \w", step), (step, sql)


ASKED = ("a", "b")
SUNDAYS_TRY = Try(WHEN, SUNDAY, ANNA, "", 100.0)


def scored(moves: Sequence[str]) -> Score | None:
    """One thing is given away for every answer that is not the one that is wanted."""
    wrong = sum(one != wanted for one, wanted in zip(moves, ASKED, strict=False))
    done = len(moves) == len(ASKED)
    return replace(SCORE, possible=0, lost=100 * wrong) if done else None


@pytest.mark.both
async def test_of_two_answers_at_once_one_counts_and_the_last_brings_the_score(
    store: Store,
) -> None:
    one = await store.days.begin(SUNDAYS_TRY, HOME)
    for place, other in ((0, "z"), (1, "z")):
        texts = [ASKED[place], other, ASKED[place], other]
        await asyncio.gather(
            *(
                store.sunday_answers.answer(one, place, text, 100.0 + place, scored)
                for text in texts
            )
        )
        assert len(await store.sunday_answers.answers(one)) == place + 1
    answers = await store.sunday_answers.answers(one)
    found = await store.days.found(WHEN, ANNA)
    assert found
    assert found.score == scored(answers)
    assert found.ended == 101.0
    assert (await store.days.table(WHEN, HOME, ANNA)).size == 1


async def test_who_was_forgotten_answers_nothing_more(store: Store) -> None:
    one = await store.days.begin(SUNDAYS_TRY, HOME)
    await store.sunday_answers.answer(one, 0, "a", 100.0, scored)
    await store.personal.forget(ANNA, WHEN)
    assert await store.sunday_answers.answers(one) == ()
    assert await store.sunday_answers.answer(one, 0, "a", 101.0, scored) is None
    assert await store.sunday_answers.answers(one) == ()


@pytest.mark.both
async def test_a_week_of_sundays_only_has_no_mean_and_comes_last(store: Store) -> None:
    await store.days.begin(SUNDAYS_TRY, HOME)
    await store.days.finish(SUNDAYS_TRY, 2.0, replace(SCORE, possible=0))
    later = replace(one(BEN), date=LATER)
    await store.days.begin(later, HOME)
    await store.days.finish(later, 2.0, SCORE)
    found = await store.days.week(HOME, WHEN, LATER)
    assert [(line.person, line.days) for line in found] == [(BEN, 1), (ANNA, 1)]
    assert found[1].share is None


@pytest.mark.both
async def test_a_try_of_today_is_spent_also_for_who_deletes_their_data(
    store: Store, book: Book
) -> None:
    for when in (WHEN, LATER):
        await store.days.begin(replace(one(ANNA), date=when), HOME)
    await store.personal.forget(ANNA, LATER)
    spent = [await store.days.is_spent(LATER, person) for person in (ANNA, BEN)]
    assert spent == [True, False]
    assert not await store.days.is_spent(WHEN, ANNA)
    assert await store.days.found(LATER, ANNA) is None
    (row,) = book.rows("SELECT * FROM daily_tries")
    assert row["person"] < 0
    assert await store.days.worse(LATER, 0) == (0, 0)
    await store.personal.forget(ANNA, LATER)
    assert await store.days.is_spent(LATER, ANNA)
    await store.days.sweep(LATER)
    assert await store.days.is_spent(LATER, ANNA)
    await store.days.sweep(date(2026, 11, 20))
    assert not await store.days.is_spent(LATER, ANNA)
    assert book.rows("SELECT * FROM daily_tries") == []
