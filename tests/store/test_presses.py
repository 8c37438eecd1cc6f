"""The keys of presses: written with the change or not at all, found again, gone after an hour."""

from dataclasses import replace

import pytest

from bot.live.tables import LiveTables
from bot.store.presses import KEPT_MILLISECONDS, NO_MOVE, PURGE_EVERY, TIME_BITS, ServedBeforeError
from bot.store.store import Store
from bot.table.wishes import parse
from tests.book import Book
from tests.numbers import press

pytestmark = pytest.mark.both

ANNA, BEN = 1001, 1002


async def opened(sessions: LiveTables, channel: int = 7, token: str = "") -> str:
    session = await sessions.open(
        "kniffel", channel=channel, guild=5, person=ANNA, locale="de", token=token or press()
    )
    return session.table.id


async def test_a_press_is_found_with_what_it_did(sessions: LiveTables, store: Store) -> None:
    match, start = await opened(sessions), press()
    session = await sessions.get(match)
    await session.ask(ANNA, parse("start"), start)
    roll = press()
    number = await session.move(ANNA, "roll", None, int(roll))
    for token, what in ((start, NO_MOVE), (roll, number)):
        found = await store.presses.find(int(token))
        assert found is not None
        assert (found.match, found.number) == (match, what)
    assert await store.presses.find(int(press())) is None


async def test_a_refused_press_leaves_no_key(sessions: LiveTables, book: Book) -> None:
    session = await sessions.get(await opened(sessions))
    before = book.rows("SELECT press FROM presses")
    with pytest.raises(Exception, match="not-seated-yet"):
        await session.ask(BEN, parse("start"), press())
    assert book.rows("SELECT press FROM presses") == before


async def test_a_write_of_a_known_press_changes_nothing(sessions: LiveTables, store: Store) -> None:
    token = press()
    match = await opened(sessions, token=token)
    table = await store.matches.table(match)
    assert table is not None
    with pytest.raises(ServedBeforeError):
        await store.matches.save(replace(table, pace="quick"), press=int(token))
    assert await store.matches.table(match) == table


async def test_keys_go_away_by_themselves(sessions: LiveTables, store: Store, book: Book) -> None:
    """One press of many deletes what is older than an hour; what is younger stays."""
    session = await sessions.get(await opened(sessions))
    hour = KEPT_MILLISECONDS
    sweep = PURGE_EVERY * 1_000_000_000
    times = {"old": sweep - hour - 1, "young": sweep - hour + 1, "sweep": sweep}
    numbers = {name: str(time << TIME_BITS) for name, time in times.items()}
    for name in ("old", "young", "sweep"):
        await session.ask(ANNA, parse("pace quick"), numbers[name])
    kept = {str(row["press"]) for row in book.rows("SELECT press FROM presses")}
    assert kept >= {numbers["young"], numbers["sweep"]}
    assert numbers["old"] not in kept
