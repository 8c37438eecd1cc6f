"""Every press counts exactly once: a repetition changes nothing, and is granted like the first."""

from collections.abc import Callable

import pytest

from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.store.servers import ServerSettings
from bot.table.wishes import parse
from tests.book import Book
from tests.numbers import press
from tests.shelf import CATALOGUE

pytestmark = pytest.mark.both

ANNA, BEN, CHANNEL = 1001, 1002, 7


async def opened(sessions: LiveTables, token: str = "") -> Session:
    return await sessions.open(
        "kniffel", channel=CHANNEL, guild=5, person=ANNA, locale="de", token=token or press()
    )


async def started(sessions: LiveTables) -> Session:
    session = await opened(sessions)
    await session.ask(ANNA, parse("start"), press())
    return session


async def test_a_move_that_comes_again_has_the_number_of_the_first(
    sessions: LiveTables, book: Book
) -> None:
    session, number = await started(sessions), int(press())
    first = await session.move(ANNA, "roll", None, number)
    moves = book.moves()
    assert await session.move(ANNA, "roll", None, number) == first
    assert await session.move(ANNA, "roll", 0, number) == first  # its decision is long over
    assert book.moves() == moves


async def test_another_process_that_gets_it_again_grants_it_and_knows_the_table(
    sessions: LiveTables, book: Book
) -> None:
    session, number = await started(sessions), int(press())
    other = await LiveTables(CATALOGUE, sessions.store, sessions.clock).get(session.table.id)
    first = await session.move(ANNA, "roll", None, number)
    moves = book.moves()
    assert await other.move(ANNA, "roll", None, number) == first
    assert book.moves() == moves


async def test_one_press_adds_one_computer(sessions: LiveTables) -> None:
    session, token = await opened(sessions), press()
    for _ in range(3):
        await session.ask(ANNA, parse("computer easy"), token)
    assert len(session.table.seats) == 2
    await session.ask(ANNA, parse("computer easy"), press())
    assert len(session.table.seats) == 3


async def test_a_join_that_comes_again_is_no_mistake(sessions: LiveTables) -> None:
    session, token = await opened(sessions), press()
    await session.ask(BEN, parse("join"), token)
    await session.ask(BEN, parse("join"), token)
    with pytest.raises(Exception, match="seated-already"):
        await session.ask(BEN, parse("join"), press())


async def test_a_table_is_opened_once_and_had_again(sessions: LiveTables) -> None:
    token = press()
    first = await opened(sessions, token)
    assert await opened(sessions, token) is first
    with pytest.raises(Exception, match="table-busy"):
        await opened(sessions)


async def test_a_stop_that_comes_again_is_no_mistake(sessions: LiveTables) -> None:
    session, number = await opened(sessions), int(press())
    await session.stop(ANNA, number)
    await session.stop(ANNA, number)
    with pytest.raises(Exception, match="over"):
        await session.stop(ANNA, int(press()))


async def test_a_lost_answer_to_a_commit_neither_doubles_nor_denies(
    sessions: LiveTables, book: Book, answers_lost: Callable[[int], None]
) -> None:
    answers_lost(1)
    session = await opened(sessions)
    answers_lost(1)
    await session.ask(ANNA, parse("computer easy"), press())
    assert len(session.table.seats) == 2
    answers_lost(1)
    await session.ask(ANNA, parse("first 1"), press())
    answers_lost(1)
    await session.ask(ANNA, parse("start"), press())
    answers_lost(1)
    before = len(book.moves())
    assert await session.move(ANNA, "roll", None, int(press())) == before
    match = session.match
    assert match is not None
    assert len(book.moves()) == match.version > before


async def test_a_result_is_shared_once_and_the_first_press_is_granted_again(
    sessions: LiveTables,
) -> None:
    session, first, second = await opened(sessions), int(press()), int(press())
    share = sessions.store.boards.share
    assert await share(session.table.id, 1.0, first)
    assert await share(session.table.id, 2.0, first)
    assert not await share(session.table.id, 2.0, second)


async def test_a_setting_that_a_press_toggles_stays_toggled(
    sessions: LiveTables, answers_lost: Callable[[int], None]
) -> None:
    servers, first, second = sessions.store.servers, int(press()), int(press())

    def toggle(settings: ServerSettings) -> ServerSettings:
        return settings.model_copy(update={"pictured": not settings.pictured})

    answers_lost(1)
    await servers.change(5, toggle, press=first)
    assert (await servers.settings(5)).pictured
    await servers.change(5, toggle, press=first)
    assert (await servers.settings(5)).pictured
    await servers.change(5, toggle, press=second)
    assert not (await servers.settings(5)).pictured
