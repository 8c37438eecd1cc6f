"""What stands in a channel, and what can be pressed there."""

import asyncio
import re
from io import BytesIO

from PIL import Image
from playwright.async_api import Route, expect

from localcord import LocalDiscord, Upload
from localcord.world.posting import rewrite
from tests.browser.watching import Guest, button, choose, command, enter, newest


async def test_a_board_is_edited_in_place_for_everybody(hall: LocalDiscord, guest: Guest) -> None:
    anna, ben = await guest.visit(hall, "Anna", "Ben")
    await command(anna, "/spielen spiel:kniffel")
    await button(ben, "Mitspielen").click()
    await expect(newest(anna)).to_contain_text("1 spielen mit.")
    await expect(newest(ben)).to_contain_text("1 spielen mit.")
    await expect(anna.locator(".message")).to_have_count(1)


async def test_a_disabled_button_cannot_be_pressed(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await command(anna, "/spielen spiel:kniffel")
    await expect(button(anna, "Gesperrt")).to_be_disabled()


async def test_several_values_of_a_select_are_sent_together(
    hall: LocalDiscord, guest: Guest
) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await command(anna, "/spielen spiel:kniffel")
    await choose(anna, "Welche Farbe?", "Rot", "Blau")
    await expect(newest(anna)).to_contain_text("Gewählt: ['r', 'b']")


async def test_a_private_answer_is_seen_by_one_and_can_be_dismissed(
    hall: LocalDiscord, guest: Guest
) -> None:
    anna, ben = await guest.visit(hall, "Anna", "Ben")
    await command(anna, "/whisper ")
    await expect(anna.get_by_text("Nur du kannst das sehen")).to_have_count(2)
    await expect(ben.locator(".message")).to_have_count(0)
    await anna.get_by_role("button", name="Nachricht verwerfen").first.click()
    await expect(anna.get_by_text("Psst.")).to_have_count(0)
    await guest.page.reload()
    await expect(anna.get_by_text("Noch was.")).to_be_visible()
    await expect(anna.get_by_text("Psst.")).to_have_count(0)


async def test_a_modal_is_filled_in_and_sent(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await command(anna, "/bet ")
    dialog = guest.page.get_by_role("dialog", name="Wette")
    await dialog.get_by_label("Einsatz").fill("12")
    await guest.page.keyboard.press("Enter")
    await expect(newest(anna)).to_contain_text("Gesetzt: 12")
    await expect(dialog).to_have_count(0)


async def test_a_command_without_an_answer_says_so(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    with hall.expect_fault("no answer within"):
        await command(anna, "/slow ")
        await expect(newest(anna)).to_contain_text("denkt nach")
        hall.clock.advance(hall.interactions.answer_seconds)
        await expect(newest(anna)).to_contain_text("Die Anwendung hat nicht geantwortet.")


async def test_a_press_without_an_answer_says_so(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    await command(anna, "/spielen spiel:kniffel")
    await button(anna, "Mitspielen").wait_for()
    hall.interactions.answer_seconds = 0.2
    hall.gateway.event_delay = 0.5
    with hall.expect_fault("no answer within"), hall.expect_fault("10062"):
        await button(anna, "Mitspielen").click()
        await expect(newest(anna)).to_contain_text("Diese Interaktion ist fehlgeschlagen.")
        await hall.until(lambda: hall.expected_faults()["10062"])


async def test_typed_text_never_becomes_markup(hall: LocalDiscord, guest: Guest) -> None:
    anna, ben = await guest.visit(hall, "Anna", "Ben")
    nasty = '<img src=x onerror="document.title=1"> <b>nicht fett</b> [x](javascript:alert(1))'
    await anna.locator("textarea").fill(nasty)
    await guest.page.keyboard.press("Enter")
    await expect(newest(ben).locator(".text")).to_have_text(nasty)
    assert await newest(ben).locator("img, b, a").count() == 0


async def test_markdown_mentions_moments_and_emoji_are_drawn(
    hall: LocalDiscord, guest: Guest
) -> None:
    (ben,) = await guest.visit(hall, "Ben")
    room = hall.default_channel
    await hall.people[0].say(
        f"**fett** `code` ~~weg~~ {hall.people[1].mention} <#{room.id}> <t:0:R> <:die:1>\n"
        "```\n1  2\n```\n> Zitat\n- Punkt",
        channel=room,
    )
    text = newest(ben).locator(".text")
    await expect(text.locator("strong")).to_have_text("fett")
    await expect(text.locator("p code")).to_have_text("code")
    await expect(text.locator(".mention.me")).to_have_text("@Ben")
    await expect(text.locator("a.mention")).to_have_text("#stammtisch")
    await expect(text.locator("time")).to_have_text(re.compile(r"^vor \d+ Jahren$"))
    await expect(text.locator("img.emoji")).to_have_attribute("alt", ":die:")
    await expect(text.locator("pre")).to_have_text("1  2")
    await expect(text.locator("blockquote")).to_have_text("Zitat")
    await expect(text.locator("li")).to_have_text("Punkt")
    guest.complaints.clear()  # the emoji has no picture, and the browser says so


async def test_a_quote_above_a_reply_is_a_plain_line(hall: LocalDiscord, guest: Guest) -> None:
    (ben,) = await guest.visit(hall, "Ben")
    anna, room = hall.people[0], hall.default_channel
    said = await anna.say("### Gewonnen!\nMit 28 Punkten", channel=room)
    await anna.say("Schön!", channel=room, reply_to=said)
    await expect(newest(ben).locator(".quoted")).to_have_text("Gewonnen!")


async def test_a_jump_link_leads_to_its_message(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    ben, room = hall.people[1], hall.default_channel
    first = await ben.say("Hier ist das Brett.", channel=room)
    for number in range(60):
        await ben.say(f"Zeile {number}", channel=room)
    link = f"https://discord.com/channels/{hall.guild.id}/{room.id}/{first.id}"
    other = hall.channel("allgemein")
    await ben.say(f"[Zum Brett]({link})", channel=other)
    await enter(anna, "allgemein")
    await anna.get_by_role("link", name="Zum Brett").click()
    await expect(anna.get_by_text("Hier ist das Brett.")).to_be_in_viewport()


async def test_a_picture_and_a_file_of_the_bot_are_shown(hall: LocalDiscord, guest: Guest) -> None:
    (anna,) = await guest.visit(hall, "Anna")
    dot = bytes.fromhex("47494638376101000100800000ff0000ffffff2c00000000010001000002024401003b")
    uploads = (
        Upload(0, "brett.gif", "image/gif", dot),
        Upload(1, "partie.json", "application/json", b"{}"),
    )
    body = {
        "content": "",
        "embeds": [{"title": "Brett", "image": {"url": "attachment://brett.gif"}}],
        "attachments": [{"id": "0", "description": "Das Brett"}, {"id": "1"}],
    }
    hall.post(hall.default_channel, hall.bot, body, uploads)
    await expect(newest(anna).get_by_role("img", name="Das Brett")).to_be_visible()
    await expect(newest(anna).get_by_role("link", name="partie.json")).to_be_visible()


async def test_a_message_that_shrinks_and_grows_keeps_its_end_in_sight(
    hall: LocalDiscord, guest: Guest
) -> None:
    room, anna = hall.default_channel, hall.people[0]
    board = hall.post(room, anna, {"content": lines(60)})
    (seat,) = await guest.visit(hall, "Anna")
    await expect(newest(seat)).to_contain_text("Zeile 60")
    for count in range(61, 101):
        rewrite(hall.world, board, {"content": lines(50)})
        await asyncio.sleep((count - 60) / 1000)
        rewrite(hall.world, board, {"content": lines(count)})
        await expect(newest(seat)).to_contain_text(f"Zeile {count}")
    await expect(seat.get_by_role("button", name="Zu den neuesten Nachrichten")).to_be_hidden()
    gap = "node => node.scrollHeight - node.scrollTop - node.clientHeight"
    assert await seat.locator(".scroller").evaluate(gap) <= 1


async def test_a_picture_has_its_place_before_it_is_loaded(
    hall: LocalDiscord, guest: Guest
) -> None:
    room, loaded = hall.default_channel, asyncio.Event()

    async def late(route: Route) -> None:
        await loaded.wait()
        await route.continue_()

    await guest.page.route("**/cdn/attachments/**", late)
    board = hall.post(room, hall.people[0], {"content": lines(60)})
    (seat,) = await guest.visit(hall, "Anna")
    for number, colour in enumerate(("red", "blue")):  # a board that is edited has a new picture
        rewrite(hall.world, board, pictured(number), (painted(number, colour),))
        picture = newest(seat).get_by_role("img", name=f"Brett {number}")
        await expect(picture).to_have_js_property("complete", False)
        empty = await picture.bounding_box()
        assert empty
        assert round(empty["height"] / empty["width"], 1) == 0.5
        await expect(newest(seat).get_by_text("Ende")).to_be_in_viewport()
        await expect(seat.get_by_role("button", name="Zu den neuesten Nachrichten")).to_be_hidden()
    loaded.set()
    await expect(picture).to_have_js_property("complete", True)
    assert await picture.bounding_box() == empty
    guest.complaints.clear()  # the first picture is gone by then, and the browser says so


def pictured(number: int) -> dict[str, object]:
    image = {"url": f"attachment://{number}.png"}
    return {
        "content": "",
        "embeds": [{"title": "Brett", "image": image, "footer": {"text": "Ende"}}],
        "attachments": [{"id": str(number), "description": f"Brett {number}"}],
    }


def painted(number: int, colour: str) -> Upload:
    stream = BytesIO()
    Image.new("RGB", (800, 400), colour).save(stream, "PNG")
    return Upload(number, f"{number}.png", "image/png", stream.getvalue())


def lines(count: int) -> str:
    return "\n".join(f"Zeile {number}" for number in range(1, count + 1))
