"""Two real processes at one table: no change is lost or applied twice."""

import json
import subprocess
import sys
from typing import Any

import pytest

from bot.live.tables import LiveTables
from bot.store.store import Store
from bot.table.wishes import parse
from tests.book import Book
from tests.live.rival import NOW
from tests.numbers import press
from tests.shelf import CATALOGUE
from tests.wire.process import ROOT, environment

HOST = 1001


@pytest.fixture
def kind() -> str:
    return "postgres"


@pytest.fixture
def tables(store: Store) -> LiveTables:
    return LiveTables(CATALOGUE, store, lambda: NOW)


def hammered(url: str, match: str, what: str) -> list[list[Any]]:
    """What was granted to each of two concurrent processes."""
    rivals = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.live.rival", url, match, str(number), what],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in (1, 2)
    ]
    for rival in rivals:
        assert rival.stdout is not None
        assert rival.stdout.readline() == "ready\n"
    for rival in rivals:
        _go(rival)
    told = [rival.communicate()[0] for rival in rivals]
    return [json.loads(line) for line in told]


def _go(rival: "subprocess.Popen[str]") -> None:
    assert rival.stdin is not None
    rival.stdin.write("go\n")
    rival.stdin.flush()


@pytest.mark.slow
async def test_a_lobby_loses_nobody_and_doubles_nobody(
    tables: LiveTables, url: str, book: Book
) -> None:
    session = await tables.open("zwerg", channel=77, guild=5, person=HOST, locale="de", token="100")
    before = session.table.version
    granted = hammered(url, session.table.id, "lobby")
    seated = [row["token"] for row in book.rows("SELECT token FROM seats")]
    last = [token for tokens in granted for token in tokens[-2:]]
    assert sorted(seated) == sorted(["100", *last])
    # Every join and every leave that was granted is a version of its own.
    joins = sum(map(len, granted))
    (row,) = book.rows("SELECT version FROM matches")
    assert row["version"] - before == joins + (joins - 4)


async def test_a_match_with_bets_counts_every_granted_move_once(
    tables: LiveTables, url: str, book: Book
) -> None:
    session = await tables.open(
        "zwerg", channel=77, guild=5, person=HOST, locale="de", token=press()
    )
    for person in (1002, 1003):
        await session.ask(person, parse("join"), press())
    await session.ask(HOST, parse("start"), press())
    first = [move.number for move in book.moves()]
    one, two = hammered(url, session.table.id, "match")
    assert set(one).isdisjoint(two)
    assert min(len(one), len(two)) > 0
    log = book.moves()
    assert [move.number for move in log] == list(range(len(log)))
    own = {move.number for move in log if move.seat >= 0} - set(first)
    assert set(one) | set(two) <= own
    (row,) = book.rows("SELECT phase, version FROM matches")
    assert row["phase"] == "finished"
    assert len(book.rows("SELECT * FROM results")) == 3
    # Every granted move was one change of the table, and nothing else was.
    assert row["version"] == session.table.version + len(one) + len(two)
