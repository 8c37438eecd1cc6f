"""Personal data: everything that carries the id is handed out, and nothing carries it afterwards.

Anna plays, hosts, steps in for others, gives up, and sits before others.
"""

from dataclasses import replace
from datetime import date

import pytest

from bot.engine.match import Move
from bot.puzzles.search import Puzzle
from bot.record.document import dump
from bot.record.export import document
from bot.record.proof import verify
from bot.store.puzzle_tries import Answer
from bot.store.schema import metadata
from bot.store.store import Store
from bot.store.turn_notices import TurnNotice
from bot.table.ratings import NEWCOMER
from bot.table.scores import Score
from bot.table.seats import give_up, step_in
from bot.table.table import Phase, Seat, Table
from tests.book import Book
from tests.over import HOST, finished
from tests.shelf import CATALOGUE

pytestmark = pytest.mark.both

ANNA, BEN, CLEO = 555_100_000_000_001, 555_100_000_000_002, 555_100_000_000_003
NOW = 1_790_000_000.0
ENDS: tuple[Phase, ...] = ("running", "finished", "stopped", "shelved")


def _table(match: str, channel: int, *people: int) -> Table:
    return Table(
        id=match,
        game="kniffel",
        rules=1,
        channel=channel,
        guild=11,
        host=people[0],
        locale="de",
        seed=b"seed",
        opened=NOW,
        started=NOW,
        seats=tuple(Seat(person, str(n)) for n, person in enumerate(people)),
        phase="running",
    )


def _stepped_in(table: Table, person: int, moves: int) -> Table:
    """Into seat 0, whose person has given it up."""
    return step_in(give_up(table, 0, NOW), person, moves, lambda _: False)


def _tables() -> list[Table]:
    """Every way in which Anna can stand at a table, in every phase."""
    found: list[Table] = []
    for phase in ENDS:
        played = _table(f"played-{phase}", len(found), ANNA, BEN)
        gave_up = _stepped_in(_table(f"gave-up-{phase}", len(found) + 1, ANNA, BEN), CLEO, 4)
        came = _stepped_in(_table(f"stepped-in-{phase}", len(found) + 2, BEN, CLEO), ANNA, 4)
        between = _stepped_in(
            _stepped_in(_table(f"between-{phase}", len(found) + 3, BEN, CLEO), ANNA, 2), 777, 6
        )
        hosted = replace(_table(f"hosted-{phase}", len(found) + 4, BEN, CLEO), host=ANNA)
        found += [replace(t, phase=phase) for t in (played, gave_up, came, between, hosted)]
    return found


def _log(table: Table) -> list[Move]:
    return [Move(number=n, seat=n % 2, text=f"{table.id} {n}") for n in range(8)]


def _scores(table: Table) -> list[Score]:
    if table.phase != "finished":
        return []
    return [
        Score(n, n, seat.owner, None, 10 - n, n + 1, faces={"6": 1})
        for n, seat in enumerate(table.seats)
    ]


@pytest.fixture
async def tables(store: Store) -> list[Table]:
    made = _tables()
    for table in made:
        await store.matches.save(table, _log(table), NOW, _scores(table))
    await store.people.set_direct_messages(ANNA, False)
    await store.blocks.put(11, ANNA, wanted=True)
    await store.turn_notices.put([TurnNotice("played-running", ANNA, 3)])
    await store.lessons.reached(ANNA, "kniffel", 3)
    await _asked(store)
    return made


async def _asked(store: Store) -> None:
    """A decision of others that Anna answered, and one of hers that others may."""
    others = replace(_table("asked", 99, 888, 999), phase="finished")
    await store.matches.save(others, _log(others), NOW)
    for gap, match in enumerate(("asked", "played-finished"), 1):
        one = Puzzle(match, 1, 0, "kniffel", 1, gap, 3.0, "reason-open", NEWCOMER)
        assert await store.puzzles.add(match, [one])
        await store.puzzle_tries.record(one, Answer(ANNA, 11, 5, NOW, True, 0.0))


def _places(book: Book, person: int) -> set[str]:
    """Every column of every table of the database in which the id stands anywhere."""
    return {
        f"{name}.{column}"
        for name in (*metadata.tables, "alembic_version")
        for row in book.rows(f"SELECT * FROM {name}")
        for column, value in row.items()
        if str(person) in str(value)
    }


async def test_after_forgetting_no_column_of_any_table_carries_the_id(
    store: Store, book: Book, tables: list[Table]
) -> None:
    assert _places(book, ANNA) == {
        *("matches.host", "seats.person", "seats.gave_up", "sitters.person"),
        *("people.person", "calls.person", "results.person", "ratings.person"),
        *("standings.person", "faces.person", "puzzle_tries.person", "lessons.person"),
        "blocked.person",
    }
    await store.personal.forget(ANNA, date(2026, 11, 18))
    assert _places(book, ANNA) == set()
    assert _places(book, BEN)
    counts = await store.personal.counts(ANNA)
    assert counts.pop("blocked") == 1  # it holds
    assert set(counts.values()) == {0}
    assert [row["match"] for row in book.rows("SELECT match FROM puzzles")] == ["asked"]


async def test_forgetting_one_leaves_the_matches_of_the_others_whole(
    store: Store, tables: list[Table]
) -> None:
    await store.personal.forget(ANNA, date(2026, 11, 18))
    for before in tables:
        after = await store.matches.table(before.id)
        assert after is not None
        assert await store.matches.log(before.id) == _log(before)
        assert [s.person for s in after.seats] == [
            None if s.person == ANNA else s.person for s in before.seats
        ]


async def test_a_charm_is_handed_out_and_stays_so_that_the_match_still_verifies(
    store: Store,
) -> None:
    """Without it nobody could check the dice of the others."""
    over = finished(CATALOGUE["kniffel"])
    await store.matches.save(over.table, over.log, NOW)
    charm = over.table.seats[over.table.seat_for(HOST)].charm
    handed_out = (await store.personal.everything(HOST))["seats"]
    assert charm
    assert [seat["charm"] for seat in handed_out] == [charm]
    await store.personal.forget(HOST, date(2026, 11, 18))
    left = await store.matches.table(over.table.id)
    assert left is not None
    assert left.seat_of(HOST) is None
    again = document(over.box.game, left, await store.matches.log(left.id), over.times)
    assert dump(again) == dump(over.document)
    assert verify(again, CATALOGUE).findings == ()


async def test_what_is_handed_out_has_every_row_that_carries_the_id(
    store: Store, book: Book, tables: list[Table]
) -> None:
    found = await store.personal.everything(ANNA)
    assert found.pop("moves")  # they carry no id
    for name in metadata.tables:
        rows = [row for row in book.rows(f"SELECT * FROM {name}") if str(ANNA) in str(row)]
        assert len(found.pop(name, [])) == len(rows), name
    assert found == {}


@pytest.mark.parametrize("person", [ANNA, BEN, CLEO, 777])
async def test_moves_are_handed_out_to_who_made_them(
    store: Store, tables: list[Table], person: int
) -> None:
    """By the rule of the table itself, whoever sits there now."""
    made = {
        (table.id, move.number, move.text)
        for table in tables
        for move in _log(table)
        if table.person_at(move.seat, move.number) == person
    }
    moves = (await store.personal.everything(person))["moves"]
    assert len(moves) == len(made)
    assert {(move["match"], move["number"], move["move"]) for move in moves} == made


async def test_moves_of_somebody_forgotten_are_nobodys(store: Store, tables: list[Table]) -> None:
    before = (await store.personal.everything(777))["moves"]
    await store.personal.forget(ANNA, date(2026, 11, 18))
    assert (await store.personal.everything(777))["moves"] == before
    assert (await store.personal.everything(ANNA))["moves"] == []


async def test_a_block_outlives_the_id_until_the_server_lifts_it(store: Store, book: Book) -> None:
    for guild in (11, 12):
        await store.blocks.put(guild, ANNA, wanted=True)
    for _ in range(2):  # also when nothing is left to forget
        await store.personal.forget(ANNA, date(2026, 11, 18))
        assert _places(book, ANNA) == set()
        assert await store.blocks.people(11) == []
        assert [await store.blocks.has(11, who) for who in (ANNA, BEN)] == [True, False]
        assert [await store.blocks.has(guild, ANNA) for guild in (12, 13)] == [True, False]
    marks = {row["person"] for row in book.rows("SELECT person FROM blocked")}
    assert len(marks) == 2, "nobody sees that both are one person"
    assert (await store.personal.everything(ANNA))["blocked"] == [{"guild": 11}, {"guild": 12}]
    await store.blocks.put(11, ANNA, wanted=True)
    assert await store.blocks.people(11) == [ANNA]
    await store.blocks.put(11, ANNA, wanted=False)
    assert not await store.blocks.has(11, ANNA)
    assert await store.blocks.has(12, ANNA)
