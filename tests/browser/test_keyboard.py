"""No mouse: commands, selects, boards and seats by keyboard alone."""

from playwright.async_api import expect

from localcord import LocalDiscord
from tests.browser.watching import Guest, button, newest


async def test_a_command_is_found_completed_and_sent_by_keyboard(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    keys = guest.page.keyboard
    await keys.press("Tab")
    await keys.type("/spie")
    await expect(anna.get_by_role("option", name="/spielen")).to_be_visible()
    await keys.press("Enter")
    await keys.type("dra")
    await keys.press("Tab")  # before the suggestions are there: the first of them is meant
    await expect(anna.get_by_label("spiel:")).to_have_value("Drachen")
    await keys.press("Enter")
    await expect(newest(anna)).to_contain_text("drachen 1")


async def test_an_option_that_is_missing_is_asked_for(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    keys = guest.page.keyboard
    await anna.locator("textarea").focus()
    await keys.type("/spielen ")
    await expect(anna.get_by_role("option", name="Kniffel")).to_be_visible()
    await keys.press("Escape")
    await keys.press("Enter")
    await expect(anna.get_by_role("alert")).to_have_text("Diese Option fehlt noch.")


async def test_focus_stays_on_the_board_that_is_drawn_anew(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await hall.people[0].slash("play", channel=hall.default_channel, game="kniffel")
    await button(anna, "Mitspielen").focus()
    for count in (1, 2, 3):
        await guest.page.keyboard.press("Enter")
        await expect(newest(anna)).to_contain_text(f"{count} spielen mit.")
        await expect(button(anna, "Mitspielen")).to_be_focused()


async def test_a_select_is_opened_and_answered_by_keyboard(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await hall.people[0].slash("play", channel=hall.default_channel, game="kniffel")
    keys = guest.page.keyboard
    await button(anna, "Welche Farbe?").focus()
    for key in ("Enter", "ArrowDown", "Space", "Enter"):
        await keys.press(key)
    await expect(newest(anna)).to_contain_text("Gewählt: ['b']")


async def test_seats_and_rooms_change_by_keyboard(hall: LocalDiscord, guest: Guest) -> None:
    await guest.visit(hall, "Anna")
    keys = guest.page.keyboard
    await keys.press("Alt+2")
    await expect(guest.seat("Ben").locator("textarea")).to_be_focused()
    await keys.press("Alt+ArrowDown")
    await keys.type("Hallo")
    await keys.press("Enter")
    await expect(newest(guest.seat("Ben"))).to_contain_text("Hallo")
    assert [message.content for message in hall.channel("spielzimmer").messages] == ["Hallo"]
