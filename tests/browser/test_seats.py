"""Several people in one browser: switching, side by side, links, languages, unread marks."""

from playwright.async_api import expect

from localcord import LocalDiscord
from tests.browser.watching import Guest, enter, newest


async def test_one_click_changes_the_seat_and_keeps_the_room(
    hall: LocalDiscord, guest: Guest
) -> None:
    await guest.visit(hall, "Anna", room="allgemein")
    await guest.page.locator(".seat[data-name=Ben]").click()
    await guest.page.keyboard.type("Ben war hier")
    await guest.page.keyboard.press("Enter")
    await expect(newest(guest.seat("Ben"))).to_contain_text("Ben war hier")
    [said] = hall.channel("allgemein").messages
    assert said.author.name == "Ben"
    await expect(guest.seat("Anna")).to_have_count(0)


async def test_a_link_opens_a_seat_and_the_address_follows_the_seats(
    hall: LocalDiscord, guest: Guest
) -> None:
    await guest.visit(hall, "Cleo")
    await expect(guest.seat("Cleo")).to_be_visible()
    await guest.page.get_by_role("button", name="3 Plätze nebeneinander").click()
    assert guest.page.url.endswith("?seat=Cleo&seat=Anna&seat=Ben")
    assert await guest.page.locator(".seat[data-name=Ben]").get_attribute("href") == "?seat=Ben"


async def test_each_seat_has_its_own_language(hall: LocalDiscord, guest: Guest) -> None:
    anna, ben = await guest.visit(hall, "Anna", "Ben")
    await anna.locator(".menu").click()
    await anna.get_by_role("button", name="Switch to English").click()
    await anna.locator("textarea").fill("/")
    await expect(anna.locator(".picker")).to_contain_text("/play")
    await ben.locator("textarea").fill("/")
    await expect(ben.locator(".picker")).to_contain_text("/spielen")
    assert [person.locale for person in hall.people] == ["en-US", "de", "de"]


async def test_a_mention_marks_room_and_seat_until_it_is_read(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    me, ben = hall.people[0], hall.people[1]
    await ben.say(f"{me.mention} kommst du?", channel=hall.channel("allgemein"))
    room = anna.get_by_role("button", name="allgemein, ungelesen, 1 Erwähnung")
    await expect(room).to_be_visible()
    await expect(guest.page.locator(".seat[data-name=Anna] .badge")).to_have_text("1")
    await room.click()
    await expect(anna.locator(".fresh")).to_have_count(0)
    await expect(guest.page.locator(".badge")).to_have_count(0)


async def test_a_direct_message_reaches_the_bot_and_its_answer_the_person(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await enter(anna, "Stammtisch")
    await anna.locator("textarea").fill("Guten Abend")
    await guest.page.keyboard.press("Enter")
    await expect(newest(anna)).to_contain_text("Gehört: Guten Abend")
    assert [message.content for message in hall.people[1].dms] == []
