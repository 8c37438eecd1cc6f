"""A table with its match as the store has them: written first, and only then of the new state."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.engine.catalogue import Box
from bot.engine.changing import changed
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.store.matches import ChannelTakenError
from bot.store.store import Store
from bot.table import clocks, phases
from bot.table.scores import Changes, scored
from bot.table.table import Table

log = logging.getLogger(__name__)


GOES_ON = ("running", "shelved")
"""What is over is only looked at."""


class UnreadableError(Exception):
    """A log over which the rules stumble: a fault of ours, or of the disk."""


def always(_: Table) -> bool:
    """One process looks after every table."""
    return True


@dataclass(eq=False, repr=False)
class StoredTable:
    box: Box
    table: Table
    match: Match | None
    _store: Store
    _clock: Callable[[], float]
    _pause: float
    _owned: Callable[[Table], bool] = always
    changes: Changes = field(init=False, default_factory=dict)
    """How the ratings changed, once the match is over."""
    drawn_here: bool = field(init=False, default=False)
    """Whether this process has drawn its board, and so knows what it shows."""
    _seen_moves: int | None = field(init=False, default=None)

    def posted(self, board: int | None, at: float) -> None:
        """Remember where the board stands; the store is told by whoever posted it."""
        self.table = changed(self.table, board=board, posted=at)

    def drew(self, version: int) -> None:
        """The board shows this version now."""
        self.table = changed(self.table, drawn=version)
        self.drawn_here = True
        self.saw_moves()

    def saw_moves(self) -> None:
        """Whatever was moved so far has been on the board, or is about to be."""
        self._seen_moves = self.match.version if self.match else 0

    @property
    def has_unseen_moves(self) -> bool:
        """Whether people saw the board before the last move; not where the bot has just come."""
        seen = self._seen_moves
        return self.match is not None and seen is not None and seen < self.match.version

    @property
    def is_behind(self) -> bool:
        """Whether the board shows less than is known, or nobody can know what it shows.

        What another process drew may be newer than a database that was put back.
        """
        return not self.drawn_here or self.table.drawn != self.table.version

    async def _start(self, table: Table) -> None:
        match = Match.begin(self.box.game, table.header).settle(table.dice)
        table = self._wound(table, match, fresh=True)
        errand = not self._owned(table)
        await self._store.matches.save(table, match.log, self._clock(), errand=errand)
        self.table, self.match = self._written(table), match
        log.info("match %s started: %s, %d seats", table.id, table.game, len(table.seats))

    async def _commit(self, table: Table, match: Match) -> None:
        """Let chance answer, write it all down, and only then be of the new state."""
        old, now = self._running(), self._clock()
        match = match.settle(table.dice)
        rows = match.log[old.version :]
        table = self._wound(table, match, fresh=match.turn != old.turn)
        if match.result:
            table = phases.finished(table, now)
        errand = not self._owned(table)
        if match.result or table.seats != self.table.seats:
            scores = scored(table, match)
            self.changes = await self._store.matches.save(table, rows, now, scores, errand=errand)
        else:
            await self._store.matches.append(table, rows, now, errand=errand)
        self.table, self.match = self._written(table), match
        if match.result:
            log.info("match %s finished", table.id)

    async def _catch_up(self) -> bool:
        if not self._store.shared:
            return False
        if await self._store.matches.version(self.table.id) == self.table.version:
            return False
        await self._reload()
        return True

    async def _reload(self) -> None:
        table = await self._store.matches.table(self.table.id)
        if table is None:
            raise PlayerError("table-gone")
        match = await played_at(self.box, self._store, table)
        if table.phase == "finished":
            self.changes = await self._store.results.changes(table.id)
        now = self.table
        if self.drawn_here:  # the store hears of a board after it was drawn
            table = changed(table, board=now.board, posted=now.posted, drawn=now.drawn)
        self.table, self.match = table, match

    async def _save(self, table: Table) -> None:
        """Write a change of the table, with its clocks; the moves stay as they are."""
        table = self._wound(table, self.match)
        try:
            scores, errand = scored(table, self.match), not self._owned(table)
            self.changes = await self._store.matches.save(table, scores=scores, errand=errand)
        except ChannelTakenError:  # it was put away, and another one stands here now
            raise PlayerError("table-busy") from None
        self.table = self._written(table)

    def _written(self, table: Table) -> Table:
        """As the store has it now; a board posted while it was writing is not forgotten."""
        now = self.table
        version = table.version + 1
        return changed(table, version=version, board=now.board, posted=now.posted, drawn=now.drawn)

    def _wound(self, table: Table, match: Match | None, *, fresh: bool = False) -> Table:
        return clocks.wound(table, match, self._clock(), self._pause, fresh=fresh)

    def _running(self) -> Match:
        return phases.running(self.table, self.match)


async def played_at(box: Box, store: Store, table: Table) -> Match | None:
    """The match of a table as its log has it; None: it was not started."""
    if not table.players:
        return None
    log = await store.matches.log(table.id)
    if table.phase in GOES_ON and table.rules != box.game.seed.rules_version:
        raise PlayerError("rules-changed")
    try:
        return Match.fold(box.game, table.header, log)
    except PlayerError:
        raise
    except Exception as fault:
        raise UnreadableError(table.id) from fault
