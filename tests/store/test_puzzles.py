"""Puzzles are pointers: found by rating, answered once, gone with the match or the person."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from zlib import crc32

import pytest

from bot.engine.match import Move
from bot.puzzles.search import Puzzle
from bot.store.puzzle_tries import Answer, FirstAnswer, Solver
from bot.store.puzzles import RATED_AS
from bot.store.schema import puzzles
from bot.store.store import Store
from bot.table.ratings import Rating
from bot.table.table import FORGOTTEN, Seat, Sitter, Table
from tests.book import Book
from tests.store.statements import listening

pytestmark = pytest.mark.both

ANNA, BEN, CLEO = 1001, 1002, 1003
NOW = 1_790_000_000.0
RULES = {"halma": 1}


def table(match: str, *seats: Seat, sitters: Sequence[Sitter] = ()) -> Table:
    return Table(
        id=match,
        game="halma",
        rules=1,
        channel=5,
        guild=11,
        host=None,
        locale="de",
        seed=b"seed",
        opened=NOW,
        started=NOW,
        ended=NOW,
        phase="finished",
        seats=seats or (Seat(ANNA, "0"), Seat(None, "1", "normal")),
        sitters=tuple(sitters),
    )


def puzzle(match: str, number: int = 1, mu: float = 25.0, **changes: object) -> Puzzle:
    """No two of them come to the same."""
    gap = 1 + crc32(f"{match} {number} {mu}".encode()) / 2**32
    one = Puzzle(match, number, 0, "halma", 1, gap, 3.0, "reason-open", Rating(mu, 4.0))
    return replace(one, **changes)  # type: ignore[arg-type]


async def kept(store: Store, at: Table, *found: Puzzle) -> int:
    await store.matches.save(at, [Move(number=n, seat=0, text="x") for n in range(3)], NOW)
    return await store.puzzles.add(at.id, found or (puzzle(at.id),))


async def answer(
    store: Store, person: int, one: Puzzle, press: int = 1, *, correct: bool = True
) -> FirstAnswer | None:
    cost = 0.0 if correct else 0.7
    given = Answer(person, 11, press, NOW + press, correct, cost)
    return await store.puzzle_tries.record(one, given)


async def test_a_puzzle_is_a_pointer_and_copies_no_move(store: Store, book: Book) -> None:
    assert await kept(store, table("m")) == 1
    assert await store.puzzles.find("m", 1) == puzzle("m")
    assert await store.puzzles.find("m", 2) is None
    assert set(book.rows("SELECT * FROM puzzles")[0]) == {c.name for c in puzzles.c}
    assert "view" not in puzzles.c


async def test_the_same_match_searched_twice_adds_nothing(store: Store) -> None:
    assert await kept(store, table("m")) == 1
    assert await store.puzzles.add("m", [puzzle("m")]) == 0


async def test_of_positions_that_come_to_the_same_one_is_kept(store: Store, book: Book) -> None:
    assert await kept(store, table("m"), puzzle("m", gap=0.5)) == 1
    assert await kept(store, table("n"), puzzle("n", gap=0.5)) == 0
    alone = table("of-computers", Seat(None, "0", "easy"), Seat(None, "1", "normal"))
    await store.puzzles.take_in(alone, [Move(0, 0, "x")], [puzzle(alone.id, gap=0.5)])
    assert "of-computers" not in {match["id"] for match in book.matches()}
    assert await kept(store, table("o"), puzzle("o", gap=0.5, cost=1.0, theme="another")) == 0
    assert await kept(store, table("p"), puzzle("p", gap=0.6)) == 1


FORBIDDING = {
    "a person": (Seat(CLEO, "0"),),
    "who gave up": (Seat(BEN, "0", gave_up=CLEO),),
    "who was forgotten": (Seat(None, "0"),),
    "who gave up and was forgotten": (Seat(BEN, "0", gave_up=FORGOTTEN),),
}


@pytest.mark.parametrize("who", FORBIDDING)
async def test_nothing_is_made_of_a_match_whose_people_do_not_all_allow_it(
    store: Store, who: str
) -> None:
    await store.puzzles.allow(CLEO, False)
    assert await kept(store, table("m", *FORBIDDING[who], Seat(ANNA, "1"))) == 0
    assert await kept(store, table("other", Seat(BEN, "0"), Seat(ANNA, "1"))) == 1


@pytest.mark.parametrize("person", [CLEO, None])
async def test_nor_where_one_of_them_sat_before(store: Store, person: int | None) -> None:
    await store.puzzles.allow(CLEO, False)
    before = (Sitter(0, person, 2),)
    assert await kept(store, table("m", sitters=before)) == 0


async def test_forbidding_lets_the_puzzles_of_all_own_matches_vanish(
    store: Store, book: Book
) -> None:
    await kept(store, table("sat", Seat(CLEO, "0"), Seat(ANNA, "1")))
    await kept(store, table("left", Seat(BEN, "0", gave_up=CLEO), Seat(ANNA, "1")))
    await kept(store, table("before", Seat(BEN, "0"), sitters=(Sitter(0, CLEO, 2),)))
    await kept(store, table("without", Seat(BEN, "0"), Seat(ANNA, "1")))
    assert await answer(store, 77, puzzle("sat"))
    await store.puzzles.allow(CLEO, False)
    assert [row["match"] for row in book.rows("SELECT match FROM puzzles")] == ["without"]
    assert book.rows("SELECT * FROM puzzle_tries") == []
    assert not (await store.people.preferences(CLEO)).puzzles
    await store.puzzles.allow(CLEO, True)
    assert await store.puzzles.add("sat", [puzzle("sat")]) == 1


async def test_whoever_is_forgotten_leaves_neither_puzzles_nor_answers(
    store: Store, book: Book
) -> None:
    await kept(store, table("of-anna"))
    await kept(store, table("of-ben", Seat(BEN, "0"), Seat(None, "1", "easy")))
    assert await answer(store, ANNA, puzzle("of-ben"))
    found = await store.personal.everything(ANNA)
    assert [row["match"] for row in found["puzzle_tries"]] == ["of-ben"]
    assert (await store.personal.counts(ANNA))["puzzle_tries"] == 1
    await store.personal.forget(ANNA, date(2026, 11, 18))
    assert [row["match"] for row in book.rows("SELECT match FROM puzzles")] == ["of-ben"]
    assert book.rows("SELECT * FROM puzzle_tries") == book.rows("SELECT * FROM ratings") == []
    assert await store.puzzles.add("of-anna", [puzzle("of-anna")]) == 0


async def test_only_the_first_answer_counts_whatever_comes_later(store: Store) -> None:
    await kept(store, table("m"))
    first = await answer(store, BEN, puzzle("m"), 1, correct=False)
    assert first
    assert first.now
    assert first.after <= first.before
    assert await answer(store, BEN, puzzle("m"), 2) == replace(first, now=False)
    assert await answer(store, BEN, puzzle("m"), 1) == first  # the same press, repeated
    assert (await store.puzzle_tries.solver(BEN)) == Solver(1, 0, first.after)


async def test_two_devices_at_once_count_one_answer(store: Store, book: Book) -> None:
    await kept(store, table("m"))
    presses = [answer(store, BEN, puzzle("m"), n, correct=bool(n % 2)) for n in range(6)]
    given = [one for one in await asyncio.gather(*presses) if one]
    assert len(given) == 6
    assert sum(one.now for one in given) == 1
    assert len({(one.before, one.after, one.correct) for one in given}) == 1
    assert len(book.rows("SELECT * FROM puzzle_tries")) == 1
    assert book.rows("SELECT plays FROM puzzles") == [{"plays": 1}]


async def test_many_first_answers_of_one_person_at_once_all_count(store: Store) -> None:
    numbers = range(8)
    await kept(store, table("m"), *(puzzle("m", number) for number in numbers))
    await asyncio.gather(*(answer(store, BEN, puzzle("m", n), n) for n in numbers))
    one_by_one = 0
    for n in numbers:
        await kept(store, table(f"m{n}"))
        done = await answer(store, CLEO, puzzle(f"m{n}"), n)
        assert done
        one_by_one = done.after
    assert await store.puzzle_tries.solver(BEN) == Solver(8, 8, one_by_one)


async def test_a_missed_puzzle_becomes_harder_and_a_solved_one_easier(store: Store) -> None:
    await kept(store, table("m"), puzzle("m", 1), puzzle("m", 2))
    missed = await answer(store, BEN, puzzle("m", 1), correct=False)
    solved = await answer(store, CLEO, puzzle("m", 2))
    harder, easier = await store.puzzles.find("m", 1), await store.puzzles.find("m", 2)
    assert harder
    assert easier
    assert harder.rating.mu > 25 > easier.rating.mu
    assert missed
    assert solved
    assert missed.after < solved.after


async def test_who_played_the_match_is_not_rated_by_it(store: Store, book: Book) -> None:
    await kept(store, table("m", sitters=(Sitter(1, CLEO, 2),)))
    assert await answer(store, ANNA, puzzle("m")) is None
    assert await answer(store, CLEO, puzzle("m")) is None
    assert await answer(store, BEN, puzzle("gone")) is None
    assert book.rows("SELECT * FROM puzzle_tries") == []


async def test_the_next_puzzle_is_new_not_the_own_and_about_as_hard_as_one_is_good(
    store: Store,
) -> None:
    await kept(store, table("own", Seat(BEN, "0")), puzzle("own", mu=25.0))
    await kept(store, table("old", Seat(ANNA, "0")), puzzle("old", rules=0))
    hard = [puzzle("m", n, mu) for n, mu in enumerate((5.0, 24.0, 27.5, 60.0))]
    await kept(store, table("m"), *hard)
    order = []
    while one := await store.puzzles.next(BEN, RULES):
        order.append(one.number)
        assert await answer(store, BEN, one, len(order))
    assert order[:2] == [1, 2]
    assert sorted(order) == [0, 1, 2, 3]


async def test_games_and_themes_take_turns(store: Store) -> None:
    same = {"game": "mill", "theme": "reason-nearer"}
    found = [
        puzzle("m", 0, 25.1),
        puzzle("m", 1, 25.2),
        puzzle("m", 2, 26.0, theme="reason-sure"),
        puzzle("m", 3, 25.0, **same),
        puzzle("m", 4, 25.0, **same),
    ]
    await kept(store, table("m"), *found)
    order = []
    while one := await store.puzzles.next(BEN, {"halma": 1, "mill": 1}):
        order.append((one.game, one.theme))
        assert await answer(store, BEN, one, len(order))
    assert [game for game, _ in order[:4]] == ["halma", "mill"] * 2
    assert order[2][1] != order[0][1]
    left = await store.puzzles.next(CLEO, {"mill": 1})
    assert left
    assert left.game == "mill"


async def test_a_match_of_computers_is_kept_with_its_puzzles(store: Store, book: Book) -> None:
    alone = table("m", Seat(None, "0", "easy"), Seat(None, "1", "normal"))
    log = [Move(number=n, seat=0, text="x") for n in range(3)]
    for _ in range(2):
        await store.puzzles.take_in(alone, log, [puzzle("m")])
    assert await store.matches.log("m") == log
    assert await store.puzzles.fresh(RULES) == {"halma": 1}
    assert await answer(store, BEN, puzzle("m"))
    assert await store.puzzles.fresh(RULES) == {"halma": 0}
    assert book.rows("SELECT * FROM results") == []


async def test_a_puzzle_goes_with_its_match(store: Store, book: Book) -> None:
    await kept(store, table("m"))
    assert await answer(store, BEN, puzzle("m"))
    await store.servers.left(11, NOW)
    await store.servers.purge(NOW + 40 * 86400)
    assert book.rows("SELECT * FROM matches") == book.rows("SELECT * FROM puzzles") == []
    assert book.rows("SELECT * FROM puzzle_tries") == []
    assert (await store.puzzle_tries.solver(BEN)).rating is not None


async def test_the_next_one_is_found_by_indexes(store: Store, kind: str, book: Book) -> None:
    if kind == "postgres":
        pytest.skip("SQLite says its plan for an empty table")
    with listening() as heard:
        await store.puzzles.next(ANNA, RULES)
        await store.puzzle_tries.solver(ANNA)
        await store.puzzles.fresh(RULES)
    for sql, parameters in heard:
        plan = book.rows(_filled(f"EXPLAIN QUERY PLAN {sql}", parameters))
        assert not [row for row in plan if row["detail"].startswith("SCAN")], plan


def _filled(sql: str, parameters: Sequence[object]) -> str:
    for one in parameters:
        sql = sql.replace("?", repr(one), 1)
    return sql


async def test_a_server_has_a_leaderboard_of_those_who_answered_there(store: Store) -> None:
    await kept(store, table("m"), *(puzzle("m", number) for number in range(3)))
    for number in range(3):
        await answer(store, BEN, puzzle("m", number), number, correct=number > 0)
    last = await answer(store, CLEO, puzzle("m", 0), 9)
    assert last
    for measure, best in (("wins", 2), ("rating", last.after)):
        page = await store.leaders.page(11, RATED_AS, "all", measure, 1, CLEO)  # type: ignore[arg-type]
        assert {place.person for place in page.places} == {BEN, CLEO}
        assert page.places[0].value >= best
        assert {place.person: place.matches for place in page.places} == {BEN: 3, CLEO: 1}
    elsewhere = await store.leaders.page(12, RATED_AS, "all", "wins", 1, CLEO)
    assert elsewhere.places == ()
    overall = await store.leaders.page(11, "", "all", "wins", 1, CLEO)
    assert overall.places == ()
    await store.people.set_listed(BEN, False)
    listed = await store.leaders.page(11, RATED_AS, "all", "wins", 1, CLEO)
    assert [place.person for place in listed.places] == [CLEO]
