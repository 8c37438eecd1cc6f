"""The end of a match fits one phone screen: measured in all games, at all seat counts."""

from itertools import product

import pytest
from playwright.async_api import Page

from bot.texts import LOCALES
from tests.browser.ends import MOST, ends, heights
from tests.browser.heights import PEOPLE, PHONE
from tests.browser.watching import Guest
from tests.shelf import CATALOGUE
from tests.wire.table import playground


@pytest.mark.parametrize(("game", "locale"), [*product(CATALOGUE, LOCALES)])
async def test_a_phone_shows_who_won_the_picture_and_all_buttons_at_once(
    page: Page, game: str, locale: str
) -> None:
    await page.set_viewport_size(PHONE)
    async with playground(people=PEOPLE, page=True) as place:
        await Guest(page).visit(place, "Anna")
        found = list(ends(CATALOGUE[game], place, locale))
        assert {len(end.card.rows) for end in found} == {1}
        measured = await heights(page, place, found)
    high = [
        (end.name, height) for end, height in zip(found, measured, strict=True) if height > MOST
    ]
    assert high == []
