"""How much the database is asked: few statements, and none that reads a big table whole."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

from bot.store.schema import metadata
from bot.store.servers import KEPT_SECONDS
from bot.store.store import Store
from bot.table.table import Seat, Table
from tests.store.statements import Statement, listening

HOME, ANNA, BEN = 11, 1001, 1002
NOW = 1_790_000_000.0
SMALL = {"servers"}
"""A row for each server the bot is on: read whole without harm."""
TABLE = Table(
    id="",
    game="kniffel",
    rules=1,
    channel=5,
    guild=HOME,
    host=ANNA,
    locale="de",
    seed=b"seed",
    opened=NOW,
    phase="stopped",
    seats=(Seat(ANNA, "0"), Seat(BEN, "1", options={"help": True}), Seat(None, "2", "master")),
)


async def test_many_tables_are_read_in_three_statements_in_the_order_asked(
    store: Store,
) -> None:
    tables = [replace(TABLE, id=f"m{n}", seats=TABLE.seats[: 1 + n % 3]) for n in range(25)]
    for table in tables:
        await store.matches.save(table)
    wanted = [table.id for table in reversed(tables)]
    with listening() as heard:
        found = await store.matches.tables(["unknown", *wanted])
    assert found == [replace(table, version=1) for table in reversed(tables)]
    assert len(heard) == 3


async def test_of_no_matches_there_are_no_tables(store: Store) -> None:
    assert await store.matches.tables([]) == []


async def test_purging_reads_no_big_table_whole(store: Store, database: Path) -> None:
    await store.servers.left(HOME, NOW)
    with listening() as heard:
        assert await store.servers.purge(NOW + KEPT_SECONDS) == [HOME]
    assert _read_whole(heard, database) == set()


async def test_forgetting_reads_no_big_table_whole(store: Store, database: Path) -> None:
    with listening() as heard:
        await store.personal.forget(ANNA, date(2026, 11, 18))
    assert _read_whole(heard, database) == set()


async def test_handing_out_what_is_stored_reads_no_big_table_whole(
    store: Store, database: Path
) -> None:
    with listening() as heard:
        await store.personal.everything(ANNA)
        await store.personal.counts(ANNA)
    assert _read_whole(heard, database) == set()


def test_what_goes_with_a_match_is_found_by_the_match() -> None:
    """A cascade is in no plan: it is as fast as the key that begins with the match."""
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            assert next(iter(table.primary_key)) is key.parent


def _read_whole(heard: list[Statement], file: Path) -> set[str]:
    assert heard
    with closing(sqlite3.connect(file)) as database:
        plans = [
            detail
            for sql, parameters in heard
            for *_, detail in database.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)
        ]
    read = {found[1] for plan in plans if (found := re.match(r"SCAN (\w+)", plan))}
    return read - SMALL
