"""A visitor of the page who notices what goes wrong behind it."""

import json
import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Locator, Page, Request, Response

from localcord import LocalDiscord


@dataclass
class Guest:
    page: Page
    complaints: list[str] = field(default_factory=list)
    weight: int = 0

    def __post_init__(self) -> None:
        page = self.page
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _said(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.complaints.append(line.text)

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme != "data" and parts.hostname != "127.0.0.1":
            self.complaints.append(f"a request off loopback: {request.url}")

    def _answered(self, response: Response) -> None:
        self.weight += int(response.headers.get("content-length", 0))

    async def visit(
        self, place: LocalDiscord, *names: str, room: str = "stammtisch"
    ) -> list[Locator]:
        """Open the page with these seats side by side, each in the room."""
        query = "&".join(f"seat={name}" for name in names)
        known = json.dumps(dict.fromkeys(names, room))
        await self.page.add_init_script(f"localStorage['localcord:where'] ??= '{known}'")
        await self.page.goto(f"{place.page_url}?{query}")
        seats = [self.seat(name) for name in names]
        for seat in seats:
            await seat.locator("textarea").wait_for()
        return seats

    def seat(self, name: str) -> Locator:
        return self.page.locator(f"[data-seat={name}]")


async def enter(seat: Locator, room: str) -> None:
    await seat.locator(".sidebar .room").first.wait_for(state="attached")
    spoken = re.compile(rf"^{room}(,|$)")
    entry = seat.locator(".sidebar").get_by_label(spoken)
    if not await entry.first.is_visible():
        await seat.locator(".menu").click()
    await entry.first.click()
    await seat.locator("textarea").wait_for()


def newest(seat: Locator) -> Locator:
    return seat.locator(".message").last


def button(seat: Locator, label: str) -> Locator:
    """A button of the channel's messages; the newest of that name."""
    return seat.locator(".message").get_by_role("button", name=label).last


async def choose(seat: Locator, select: str, *options: str) -> None:
    """Open a select and choose; several values are sent when the list closes."""
    page = seat.page
    await button(seat, select).click()
    for option in options:
        await page.locator(".popup .option", has_text=option).first.click()
    if await page.locator(".popup-foot").count():
        await page.locator(".popup .button").click()


async def set_up(seat: Locator, topic: str, option: str) -> None:
    """Choose on a page that the lobby's menu opens."""
    await choose(seat, "Einstellen …", topic)
    await seat.locator(".message.private .select").first.click()
    await seat.page.locator(".popup .option", has_text=option).first.click()


async def command(seat: Locator, line: str) -> None:
    """Type a whole command and send it."""
    await seat.locator("textarea").fill(line)
    await seat.get_by_role("button", name="Senden").click()
