"""Board and buttons are in sight together: measured at phone width, in states of all games."""

from random import Random
from statistics import median

import pytest
from playwright.async_api import Page

from tests.browser.heights import (
    IN_SIGHT,
    PEOPLE,
    PHONE,
    USUAL,
    cards,
    lobbies,
    measured,
    pictures,
    whole,
)
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


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_phone_shows_a_large_picture_with_all_around_it_at_once(
    page: Page, game: str
) -> None:
    await page.set_viewport_size(PHONE)
    async with playground(people=PEOPLE, page=True) as place:
        await Guest(page).visit(place, "Anna")
        found = list(pictures(CATALOGUE[game], place, Random(f"large {game}"), FEW))
        sizes = await whole(page, place, found)
    too_high = [(round(one.height), one.card.title) for one in sizes if one.height > IN_SIGHT]
    assert too_high == []


async def test_a_phone_shows_a_full_lobby_with_all_its_charms_at_once(page: Page) -> None:
    await page.set_viewport_size(PHONE)
    async with playground(people=PEOPLE, page=True) as place:
        await Guest(page).visit(place, "Anna")
        found = [card for box in CATALOGUE.values() for card in lobbies(box, place)]
        sizes = await measured(page, place, found)
    assert {card.title for card in found} == {one.card.title for one in sizes}
    assert [(round(s.height), s.card.title) for s in sizes if s.height > IN_SIGHT] == []
