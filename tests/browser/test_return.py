"""The server goes, the bot goes, they come back; the page notices and says so."""

from playwright.async_api import expect

from localcord import LocalDiscord
from tests.browser.watching import Guest, newest
from tests.ports import free_port
from tests.wire.table import playground


async def test_the_page_comes_back_after_a_restart_of_the_server(guest: Guest) -> None:
    port = free_port()
    async with playground(page=True, port=port) as before:
        (anna,) = await guest.visit(before, "Anna")
    await expect(guest.page.get_by_text("Verbindung verloren")).to_be_visible()
    async with playground(page=True, port=port) as after:
        await expect(guest.page.get_by_text("Der Server wurde neu gestartet")).to_be_visible()
        await anna.locator("textarea").fill("Wieder da")
        await guest.page.keyboard.press("Enter")
        await expect(newest(anna)).to_contain_text("Wieder da")
        assert [message.content for message in after.default_channel.messages] == ["Wieder da"]
    guest.complaints.clear()  # a browser writes every refused connection into its console


async def test_a_torn_connection_heals_without_losing_a_message(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await guest.page.context.set_offline(True)
    await guest.page.evaluate("() => performance.now()")
    await guest.page.context.set_offline(False)
    await hall.people[1].say("Bist du noch da?", channel=hall.default_channel)
    await expect(newest(anna)).to_contain_text("Bist du noch da?")


async def test_the_page_says_that_the_bot_is_away(guest: Guest) -> None:
    async with playground(page=True) as place:
        await guest.visit(place, "Anna")
        await expect(guest.page.locator("#notice")).to_contain_text("gerade nicht verbunden")


async def test_strangers_cannot_look_in(hall: LocalDiscord, guest: Guest) -> None:
    for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}):
        answer = await guest.page.request.get(f"{hall.page_url}page/socket", headers=headers)
        assert answer.status == 403
    answer = await guest.page.request.get(f"{hall.page_url}page/pages.py")
    assert answer.status == 404
