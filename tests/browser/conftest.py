"""A real Chromium in front of the playground's page; without one these tests are skipped, aloud."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect
from pytest_asyncio import fixture

from localcord import LocalDiscord
from localcord_tests.clients import running
from localcord_tests.host import HostBot
from tests.browser.chromium import CHROMIUM, FLAGS, SLOW_SECONDS
from tests.browser.watching import Guest
from tests.wire.table import Book, Clock, connected, playground

PEOPLE = ("Anna", "Ben", "Cleo")
expect.set_options(timeout=1000 * SLOW_SECONDS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for all of them: the browser is started once."""
    here = Path(__file__).parent
    for item in items:
        if here not in item.path.parents:
            continue
        item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if CHROMIUM is None:
            item.add_marker(pytest.mark.skip(reason="there is no Chromium: make browser gets one"))


@fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    context = await browser.new_context(
        viewport={"width": 1280, "height": 800},
        locale="de-DE",
        color_scheme="dark",
        reduced_motion="reduce",
    )
    context.set_default_timeout(1000 * SLOW_SECONDS)
    yield await context.new_page()
    await context.close()


@fixture(loop_scope="session")
async def hall() -> AsyncIterator[LocalDiscord]:
    """The page over a small bot that uses everything Discord has."""
    async with playground(people=PEOPLE, page=True) as place, running(HostBot(), place):
        yield place


@pytest.fixture
def clock() -> Clock:
    return Clock()


@fixture(loop_scope="session")
async def tavern(tmp_path: Path, clock: Clock) -> AsyncIterator[LocalDiscord]:
    """The page over Stammtisch itself, without waiting times."""
    book = Book.of(tmp_path / "stammtisch.sqlite3")
    async with playground(people=PEOPLE, page=True) as place, connected(place, book, clock):
        yield place


@fixture(loop_scope="session")
async def guest(page: Page) -> AsyncIterator[Guest]:
    """A visitor to whom nothing may go wrong: no error in the console, no request off loopback."""
    guest = Guest(page)
    yield guest
    assert guest.complaints == []
