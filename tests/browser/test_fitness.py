"""Light, quick, readable: weight, width, accessibility, long channels."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from localcord import LocalDiscord
from localcord.page.routes import FILES
from tests.browser.watching import Guest, command, newest

MOST_BYTES = 200_000
FRAME_SECONDS = 0.1
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


async def test_the_whole_page_is_light_and_asks_for_every_file_at_once(
    hall: LocalDiscord, guest: Guest
) -> None:
    await guest.visit(hall, "Anna")
    modules = {path.name for path in FILES.glob("*.js")}
    front = (FILES / "index.html").read_text("utf-8")
    assert {name for name in modules if f"/page/{name}" not in front} == set()
    assert 50_000 < guest.weight < MOST_BYTES


SLID = """() => {
    const pane = document.querySelector(".pane");
    pane.scrollLeft = -44;
    const left = pane.scrollLeft;
    pane.scrollLeft = 44;
    return left || pane.scrollLeft;
}"""
"""How far a pane lets itself be pushed aside, as a drawer that takes the focus would push it."""


async def test_a_phone_shows_everything_without_scrolling_sideways(
    tavern: LocalDiscord, guest: Guest
) -> None:
    page = guest.page
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.goto(tavern.page_url)
    await page.locator(".card").first.wait_for()
    assert await page.evaluate(WIDTHS) == [390, 390]
    await page.locator("[data-choice=drachen]").click()
    await newest(guest.seat("Anna")).get_by_role("button", name="Mitspielen").wait_for()
    assert await page.evaluate(WIDTHS) == [390, 390]
    await _nothing_sticks_out(page, 390)
    assert await page.evaluate(SLID) == 0


async def _nothing_sticks_out(page: Page, width: int) -> None:
    wide = await page.evaluate(
        """width => [...document.querySelectorAll('.message *, .composer *, #strip *')]
        .filter(node => !node.closest('pre, .seats, .picker'))
        .filter(node => node.getBoundingClientRect().right > width + 1)
        .map(node => node.className)""",
        width,
    )
    assert wide == []


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_axe_finds_nothing_to_complain_about(
    tavern: LocalDiscord, guest: Guest, theme: str
) -> None:
    page = guest.page
    await page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    await page.goto(tavern.page_url)
    await page.locator(".card").first.wait_for()
    await _accessible(page)
    await page.locator("[data-choice=kniffel]").click()
    anna = guest.seat("Anna")
    await newest(anna).get_by_role("button", name="Mitspielen").wait_for()
    await command(anna, "/hilfe ")
    await anna.get_by_text("Nur du kannst das sehen").wait_for()
    await page.get_by_role("button", name="2 Plätze nebeneinander").click()
    await anna.locator("textarea").fill("/")
    await _accessible(page)


async def _accessible(page: Page) -> None:
    found = await Axe().run(page, options={"runOnly": RULES})
    assert [
        (each["id"], [node["html"] for node in each["nodes"]][:3])
        for each in found.response["violations"]
    ] == []


async def test_five_hundred_messages_stay_smooth(hall: LocalDiscord, guest: Guest) -> None:
    room, anna = hall.default_channel, hall.people[0]
    for number in range(500):
        hall.post(room, anna, {"content": f"Zeile **{number}** 🎲"})
    (seat,) = await guest.visit(hall, "Anna")
    await expect(newest(seat)).to_contain_text("Zeile 499")
    while await seat.locator(".message").count() < 500:
        before = await seat.locator(".message").count()
        await seat.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")
        await expect(seat.locator(".message")).not_to_have_count(before)
    await seat.get_by_role("button", name="Zu den neuesten Nachrichten").click()
    hall.post(room, hall.people[1], {"content": "Ganz neu"})
    await expect(newest(seat)).to_be_in_viewport()
    assert await guest.page.evaluate(USUAL_FRAME) < FRAME_SECONDS


USUAL_FRAME = """async () => {
  const scroller = document.querySelector('.scroller');
  const frame = () => new Promise(requestAnimationFrame);
  const times = [];
  for (let step = 0; step < 12; step += 1) {
    const start = performance.now();
    scroller.scrollTop -= 700;
    scroller.getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  return times.sort((a, b) => b - a)[times.length / 2] / 1000;
}"""
