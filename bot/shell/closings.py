"""The end of a match made complete: what the evening brought, and a highlight of everybody."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.advice.highlights import highlight
from bot.cards.closing import Closing
from bot.live.brain_pool import BusyError
from bot.live.caretaker import GRACE_SECONDS
from bot.live.session import Session
from bot.live.workers import StuckError

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

MOST_REMEMBERED = 200


class Closings:
    """Derived from the store, and kept in memory only while somebody may look at it."""

    def __init__(self, client: "Stammtisch", *, think: bool) -> None:
        self._client = client
        self.think = think
        """Whether brains look back on every match for its highlights."""
        self._known: dict[str, Closing] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, match: str) -> Closing:
        return self._known.get(match, Closing())

    def forget(self, person: int) -> None:
        """Whoever looks again has it from the store, without the person."""
        known = self._known.items()
        named = [match for match, one in known if any(person == who for who, _ in one.wins)]
        for match in named:
            del self._known[match]

    async def prepare(self, session: Session) -> None:
        """Before the end is drawn: what takes one question to the store."""
        table = session.table
        if table.phase != "finished" or table.id in self._known:
            return
        while len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[table.id] = await self._asked(session)

    async def _asked(self, session: Session) -> Closing:
        table, evenings = session.table, self._client.store.evenings
        ended = table.ended or 0.0
        if len(table.seats) == 1:
            if not table.people:  # somebody who wanted to be forgotten
                return Closing()
            return Closing(record=await evenings.best_alone(table.people[0], table.game, ended))
        wins = await evenings.wins(table.channel, ended)
        return Closing(wins=tuple(sorted(wins.items(), key=lambda one: -one[1])))

    def follow(self, session: Session) -> None:
        """The end is posted: what takes thought is added when it is there."""
        fresh = session.table.phase == "finished" and not self.of(session.table.id).highlights
        if self.think and fresh:
            task = asyncio.create_task(self._add(session), name=f"closing-{session.table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("%s could not be added", task.get_name(), exc_info=error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GRACE_SECONDS)

    async def _add(self, session: Session) -> None:
        table, match = session.table, session.match
        if match is None:
            return
        try:
            found = await self._client.thinker.recall(session.box, match)
        except (BusyError, StuckError):
            return
        except Exception:
            log.exception("match %s: nobody could look back on it", table.id)
            return
        people = [number for number, seat in enumerate(table.seats) if seat.person is not None]
        told = tuple(highlight(found, seat) for seat in people)
        self._known[table.id] = replace(self.of(table.id), highlights=told)
        await self._client.boards.show(session)
