"""Takes the pictures of the readme: `python -m tests.browser.pictures [game …]` plays and looks."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from localcord import LocalDiscord
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.playing import Hands
from tests.browser.watching import Guest
from tests.wire.table import Book, connected, playground

PICTURES = Path("docs/pictures")
PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta")
PLAYERS, COMPUTERS = ("Anna", "Ben"), 1
SIZES = {1280: (800, 1100), 390: (844, 1300)}  # width: least and greatest height
AROUND = 230  # the bars above the board, the composer below it
FEWEST_PRESSES, MOST_PRESSES = 24, 60
MANY = 3


@asynccontextmanager
async def open_house() -> AsyncIterator[LocalDiscord]:
    with tempfile.TemporaryDirectory() as folder:
        book = Book.of(Path(folder) / "stammtisch.sqlite3")
        async with (
            playground(people=PEOPLE, page=True) as place,
            connected(place, book, upload_emoji=True),
        ):
            yield place


async def games_offered(place: LocalDiscord) -> list[str]:
    return [value for _, value in await place.people[0].autocomplete("play", "game", "")]


async def let_go(page: Page) -> None:
    """No mouse and no focus, so that no message shows its toolbar."""
    await page.mouse.move(0, 0)
    await page.evaluate("document.activeElement.blur()")


async def picture(page: Page, name: str) -> None:
    """The window as high as the board wants it, within reason."""
    await let_go(page)
    for width, (least, most) in SIZES.items():
        await page.set_viewport_size({"width": width, "height": most})
        await page.wait_for_timeout(300)
        board = await page.locator(".active .message").last.bounding_box()
        wanted = round(board["height"]) + AROUND if board else least
        await page.set_viewport_size({"width": width, "height": min(max(wanted, least), most)})
        await page.wait_for_timeout(300)
        path = PICTURES / f"{name}-{width}.png"
        await page.screenshot(path=path)
        squeeze(path)
        print(path, path.stat().st_size)  # noqa: T201


def squeeze(path: Path) -> None:
    """256 colours, spread so that the few gold pixels of a star keep theirs."""
    method = Image.Quantize.MAXCOVERAGE
    with Image.open(path) as full:
        few = full.convert("RGB").quantize(256, method, kmeans=2, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


async def table_of(browser: Browser, place: LocalDiscord, game: str) -> None:
    """Play for a while, then look at the board as the person who is to move."""
    context = await browser.new_context(locale="de-DE", color_scheme="dark")
    context.set_default_timeout(30_000)
    page = await context.new_page()
    await page.set_viewport_size({"width": 1280, "height": 800})
    hands = Hands(Guest(page))
    await page.goto(f"{place.page_url}?seat={PLAYERS[0]}")
    await hands.open_table(game, *PLAYERS, computers=COMPUTERS, large=True)
    for press in range(MOST_PRESSES):
        if press >= FEWEST_PRESSES and await worth_showing(hands):
            break
        if not await hands.act():
            break
    for name in (await hands.called())[:1]:
        await hands.sit(name)
    notes = page.get_by_role("button", name="Nachricht verwerfen")
    while await notes.count():
        await notes.last.click()
    await picture(page, game)
    await context.close()


async def worth_showing(hands: Hands) -> bool:
    """A board with a choice to make is more of a picture than one that waits for a roll."""
    [name, *_] = await hands.called() or [PLAYERS[0]]
    board = hands.board(await hands.sit(name))
    return await board.locator(".controls .button, .controls .select").count() >= MANY


async def side_by_side(browser: Browser, place: LocalDiscord) -> None:
    """Two people at one table, one of them with a question that only she can see."""
    context = await browser.new_context(
        locale="de-DE", color_scheme="dark", viewport={"width": 1280, "height": 900}
    )
    page = await context.new_page()
    hands = Hands(Guest(page))
    await page.goto(f"{place.page_url}?seat=Anna&seat=Ben")
    await hands.open_table("zwerg", *PLAYERS, computers=1)
    private = page.locator(".message.private .button")
    while not await private.count():
        await hands.act()
    await let_go(page)
    await page.wait_for_timeout(600)
    path = PICTURES / "seats-1280.png"
    await page.screenshot(path=path)
    squeeze(path)
    await context.close()


async def welcome(browser: Browser, place: LocalDiscord) -> None:
    context = await browser.new_context(locale="de-DE", color_scheme="dark")
    page = await context.new_page()
    for width, (height, _) in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        await page.goto(place.page_url)
        await page.locator(".card").first.wait_for()
        path = PICTURES / f"welcome-{width}.png"
        await page.screenshot(path=path)
        squeeze(path)
    await context.close()


async def main(wanted: list[str]) -> None:
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        async with open_house() as place:
            games = await games_offered(place)
            if not wanted:
                await welcome(browser, place)
                await side_by_side(browser, place)
        for game in [each for each in games if each in wanted or not wanted]:
            async with open_house() as place:
                await table_of(browser, place, game)
        await browser.close()


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(sys.argv[1:]))
