"""Hands that play at a board through the page: whoever is called presses what is offered."""

import random
import re
from dataclasses import dataclass, field

from playwright.async_api import Locator, Page, expect

from tests.browser.watching import Guest, set_up

NOT_A_MOVE = re.compile(
    "Menü|Automatik|Zurück|Weiter|Noch eine Partie|Mitspielen|Aufstehen|Direktnachrichten|😂|🎉|😱"
)


@dataclass
class Hands:
    guest: Guest
    dice: random.Random = field(default_factory=lambda: random.Random(7))

    @property
    def page(self) -> Page:
        return self.guest.page

    def board(self, seat: Locator) -> Locator:
        """The newest public message with something to press."""
        return seat.locator(".message:not(.private):has(.controls)").last

    async def open_table(
        self, game: str, *names: str, computers: int = 0, large: bool = False
    ) -> None:
        """The first seat lays the table from its welcome, the others join, the first starts."""
        host, *others = names
        await self.sit(host)
        seat = self.guest.seat(host)
        await self.page.locator(".brand").click()
        await seat.locator(f"[data-choice={game}]").click()
        for number, name in enumerate(others, 2):
            await self.sit(name)
            await self.board(self.guest.seat(name)).get_by_role("button", name="Mitspielen").click()
            await expect(self.board(self.guest.seat(name))).to_contain_text(f"Am Tisch: {number}")
        await self.sit(host)
        for number in range(len(names) + 1, len(names) + computers + 1):
            await set_up(seat, "Computer", "Meister")
            await expect(self.board(seat)).to_contain_text(f"Am Tisch: {number}")
        if large:
            await self.board(seat).get_by_role("button", name="Großes Brett").click()
            await expect(self.board(seat)).to_contain_text("als großes Bild")
        await self.board(seat).get_by_role("button", name="Los geht’s").click()
        await expect(self.board(seat)).not_to_contain_text("Am Tisch")

    async def sit(self, name: str) -> Locator:
        """Switch to the seat, unless it stands open already."""
        await self.page.locator(f".seat[data-name={name}]").click()
        seat = self.guest.seat(name)
        await seat.locator(".sidebar .room").first.wait_for(state="attached")
        return seat

    async def called(self) -> list[str]:
        """Whom the board calls on; computers may be thinking before it is one of us."""
        over = self.page.get_by_role("button", name="Noch eine Partie")
        await self.page.locator(".seat.called").or_(over).first.wait_for(state="attached")
        marked = await self.page.locator(".seat.called").all()
        return [str(await seat.get_attribute("data-name")) for seat in marked]

    async def called_by(self, board: Locator) -> str:
        """The one person whom the line above this board names."""
        return (await board.locator(".body > .text .mention").inner_text()).removeprefix("@")

    async def act(self) -> bool:
        """One press by somebody who is called; False where nobody is."""
        names = await self.called()
        if not names:
            return False
        seat = await self.sit(self.dice.choice(names))
        board = self.board(seat)
        before = await seat.locator(".list").inner_text()
        await self._press_something(seat, await self._private(seat) or board)
        await expect(seat.locator(".list")).not_to_have_text(before, use_inner_text=True)
        await expect(seat.locator("[aria-busy]")).to_have_count(0)
        return True

    async def _private(self, seat: Locator) -> Locator | None:
        newest = seat.locator(".message").last
        asks = newest.and_(seat.locator(".private:has(.button, .select)"))
        return newest if await asks.count() else None

    async def _press_something(self, seat: Locator, message: Locator) -> None:
        moves = message.locator(".button:not(:disabled)").filter(has_not_text=NOT_A_MOVE)
        selects = message.locator(".select")
        await moves.or_(selects).first.wait_for()
        if await selects.count() and (not await moves.count() or self.dice.random() < 0.3):
            await self._select(selects.last)
        else:
            await moves.nth(self.dice.randrange(await moves.count())).click()

    async def _select(self, select: Locator) -> None:
        await select.click()
        options = await self.page.locator(".popup .option").all()
        await self.dice.choice(options).click()
        if await self.page.locator(".popup .button").count():
            await self.page.locator(".popup .button").click()


async def roll_and_enter(hands: Hands, seat: Locator) -> None:
    """A short turn of Hex-hex-Kniffel: one roll, the first row that is free."""
    board = hands.board(seat)
    await board.get_by_role("button", name="Würfeln").click()
    await expect(board).to_contain_text("Wurf 1 von 3")
    entries = board.locator(".button.success:not(:disabled), .button.danger:not(:disabled)")
    await entries.first.click()
