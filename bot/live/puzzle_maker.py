"""Makes puzzles slowly, while nobody waits: of matches that ended, for Sundays, of computers."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import count

from bot.engine.catalogue import Box, Catalogue
from bot.engine.chance import SEED_BYTES
from bot.engine.match import Header, Move
from bot.live.backoff import repeat_until_closed, sleep_unless_closed
from bot.live.brain_pool import BrainPool
from bot.puzzles import sunday
from bot.puzzles.computers_match import OF_COMPUTERS
from bot.puzzles.search import Puzzle, costliest, dearest, makes_puzzles
from bot.puzzles.sunday import Decision
from bot.store.days import Kept
from bot.store.store import Store
from bot.table import days
from bot.table.table import NOWHERE

log = logging.getLogger(__name__)

PAUSE_SECONDS = 2.0
"""Between two short parts of a search: a tenth of one core at most."""
IDLE_SECONDS = 60.0
"""How often the stock is counted while it is full."""
MOST_WAITING = 100
"""Ended matches that wait to be searched; the oldest is forgotten."""
STOCK: int = OF_COMPUTERS["stock"]


@dataclass(eq=False)
class PuzzleMaker:
    catalogue: Catalogue
    store: Store
    brains: BrainPool
    clock: Callable[[], float]
    is_making: Callable[[], bool]
    """Whether this process plays matches of computers for it; one of several does."""
    wanted: bool = True
    pause: float = PAUSE_SECONDS
    _ended: deque[str] = field(default_factory=lambda: deque(maxlen=MOST_WAITING))
    _sunday: date | None = None
    """The last Sunday that is known to be written."""
    _closing: asyncio.Event = field(default_factory=asyncio.Event)

    def ended(self, match: str) -> None:
        """Search a finished match when there is time. Lost at a restart, and not missed."""
        if self.wanted and match not in self._ended:
            self._ended.append(match)

    async def run(self) -> None:
        if self.wanted:
            await repeat_until_closed("making puzzles", self.make, self._closing, self.pause)

    def close(self) -> None:
        self._closing.set()

    async def make(self) -> None:
        """Of one match, or a Sunday: only that has a deadline, and many matches end every hour."""
        making = self.is_making()
        if making and (when := await self._sunday_wanted()):
            await self._of_sunday(when)
        elif self._ended:
            await self._of_people(self._ended.popleft())
        elif not making:
            return
        elif game := await self._wanting():
            await self._of_computers(self.catalogue[game])
        else:
            await sleep_unless_closed(self._closing, IDLE_SECONDS)

    async def _of_people(self, match: str) -> None:
        """A private table is nobody else's business."""
        table = await self.store.matches.table(match)
        if table is None or table.phase != "finished" or table.private or table.channel == NOWHERE:
            return
        box = self.catalogue.get(table.game)
        if box is None or not makes_puzzles(box) or table.rules != box.game.seed.rules_version:
            return
        if not await self.store.puzzles.may_ask(match):
            return
        found = await self._searched(box, table.header, await self.store.matches.log(match))
        if kept := await self.store.puzzles.add(match, dearest(found)):
            log.info("match %s: %d puzzles", match, kept)

    async def _sunday_wanted(self) -> date | None:
        """The coming Sunday while its row is not written; on the day before it always is."""
        when = sunday.coming(days.today(self.clock()))
        if when != self._sunday and await self.store.days.day(when):
            self._sunday = when
        return when if when != self._sunday and sunday.plan(self.catalogue, when) else None

    async def _of_sunday(self, when: date) -> None:
        """All its decisions, then its row with their matches at once: whoever is first wins."""
        luck, made = secrets.token_hex(SEED_BYTES), list[tuple[Kept, Decision]]()
        for place, game in enumerate(sunday.plan(self.catalogue, when)):
            one = await self._decision(self.catalogue[game], f"{luck} {place}", when)
            if one is None:
                return
            made.append(one)
        kept, found = zip(*made, strict=True)
        day = await self.store.days.settle(sunday.sealed(when, luck, found), kept)
        log.info("the day %s: %s", when, day.game)

    async def _decision(self, box: Box, luck: str, when: date) -> tuple[Kept, Decision] | None:
        """The costliest of the first match that has one; None: the bot closes."""
        for number in count():
            match = f"{luck} {number}"
            table, moves = await self.brains.played(box, match, self.clock(), when.isoformat())
            found = costliest(await self._searched(box, table.header, moves))
            if self._closing.is_set():
                return None
            if found:
                one = await self.brains.weighed(table, moves, found[0].number)
                return (table, moves), one
        return None

    async def _wanting(self) -> str | None:
        """The game with the fewest puzzles that nobody has answered, if there are too few."""
        boxes = filter(makes_puzzles, self.catalogue.values())
        rules = {box.id: box.game.seed.rules_version for box in boxes}
        fresh = await self.store.puzzles.fresh(rules)
        fewest = min(fresh, key=fresh.__getitem__, default=None)
        return fewest if fewest is not None and fresh[fewest] < STOCK else None

    async def _of_computers(self, box: Box) -> None:
        table, moves = await self.brains.played(box, secrets.token_hex(8), self.clock())
        if found := dearest(await self._searched(box, table.header, moves)):
            await self.store.puzzles.take_in(table, moves, found)

    async def _searched(self, box: Box, header: Header, moves: Sequence[Move]) -> list[Puzzle]:
        """In short parts, with pauses; what was found until the bot closes is dropped."""
        found, begin = list[Puzzle](), 0
        while not self._closing.is_set():
            searched = await self.brains.search_on(box, header, moves, begin)
            found += searched.found
            if searched.resume is None:
                return found
            begin = searched.resume
            await sleep_unless_closed(self._closing, self.pause)
        return []
