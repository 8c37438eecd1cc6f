"""Whole matches on a phone, with a finger: every tap counts, the board follows, then once more."""

from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as GoneError
from pytest_asyncio import fixture

from bot.engine.catalogue import Box
from bot.table.lobby import shortest, shown
from localcord import LocalDiscord
from tests.book import Book
from tests.browser.chromium import SLOW_SECONDS
from tests.browser.heights import PHONE
from tests.browser.watching import Guest
from tests.of_games import expected
from tests.shelf import CATALOGUE, TEXTS
from tests.shortest import fewest

MOST_TAPS = 400
STAYS_MS = 2000
"""What is still there and not tapped by then was taken away by a computer that moved."""
TOLD = "all => all.map((each) => [each.dataset.id, each.innerText])"
OWN = ("Menü", "Automatik", "Zurück", "Bin wieder da", "Weiter")
OTHERS = "others"
FILE = "stammtisch.sqlite3"
AGAIN = "Noch eine Partie"
REFUSALS = [*(TEXTS.say("de", key) for key in ("stale", "wait")), "Gerade ist ", "Gerade sind "]


@fixture(loop_scope="session")
async def phone(browser: Browser) -> AsyncIterator[Page]:
    context = await browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE", reduced_motion="reduce"
    )
    context.set_default_timeout(1000 * SLOW_SECONDS)
    yield await context.new_page()
    await context.close()


class Finger:
    """One person on a phone, who taps whatever is offered."""

    def __init__(self, page: Page, random: Random) -> None:
        self.page, self.random, self.taps = page, random, 0

    @property
    def board(self) -> Locator:
        return self.page.locator(".message:not(.private):has(.controls)").last

    async def tap(self, target: Locator) -> None:
        """A tap, and what it changes; a board that froze under the finger would fail here."""
        await self._changed_by(target.tap())

    async def tap_if_it_stays(self, target: Locator) -> None:
        """A computer that moves meanwhile takes the button away: then one looks again."""
        with suppress(GoneError):
            await self._changed_by(target.tap(timeout=STAYS_MS))

    async def _changed_by(self, tap: Awaitable[None]) -> None:
        before = await self.page.locator(".pane.active").inner_text()
        refused = await self._refused()
        await tap
        self.taps += 1
        assert self.taps < MOST_TAPS
        await expect(self.page.locator(".pane.active")).not_to_have_text(
            before, use_inner_text=True
        )
        await expect(self.page.locator("[aria-busy]")).to_have_count(0)
        if await self._refused() - refused:  # a computer was faster: no press of a decision
            self.taps -= 1

    async def _refused(self) -> set[tuple[str, str]]:
        told = await self.page.locator(".message.private").evaluate_all(TOLD)
        return {(slip, text) for slip, text in told if any(each in text for each in REFUSALS)}

    async def choose(self, topic: str, option: str) -> None:
        """By the lobby's menu, on the page that it opens."""
        await self.board.get_by_role("button", name="Einstellen").tap()
        await self.tap(self.page.locator(".popup .option", has_text=topic).first)
        await self.page.locator(".message.private .select").first.tap()
        await self.tap(self.page.locator(".popup .option", has_text=option).first)

    async def seat_everybody(self, box: Box) -> None:
        """The shortest match, with as many computers as it needs, and one to bet against."""
        ink = TEXTS.ink("de", box)
        for name, value in shortest(box).items():
            words = (ink(f"option-{name}"), ink(f"option-{name}-{shown(value)}"))
            await self.choose("Spielregeln", ": ".join(words))
        if fewest(box) > box.game.seed.seats.least:
            await self.choose("Computer", "Wirrkopf")
        else:
            await self.tap(self.board.locator(".button", has_text="Computer dazu"))
        await self.tap(self.board.get_by_role("button", name="Los geht’s"))

    async def is_called(self) -> bool:
        """Whether it is this person's turn; False once the match is over."""
        again = self.page.get_by_role("button", name=AGAIN)
        await self.page.locator(".seat.called").or_(again).first.wait_for(state="attached")
        return not await again.count()

    async def act(self) -> None:
        """An answer to what was asked in private, or else something that the board offers."""
        if asked := await _moves(self.page.locator(".message.private").last):
            await self.tap_if_it_stays(self.random.choice(asked))
            return
        private = self.page.locator(".message.private .select")
        menus = private if await private.count() else self.board.locator(".select")
        looked = await menus.count() and await self.page.locator(".message.private").count()
        if not looked and (offered := await _moves(self.board)):
            await self.tap_if_it_stays(self.random.choice(offered))
        elif await menus.count():  # a look without a decision was had already
            await self._choose_something(menus.last)
        else:  # a computer's turn was still to be seen
            await self.page.wait_for_timeout(20)

    async def _choose_something(self, menu: Locator) -> None:
        options = self.page.locator(".popup .option")
        with suppress(GoneError):
            await menu.tap(timeout=STAYS_MS)
            await options.first.wait_for(timeout=STAYS_MS)
            self.taps += 1
            await self.tap_if_it_stays(self.random.choice(await options.all()))


async def _moves(message: Locator) -> list[Locator]:
    offered = message.locator(".button:not(:disabled)")
    labels = await offered.all_inner_texts()  # at once: nothing changes in between
    return [
        offered.nth(number)
        for number, text in enumerate(labels)
        if not any(word in text for word in OWN)
    ]


def allowed(presses: Mapping[str, int], book: Book) -> Iterator[int]:
    """For every move that the person made, the most presses that it may take."""
    moves = book.rows(
        "SELECT move FROM moves JOIN seats ON seats.match = moves.match "
        "AND seats.number = moves.seat WHERE person IS NOT NULL"
    )
    for row in moves:
        yield presses.get(row["move"].split()[0], presses[OTHERS])


@pytest.mark.slow
@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_whole_match_is_played_by_taps_alone_and_then_once_more(
    tavern: LocalDiscord, phone: Page, game: str, tmp_path: Path
) -> None:
    guest = Guest(phone)
    await phone.goto(f"{tavern.page_url}?seat=Anna")
    finger = Finger(phone, Random(game))
    await finger.tap(phone.locator(f"[data-choice={game}]"))
    await finger.seat_everybody(CATALOGUE[game])
    began = finger.taps
    while await finger.is_called():
        await finger.act()
    if presses := expected(CATALOGUE[game], "PRESSES"):
        assert 0 < finger.taps - began <= sum(allowed(presses, Book.of(tmp_path / FILE)))
    await finger.tap(phone.get_by_role("button", name=AGAIN).last)
    await expect(finger.board).to_contain_text("Anna")
    assert guest.complaints == []
