"""Takes the film of the readmes: `make film` plays a match on the page and looks at every step."""

import asyncio
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, ViewportSize, async_playwright

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.pictures import let_go, open_house
from tests.browser.playing import Hands
from tests.browser.watching import Guest

FILM = Path("docs/pictures/match.webp")
GAME, PLAYERS = "kniffel", ("Anna", "Ben")
WINDOW: ViewportSize = {"width": 1180, "height": 860}
WIDTH = 760
"""Of the film; a readme is not wider."""
FRAMES, LAST = 36, 6
"""So many steps from the start, and so many at the end."""
STEP_MS, END_MS = 650, 3000
QUALITY = 55
MOST_BYTES = 2_000_000


class Camera:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.frames: list[Image.Image] = []

    async def look(self) -> None:
        await let_go(self._page)
        await self._page.wait_for_timeout(150)
        shot = Image.open(BytesIO(await self._page.screenshot())).convert("RGB")
        height = round(shot.height * WIDTH / shot.width)
        self.frames.append(shot.resize((WIDTH, height), Image.Resampling.LANCZOS))


async def played(page: Page, address: str) -> list[Image.Image]:
    """From the empty table to the result; the middle of a long match is left out."""
    hands, camera = Hands(Guest(page)), Camera(page)
    await page.goto(f"{address}?seat={PLAYERS[0]}&seat={PLAYERS[1]}")
    await hands.open_table(GAME, *PLAYERS, large=True)
    await camera.look()
    while await hands.act():
        await camera.look()
    await camera.look()
    return [*camera.frames[:FRAMES], *camera.frames[max(FRAMES, len(camera.frames) - LAST) :]]


async def filmed() -> list[Image.Image]:
    async with async_playwright() as play, open_house() as place:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = await browser.new_context(locale="de-DE", color_scheme="dark", viewport=WINDOW)
        context.set_default_timeout(30_000)
        frames = await played(await context.new_page(), place.page_url)
        await browser.close()
    return frames


def main() -> None:
    first, *rest = frames = asyncio.run(filmed())
    times = [STEP_MS] * len(rest) + [END_MS]
    first.save(
        FILM, save_all=True, append_images=rest, duration=times, loop=0, quality=QUALITY, method=6
    )
    print(FILM, FILM.stat().st_size, "bytes,", len(frames), "frames")  # noqa: T201
    if FILM.stat().st_size > MOST_BYTES:
        raise SystemExit("The film is too big for a readme.")


if __name__ == "__main__":
    main()
