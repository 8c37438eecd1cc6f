"""Reactions to the moment that a board shows. In memory only; gone with the next board."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.cards.reactions import Given, React, Sign, is_offered
from bot.live.background import Background
from bot.live.recent import Recent
from bot.live.session import Session

SECONDS = 1.0
"""Reactions within so many seconds are one edit of the board."""
MOST_CHANGES = 3
"""Times that one person changes their mind about a moment: edits of a board are limited."""
MOST_TABLES = 10_000

Refresh = Callable[[Session], Awaitable[None]]


@dataclass(slots=True)
class Shown:
    """What people react to: the match after so many moves."""

    version: int
    by_person: dict[int, Sign] = field(default_factory=dict)
    given: Counter[int] = field(default_factory=Counter)
    """By person how often they have changed their reaction."""
    closed: bool = False
    """A decision has begun on the board."""


class Reactions:
    def __init__(self, refresh: Refresh, seconds: float = SECONDS) -> None:
        """`refresh` edits the board as it stands."""
        self._refresh = refresh
        self._seconds = seconds
        self._shown: Recent[str, Shown] = Recent(MOST_TABLES)
        self._drawing: dict[str, bool] = {}
        """Matches whose board is being refreshed, and whether it has to be again."""
        self._background = Background("reactions")

    def of(self, match: str, version: int) -> Given | None:
        """The reactions so far; None: it is too late for any."""
        shown = self._shown.get(match)
        if shown is None or shown.version != version:
            return {}
        return None if shown.closed else shown.by_person

    def give(self, session: Session, person: int, wanted: React) -> bool:
        """Whether it counts: the board still shows that moment."""
        match, table = session.match, session.table
        if match is None or match.version != wanted.version:
            return False
        if not is_offered(session.snapshot, match):
            return False
        shown = self._at(table.id, match.version)
        if shown.closed:
            return False
        if shown.by_person.get(person) != wanted.sign and shown.given[person] < MOST_CHANGES:
            shown.by_person[person] = wanted.sign
            shown.given[person] += 1
            self._draw(session)
        return True

    def close(self, session: Session) -> None:
        """Somebody has begun a move on the board, which no reaction may draw anew."""
        if session.match is not None:
            self._at(session.table.id, session.match.version).closed = True

    async def finish(self) -> None:
        await self._background.cancel()

    def _at(self, match: str, version: int) -> Shown:
        shown = self._shown.get(match)
        if shown is None or shown.version != version:
            shown = self._shown[match] = Shown(version)
        return shown

    def _draw(self, session: Session) -> None:
        match = session.table.id
        if match in self._drawing:
            self._drawing[match] = True
            return
        self._drawing[match] = True
        self._background.start(self._keep_drawing(session), match)

    async def _keep_drawing(self, session: Session) -> None:
        match = session.table.id
        try:
            while self._drawing[match]:
                self._drawing[match] = False
                await self._refresh(session)
                await asyncio.sleep(self._seconds)
        finally:
            del self._drawing[match]
