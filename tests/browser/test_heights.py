"""Board and buttons are in sight together: measured at phone width, in states of all games."""

from random import Random
from statistics import median

import pytest
from playwright.async_api import Page

from tests.browser.heights import IN_SIGHT, PEOPLE, PHONE, USUAL, cards, measured
from tests.browser.watching import Guest
from tests.shelf import CATALOGUE
from tests.wire.table import playground

FEW = 3


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_phone_shows_the_board_and_all_its_choices_at_once(page: Page, game: str) -> None:
    await page.set_viewport_size(PHONE)
    async with playground(people=PEOPLE, page=True) as place:
        await Guest(page).visit(place, "Anna")
        found = list(cards(CATALOGUE[game], place, Random(f"in sight {game}"), FEW))
        sizes = await measured(page, place, found)
    too_high = [(round(one.height), one.card.title) for one in sizes if one.height > IN_SIGHT]
    assert too_high == []
    assert median(one.height for one in sizes) <= USUAL
