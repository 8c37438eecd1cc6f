"""Every lesson is learned on a phone with a finger, with words, board and buttons in sight."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect
from pytest_asyncio import fixture

from bot.live.session import Session
from localcord import Person
from tests.book import Book
from tests.browser.chromium import SLOW_SECONDS
from tests.browser.heights import IN_SIGHT, MEASURE, PHONE
from tests.browser.watching import Guest
from tests.shelf import CATALOGUE
from tests.wire.hands import served
from tests.wire.learner import button_towards, last_of, lesson_of, press_move, wanted
from tests.wire.table import Wire, connected, playground

TAUGHT = [game for game, box in CATALOGUE.items() if box.lesson]


@fixture(loop_scope="session")
async def phone(browser: Browser) -> AsyncIterator[Page]:
    context = await browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE", reduced_motion="reduce"
    )
    context.set_default_timeout(1000 * SLOW_SECONDS)
    yield await context.new_page()
    await context.close()


async def tap_towards(page: Page, person: Person, session: Session) -> None:
    """One step of the lesson: by taps, where a menu is not the only way."""
    move, before = wanted(session), session.match
    while session.match is before:
        button = button_towards(last_of(person), move)
        if button is None:
            await press_move(person, move)
        else:  # by its id: the page may still show the buttons of the step before
            await page.locator(f".message.private [data-component='{button}']").tap()
            await expect(page.locator(f"[data-component='{button}']")).to_have_count(0)
        await served()


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_learned_on_a_phone(phone: Page, tmp_path: Path, game: str) -> None:
    book = Book.of(tmp_path / "stammtisch.sqlite3")
    async with playground(page=True) as place, connected(place, book) as bot:
        await Guest(phone).visit(place, "Anna")
        wire, anna = Wire(place, bot, book), place.people[0]
        await anna.slash("lernen", channel=wire.channel, spiel=game)
        session, heights = await lesson_of(wire, anna), list[float]()
        while session.table.live:
            step = f"Schritt {len(heights) + 1} von"  # the page may still show the step before
            await expect(phone.locator(".message.private").last).to_contain_text(step)
            heights.append((await phone.evaluate(MEASURE))[-1])
            await tap_towards(phone, anna, session)
        await expect(phone.get_by_role("button", name="Jetzt richtig spielen")).to_be_visible()
    assert len(heights) == len(session.box.lesson.steps if session.box.lesson else ())
    assert [round(height) for height in heights if height > IN_SIGHT] == []
