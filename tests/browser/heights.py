"""How high boards are on a phone: cards of random states in the page, without a bot.

`python -m tests.browser.heights [game …]` measures many states of every game at every seat count,
tells the numbers, and leaves pictures of the usual and of the highest board in a folder.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Literal

from playwright.async_api import Locator, Page, ViewportSize, async_playwright

from bot.cards.card import Card
from bot.cards.pictures import painted
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.shell.boards.picture import described
from bot.shell.drawing.draw import Painted, message
from bot.table import votes
from bot.table.snapshot import Snapshot
from localcord import LocalDiscord, Upload
from localcord import Message as Posted
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.watching import Guest
from tests.cards.test_cards import ARTIST, seated, session
from tests.conformance import Table, openings, random_match, tables
from tests.shelf import CATALOGUE, TEXTS
from tests.wire.table import playground

PHONE: ViewportSize = {"width": 390, "height": 844}
TALL: ViewportSize = {"width": 390, "height": 1400}
IN_SIGHT, USUAL = 696, 620
"""The chat area of a phone in pixels, and what most boards need of it."""
PEOPLE = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hanna", "Ivo", "Jana")
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
BATCH = 25
MANY = 12
MEASURE = """() => [...document.querySelectorAll(".message")].map((post) => {
    const pressed = [...post.querySelectorAll(".button, .select")].at(-1);
    const board = post.querySelector(".embed-text").getBoundingClientRect().top;
    return pressed ? pressed.getBoundingClientRect().bottom - board : 0;
})"""
"""From the board's first row to the last thing that can be pressed; the news are left out."""
WHOLE = "() => [...document.querySelectorAll('.message')].map((post) => post.offsetHeight)"
"""With a picture the whole message counts: what a beat shows stands above it."""


@dataclass(frozen=True)
class Measured:
    card: Card
    height: float


def setups(box: Box, random: Random) -> list[Table]:
    """One for every seat count, with options by lot."""
    found = list(tables(box, random))
    random.shuffle(found)
    return list({len(setup.seats): setup for setup in found}.values())


def states(box: Box, setup: Table, random: Random, most: int) -> list[Match]:
    played = [m for m in random_match(box, setup, random) if m.to_act and CHANCE not in m.to_act]
    return random.sample(played, min(most, len(played)))


def cards(box: Box, place: LocalDiscord, random: Random, most: int) -> Iterator[Card]:
    """Boards as everybody sees them, and as they look in the middle of a choice."""
    for live in lives(box, place, random, most):
        assert live.match
        ink = ARTIST.ink(live, "de")
        for prefix in ("", *_begun(box, live.match, ink, random)):
            yield ARTIST.public(live, prefix)


def lives(box: Box, place: LocalDiscord, random: Random, most: int) -> Iterator[Snapshot]:
    """States of a match at every seat count, with the people of the place."""
    for setup in setups(box, random):
        table = seated(box, setup)
        seats = tuple(
            replace(seat, person=person.id, away=False)
            for seat, person in zip(table.seats, place.people, strict=False)
        )
        for match in states(box, setup, random, most):
            yield session(box, replace(table, seats=seats), match)


def pictures(
    box: Box, place: LocalDiscord, random: Random, most: int
) -> Iterator[tuple[Card, Painted | None]]:
    """The same with the board as a picture, every beat before an outcome, and votes."""
    found = lives(box, place, random, most)
    for live in (one for each in found for one in (each, *_voted(each))):
        assert live.match
        pictured = replace(live, table=replace(live.table, pictured=True))
        ink = ARTIST.ink(pictured, "de")
        begun = ("", *_begun(box, live.match, ink, random))
        for card in (*ARTIST.beats(pictured), *(ARTIST.public(pictured, step) for step in begun)):
            yield card, _picture(pictured, live.match, card)


def _voted(live: Snapshot) -> Iterator[Snapshot]:
    """The same while others vote to go on, and one of them is away."""
    assert live.match
    if votes.is_open(live.table, live.match):
        first, *_, last = votes.voters(live.table, live.match)
        voted = live.table.change_seat(first, vote=live.match.turn)
        yield replace(live, table=voted)
        yield replace(live, table=voted.change_seat(last, away=True, strength="master"))


def _picture(live: Snapshot, match: Match, card: Card) -> Painted | None:
    names = PEOPLE[: len(live.table.seats)]
    ink = TEXTS.ink("de", live.box, names, reading=Reading(aloud=True))
    drawn = painted(live, match, ink, card.view, card.prefix)
    return Painted(drawn.name, drawn.png, described(drawn.alt, "")) if drawn else None


def lobbies(box: Box, place: LocalDiscord) -> Iterator[Card]:
    """A full lobby behind a closed door: every seat has its options and a word as its charm."""
    for setup in tables(box, Random(f"lobbies {box.id}")):
        if len(setup.seats) == box.game.seed.seats.most:
            table = replace(seated(box, setup), phase="lobby", players="", deadline=None)
            seats = tuple(
                replace(seat, person=person.id, away=False, charm="0123abcd")
                for seat, person in zip(table.seats, place.people, strict=False)
            )
            full = replace(table, seats=seats, closed=True, voices=False)
            yield ARTIST.public(Snapshot(box, full, None))


def _begun(box: Box, match: Match, ink: Ink, random: Random) -> Iterator[str]:
    prefix, view = "", box.game.view(match.state, None)
    while found := sorted(openings(box.render(view, ink, prefix))):
        prefix = random.choice(found)
        yield prefix


async def measured(page: Page, place: LocalDiscord, found: Sequence[Card]) -> list[Measured]:
    """Some of them at once, one message each."""
    heights: list[Measured] = []
    for first in range(0, len(found), BATCH):
        some = found[first : first + BATCH]
        for card in some:
            last = place.post(place.default_channel, place.bot, body(card))
        await page.locator(f"[data-id='{last.id}']").wait_for()
        sizes = (await page.evaluate(MEASURE))[-len(some) :]
        heights += [Measured(card, size) for card, size in zip(some, sizes, strict=True)]
    return heights


async def whole(
    page: Page, place: LocalDiscord, found: Sequence[tuple[Card, Painted | None]]
) -> list[Measured]:
    """The heights of whole messages with their pictures."""
    heights: list[Measured] = []
    for first in range(0, len(found), BATCH):
        some = found[first : first + BATCH]
        for card, picture in some:
            last = post_picture(place, card, picture)
        await page.locator(f"[data-id='{last.id}']").wait_for()
        sizes = (await page.evaluate(WHOLE))[-len(some) :]
        heights += [Measured(card, size) for (card, _), size in zip(some, sizes, strict=True)]
    return heights


def post_picture(place: LocalDiscord, card: Card, picture: Painted | None) -> Posted:
    drawn = message(card, picture=picture)
    assert drawn.embed
    rows = drawn.view.to_components() if drawn.view else []
    sent = {"content": drawn.content or "", "embeds": [drawn.embed.to_dict()], "components": rows}
    if picture is None:
        return place.post(place.default_channel, place.bot, sent)
    upload = Upload(0, picture.name, "image/png", picture.data)
    sent["attachments"] = [{"id": "0", "description": picture.alt}]
    return place.post(place.default_channel, place.bot, sent, (upload,))


def body(card: Card) -> dict[str, object]:
    """The message of a board without its news, which stand above it."""
    drawn = message(replace(card, news=""))
    assert drawn.embed
    assert drawn.view
    return {
        "content": drawn.content or "",
        "embeds": [drawn.embed.to_dict()],
        "components": drawn.view.to_components(),
    }


async def look(page: Page, place: LocalDiscord, card: Card, path: Path) -> None:
    """The whole board as people see it, with its news."""
    drawn = message(card)
    assert drawn.embed
    sent = {**body(card), "embeds": [drawn.embed.to_dict()]}
    post = place.post(place.default_channel, place.bot, sent)
    await shoot(page, page.locator(f"[data-id='{post.id}']"), path)


async def shoot(page: Page, board: Locator, path: Path) -> None:
    """In dark and in light."""
    await board.wait_for()
    await page.set_viewport_size(TALL)
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        await board.screenshot(path=f"{path}-{scheme}.png")
    await page.set_viewport_size(PHONE)


async def main(wanted: Sequence[str]) -> None:
    folder = Path(tempfile.gettempdir()) / "stammtisch-heights"
    folder.mkdir(exist_ok=True)
    async with async_playwright() as play, playground(people=PEOPLE, page=True) as place:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport=PHONE, locale="de-DE")
        await Guest(page).visit(place, "Anna")
        for box in (CATALOGUE[game] for game in wanted or CATALOGUE):
            found = list(cards(box, place, Random(f"heights {box.id}"), MANY))
            sizes = sorted(await measured(page, place, found), key=lambda one: one.height)
            usual, highest = sizes[len(sizes) // 2], sizes[-1]
            over = sum(one.height > IN_SIGHT for one in sizes)
            middle = median(one.height for one in sizes)
            print(  # noqa: T201
                f"{box.id}: {len(sizes)} boards, median {middle:.0f} of {USUAL},"
                f" highest {highest.height:.0f} of {IN_SIGHT}, {over} too high"
            )
            await look(page, place, usual.card, folder / f"{box.id}-usual")
            await look(page, place, highest.card, folder / f"{box.id}-highest")
            await _pictures(page, place, box, folder)
        await browser.close()


async def _pictures(page: Page, place: LocalDiscord, box: Box, folder: Path) -> None:
    found = list(pictures(box, place, Random(f"pictures {box.id}"), MANY))
    sizes = await whole(page, place, found)
    drawn = {id(card): picture for card, picture in found}
    by_height = sorted(sizes, key=lambda one: one.height)
    usual, highest = by_height[len(by_height) // 2], by_height[-1]
    print(  # noqa: T201
        f"{box.id}: {len(sizes)} pictures, median {usual.height:.0f},"
        f" highest {highest.height:.0f} of {IN_SIGHT}"
    )
    for name, one in (("usual", usual), ("highest", highest)):
        post = post_picture(place, one.card, drawn[id(one.card)])
        await shoot(page, page.locator(f"[data-id='{post.id}']"), folder / f"{box.id}-large-{name}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
