"""How high ends of matches are on a phone: cards of random matches in the page, without a bot.

`python -m tests.browser.ends [game …]` tells the height of every game's end at every seat count,
and leaves pictures of the highest ones in a folder.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from playwright.async_api import Page, async_playwright

from bot.advice.curve import Curve, curve
from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.cards.end_of_match import EndOfMatch
from bot.cards.pictures import painted
from bot.engine.catalogue import Box
from bot.engine.highlights import chosen
from bot.engine.match import Match
from bot.record.replay import steps
from bot.shell.drawing.draw import Painted, message
from bot.shell.drawing.icons import ICONS
from bot.shell.drawing.mentions import mention
from bot.table.snapshot import Snapshot
from bot.table.table import Seat
from bot.texts import LOCALES, Texts
from localcord import LocalDiscord, Upload
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.heights import PEOPLE, PHONE, SCHEMES, TALL, setups
from tests.browser.watching import Guest
from tests.cards.test_cards import seated
from tests.conformance import Table, random_match
from tests.shelf import CATALOGUE
from tests.wire.table import playground

MOST = 650
"""What a phone shows of a message at once, with the bars of the app around it."""
EVENING = 3
"""So many people have won something today."""
MEASURE = """ids => ids.map(
    id => document.querySelector(`[data-id='${id}']`).getBoundingClientRect().height)"""
LOADED = """() => [...document.querySelectorAll('.message img')].every(
    (img) => { img.loading = 'eager'; return img.complete; })"""
"""Also those out of sight, which a page leaves for later."""
SPOKEN = Texts(CATALOGUE, mention, ICONS)


@dataclass(frozen=True)
class End:
    name: str
    card: Card
    picture: Painted | None


def ends(box: Box, place: LocalDiscord, locale: str) -> Iterator[End]:
    """One end for every seat count, with all that can stand on it; and one without a winner."""
    for setup, match, chances in _over(box.id):
        table = replace(seated(box, setup, locale), phase="finished", deadline=None)
        seats = tuple(
            Seat(person.id, str(person.id), options=seat.options, gave_up=gave_up)
            for seat, person, gave_up in zip(table.seats, place.people, _left(place), strict=False)
        )
        at = Snapshot(box, replace(table, seats=seats), match)
        name = f"{box.id}-{len(seats)}-{locale}"
        yield _end(name, at, match, place, chances)
        yield _end(f"{name}-first", at, match, place, chances, first=True)
        stopped = replace(at, table=replace(at.table, phase="stopped"))
        half = Match.fold(box.game, match.header, match.log[: len(match.log) // 2])
        yield _end(f"{name}-stopped", replace(stopped, match=half), half, place)


@cache
def _over(game: str) -> list[tuple[Table, Match, Curve | None]]:
    """A match to its end for every seat count, the same in every language."""
    box, random = CATALOGUE[game], Random(f"ends {game}")
    ways = [(setup, list(random_match(box, setup, random))[-1]) for setup in setups(box, random)]
    return [(setup, match, _chances(box, match)) for setup, match in ways]


def _chances(box: Box, match: Match) -> Curve | None:
    """A graph of two points is as high as one of many."""
    return curve(box, steps(box.game, match.header, match.log), lambda: False)


def _left(place: LocalDiscord) -> Iterator[int | None]:
    """The last person stepped in for somebody on the second seat."""
    yield None
    yield place.people[-1].id
    while True:
        yield None


def _end(
    name: str,
    at: Snapshot,
    match: Match,
    place: LocalDiscord,
    chances: Curve | None = None,
    *,
    first: bool = False,
) -> End:
    people = [person.id for person in place.people]
    seats = range(len(at.table.seats))
    told = chosen(at.box.highlights(match), seats)
    alone = len(seats) == 1
    wins = tuple((person, 3) for person in people[: min(EVENING, len(seats))])
    closing = EndOfMatch(wins=wins, record=1 if alone else None, highlights=told, curve=chances)
    if first:
        closing = replace(closing, wins=(), first_alone=alone, record=None, offers_picture=True)
    artist = Artist(SPOKEN, end_of=lambda match: closing)
    card = artist.public(at)
    ink = artist.texts.ink(at.table.locale, at.box, PEOPLE)
    drawn = painted(at, match, ink, closing=closing) if card.pictured else None
    return End(name, card, Painted(drawn.name, drawn.png, drawn.alt) if drawn else None)


async def heights(page: Page, place: LocalDiscord, found: Sequence[End]) -> list[float]:
    """Posted, and measured with their pictures loaded."""
    ids = [_post(place, end) for end in found]
    await page.locator(f"[data-id='{ids[-1]}']").wait_for()
    await page.wait_for_function(LOADED)
    return [float(height) for height in await page.evaluate(MEASURE, ids)]


def _post(place: LocalDiscord, end: End) -> str:
    drawn = message(end.card, picture=end.picture)
    assert drawn.embed
    assert drawn.view
    body = {
        "content": drawn.content or "",
        "embeds": [drawn.embed.to_dict()],
        "components": drawn.view.to_components(),
    }
    files = (Upload(0, end.picture.name, "image/png", end.picture.data),) if end.picture else ()
    place.post(place.default_channel, place.people[0], {"content": "."})  # so that it has a heading
    return str(place.post(place.default_channel, place.bot, body, files).id)


async def look(page: Page, place: LocalDiscord, end: End, path: Path) -> None:
    await page.set_viewport_size(TALL)
    board = page.locator(".message").last
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        await board.screenshot(path=f"{path}-{scheme}.png")
    await page.set_viewport_size(PHONE)


async def main(wanted: Sequence[str]) -> None:
    folder = Path(tempfile.gettempdir()) / "stammtisch-ends"
    folder.mkdir(exist_ok=True)
    async with async_playwright() as play, playground(people=PEOPLE, page=True) as place:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport=PHONE, locale="de-DE")
        await Guest(page).visit(place, "Anna")
        for box in (CATALOGUE[game] for game in wanted or CATALOGUE):
            for locale in LOCALES:
                for end in ends(box, place, locale):
                    (height,) = await heights(page, place, [end])
                    print(f"{end.name}: {height:.0f} of {MOST}")  # noqa: T201
                    await look(page, place, end, folder / end.name)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
