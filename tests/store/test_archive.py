"""Past matches on real SQLite files: found newest first, taken in from files, told with winners."""

from random import Random

import pytest

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.record.document import dump, load
from bot.record.export import document, table_of
from bot.store.archive import OVER, Placed
from bot.store.store import Store
from bot.table.phases import put_away
from bot.table.table import NOWHERE
from bot.table.wishes import parse
from tests.numbers import press
from tests.over import played
from tests.shelf import CATALOGUE

pytestmark = pytest.mark.both

ANNA, HERE, ELSEWHERE = 1001, 77, 78


@pytest.fixture
def sessions(store: Store) -> LiveTables:
    """Every look at the clock finds it later."""
    moments = iter(range(1000, 100_000))
    return LiveTables(CATALOGUE, store, clock=lambda: float(next(moments)))


async def begun(sessions: LiveTables, channel: int = HERE) -> Session:
    session = await sessions.open(
        "kniffel", channel=channel, guild=5, person=ANNA, locale="de", token=press()
    )
    await session.ask(ANNA, parse("start"), press())
    return session


async def stopped(sessions: LiveTables, channel: int = HERE) -> str:
    session = await begun(sessions, channel)
    await session.stop()
    return session.table.id


async def test_past_matches_come_newest_first_and_page_by_page(sessions: LiveTables) -> None:
    ids = [await stopped(sessions) for _ in range(5)]
    await stopped(sessions, ELSEWHERE)
    archive = sessions.store.archive
    assert await archive.count(HERE) == 5
    assert await archive.past(HERE, most=3) == ids[:1:-1]
    assert await archive.past(HERE, most=3, skip=3) == ids[1::-1]
    assert await archive.past(HERE, most=3, skip=6) == []


async def test_lobbies_and_running_matches_are_not_past(sessions: LiveTables) -> None:
    lobby = await sessions.open(
        "kniffel", channel=HERE, guild=5, person=ANNA, locale="de", token=press()
    )
    await lobby.stop()
    await begun(sessions)
    assert await sessions.store.archive.past(HERE, most=9) == []
    assert await sessions.store.archive.count(HERE) == 0


async def test_a_match_that_was_put_away_is_past_but_not_over(sessions: LiveTables) -> None:
    session = await begun(sessions)
    await sessions.store.matches.save(put_away(session.table, 1000.0))
    archive = sessions.store.archive
    assert await archive.past(HERE, most=9) == [session.table.id]
    assert await archive.past(HERE, most=9, phases=OVER) == []


async def test_scores_name_the_seats_with_their_points_winners_first(sessions: LiveTables) -> None:
    session = await begun(sessions)
    while session.match and not session.match.result:
        legal = session.box.game.legal(session.match.state, 0)
        await session.move(ANNA, str(legal[-1]))
    aborted = await stopped(sessions)
    scores = await sessions.store.archive.scores([session.table.id, aborted])
    assert session.match
    assert session.match.result
    assert scores == {session.table.id: (Placed(0, 1, session.match.result.points[0]),)}


@pytest.mark.parametrize("game", [g for g, box in CATALOGUE.items() if not box.game.hides_chance])
async def test_a_file_is_taken_in_once_and_comes_out_with_the_same_bytes(
    sessions: LiveTables, game: str
) -> None:
    over, store = played(CATALOGUE[game], Random(6), most=200), sessions.store
    data = dump(over.document)
    loaded = load(data)
    times = [move.at for move in loaded.moves]
    assert await store.archive.take_in(table_of(loaded), loaded.log, times)
    assert not await store.archive.take_in(table_of(loaded), loaded.log, times)
    table = await store.matches.table(loaded.match)
    assert table is not None
    assert table.channel == NOWHERE
    log, times = await store.matches.log(table.id), await store.archive.times(table.id)
    assert dump(document(over.box.game, table, log, times)) == data
