"""Real matches of Stammtisch, played through the page."""

import pytest
from playwright.async_api import expect

from localcord import LocalDiscord
from tests.browser.playing import Hands, roll_and_enter
from tests.browser.watching import Guest, button, enter, newest
from tests.shelf import CATALOGUE
from tests.wire.table import Clock

ROWS, SEATS = 11, 2
AWAY = 130.0
"""Seconds after which nobody is at the board any more."""


@pytest.mark.slow
async def test_two_seats_side_by_side_play_kniffel_to_the_end(
    tavern: LocalDiscord, guest: Guest
) -> None:
    hands = Hands(guest)
    anna, ben = await guest.visit(tavern, "Anna", "Ben")
    await hands.open_table("kniffel", "Anna", "Ben")
    for turn in range(ROWS * SEATS):
        await expect(hands.board(anna)).to_contain_text(f"Runde {turn // SEATS + 1} von {ROWS}")
        await expect(hands.board(anna).get_by_role("button", name="Würfeln")).to_be_visible()
        name = await hands.called_by(hands.board(anna))
        await roll_and_enter(hands, guest.seat(name))
    for seat in (anna, ben):
        await expect(seat.locator(".message").first).to_contain_text("🏆")
        await expect(button(seat, "Noch eine Partie")).to_be_visible()


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_match_begins_and_goes_on_by_pressing_what_is_offered(
    tavern: LocalDiscord, guest: Guest, game: str
) -> None:
    hands = Hands(guest)
    await guest.visit(tavern, "Anna", "Ben", "Cleo")
    await hands.open_table(game, "Anna", "Ben", "Cleo")
    for _ in range(4):
        assert await hands.act()


async def test_a_bet_is_placed_in_the_direct_message(
    tavern: LocalDiscord, guest: Guest, clock: Clock
) -> None:
    hands = Hands(guest)
    await guest.visit(tavern, "Anna", "Ben", "Cleo")
    await hands.open_table("zwerg", "Anna", "Ben", "Cleo")
    while "wird gewettet" not in "".join(m.text for p in tavern.people for m in p.dms):
        clock.move(AWAY)
        await hands.act()
    better = next(person for person in tavern.people if person.dms)
    seat = await hands.sit(better.name)
    await enter(seat, "Stammtisch")
    await button(seat, "Nein, nicht alle").click()
    await expect(newest(seat)).to_contain_text("Nein")
    await seat.get_by_role("link", name="Zum Brett").last.click()
    await expect(hands.board(seat)).to_be_in_viewport()
    others = [person for person in tavern.people if person is not better]
    assert "Notiert: ❌" not in "".join(m.text for p in others for m in p.all_visible())


async def test_a_new_game_of_the_bot_gets_a_card_by_itself(
    hall: LocalDiscord, guest: Guest
) -> None:
    await guest.page.goto(hall.page_url)
    cards = guest.page.locator(".card h3")
    await expect(cards).to_have_text(["Kniffel", "Drachen", "Zwerge"])
    await guest.page.get_by_role("button", name="Tisch öffnen: Drachen").click()
    await expect(newest(guest.seat("Anna"))).to_contain_text("drachen 1")
