"""A table and its match, as in the store: every change is written first, then taken over.

Changes are serialised: by a lock within a process, by the version between processes.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.engine import lesson as lessons
from bot.engine.catalogue import Box
from bot.engine.changing import changed
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.store.archive import OVER
from bot.store.matches import ChannelTakenError, RaceLostError
from bot.store.presses import ServedBeforeError
from bot.store.store import Store
from bot.table import phases, seats
from bot.table.clocks import with_deadlines
from bot.table.scores import Changes, scored
from bot.table.table import LESSON, Table

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="StoredTable")

MOST_RACES = 100
"""Lost races in a row before giving up. Each one means that another change was written."""
GOES_ON = ("running", "shelved")
"""The phases in which a match can still be played."""


class UnreadableError(Exception):
    """The rules raise an unexpected error on a log: a bug, or a damaged database."""


def always(_: Table) -> bool:
    """For a single process, which owns every table."""
    return True


def fenced(
    act: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run a change under the lock; run it again on the new state if another process wrote first.

    A refusal is also repeated if it was decided on an outdated state.
    """

    @wraps(act)
    async def fenced_act(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._lock:
            for _ in range(MOST_RACES):
                try:
                    return await act(self, *args, **kwargs)
                except RaceLostError:
                    await self._reload()
                except ServedBeforeError:
                    await self._reload()
                    raise
                except PlayerError:
                    if not await self._catch_up():
                        raise
            raise PlayerError("stale")

    return fenced_act


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
    """The changes of ratings, once the match is over."""
    drawn_here: bool = field(init=False, default=False)
    """Whether this process has drawn the board, and so knows what it shows."""
    _lock: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)
    _seen_moves: int | None = field(init=False, default=None)

    def posted(self, board: int | None, at: float, channel: int | None = None) -> None:
        """Set the board message; the caller writes it to the store.

        `channel` is the one to which a private board moves.
        """
        where = self.table.channel if channel is None else channel
        self.table = changed(self.table, board=board, posted=at, channel=where)

    def drew(self, version: int) -> None:
        """Record that the board shows this version."""
        self.table = changed(self.table, drawn=version)
        self.drawn_here = True
        self.saw_moves()

    def saw_moves(self) -> None:
        """Record that all moves so far are on the board, or are about to be."""
        self._seen_moves = self.match.version if self.match else 0

    @property
    def has_unseen_moves(self) -> bool:
        """Whether the board was drawn before the last move; False after a restart."""
        seen = self._seen_moves
        return self.match is not None and seen is not None and seen < self.match.version

    @property
    def is_behind(self) -> bool:
        """Whether the board is outdated, or it is unknown what it shows.

        After a restored backup a board of another process may be newer than the database.
        """
        return not self.drawn_here or self.table.drawn != self.table.version

    async def _start(self, table: Table, press: int | None = None) -> None:
        match = settled(Match.begin(self.box.game, table.header), self.box, table)
        now = self._clock()
        table = with_deadlines(table, match, now, self._pause, new_decision=True)
        redraw = self._drawn_elsewhere(table)
        await self._store.matches.save(table, match.log, now, press=press, redraw=redraw)
        self._take_over(table, match)
        log.info("match %s started: %s, %d seats", table.id, table.game, len(table.seats))

    async def _commit(self, table: Table, match: Match, press: int | None = None) -> None:
        """Let chance answer, write it all down, and only then be of the new state."""
        old, now = self._running(), self._clock()
        match = settled(match, self.box, table)
        rows = match.log[old.version :]
        if not table.seats_are_as_at_start:
            table = seats.counted(table, rows)
        decided = match.turn != old.turn
        table = with_deadlines(table, match, now, self._pause, new_decision=decided)
        if match.result:
            table = phases.finished(table, now)
        elif table.kind == LESSON and is_learned(match, self.box):
            table = phases.stopped(table, now)
        redraw = self._drawn_elsewhere(table)
        if not table.live or table.seats != self.table.seats:
            scores = scored(table, match)
            self.changes = await self._store.matches.save(
                table, rows, now, scores, press=press, redraw=redraw
            )
        else:
            await self._store.matches.append(table, rows, now, press=press, redraw=redraw)
        self._take_over(table, match)
        if match.result:
            log.info("match %s finished", table.id)

    async def _catch_up(self) -> bool:
        """Load the state of the store if it is newer; whether it was. Shared databases only."""
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
        if table.phase in OVER:
            self.changes = await self._store.results.changes(table.id)
        now = self.table
        if self.drawn_here:  # the store learns of a board later than memory
            table = _with_board_of(now, table, table.version)
        self.table, self.match = table, match

    async def _save(self, table: Table, press: int | None = None) -> None:
        """Write a change of the table, with its clocks; its end is scored once."""
        now = self._clock()
        table = with_deadlines(table, self.match, now, self._pause, new_decision=False)
        try:
            ends, redraw = not self.table.is_over, self._drawn_elsewhere(table)
            scores = scored(table, self.match) if ends else ()
            changes = await self._store.matches.save(
                table, scores=scores, press=press, redraw=redraw
            )
        except ChannelTakenError:  # it was put away, and another one stands here now
            raise PlayerError("table-busy") from None
        self.changes = changes if ends else self.changes
        self._take_over(table, self.match)

    def _take_over(self, table: Table, match: Match | None) -> None:
        """What was written is the state now; a board that was posted meanwhile is kept."""
        self.table, self.match = _with_board_of(self.table, table, table.version + 1), match

    def _drawn_elsewhere(self, table: Table) -> bool:
        """Whether another process draws the board; a private one is drawn where it was pressed."""
        return not table.private and not self._owned(table)

    def _running(self) -> Match:
        """The match; raises a PlayerError where it does not run."""
        if self.table.phase == "lobby" or self.match is None:
            raise PlayerError("not-started")
        if not self.table.live:
            raise PlayerError("over")
        return self.match


def _with_board_of(now: Table, table: Table, version: int) -> Table:
    channel, board, posted, drawn = now.channel, now.board, now.posted, now.drawn
    return changed(table, channel=channel, board=board, posted=posted, drawn=drawn, version=version)


def settled(match: Match, box: Box, table: Table) -> Match:
    """The match after the moves of chance and those without a choice; of a lesson by its script."""
    if table.kind == LESSON and box.lesson:
        return lessons.followed(box.lesson, match)
    return match.settle(table.dice)


def is_learned(match: Match, box: Box) -> bool:
    """Whether the lesson is over."""
    if box.lesson is None:
        return False
    return lessons.step_of(box.lesson, match) == len(box.lesson.steps)


async def check_not_blocked(store: Store, guild: int | None, person: int) -> None:
    """Raise a PlayerError where the server has blocked the person."""
    if await is_blocked(store, guild, person):
        raise PlayerError("blocked")


async def is_blocked(store: Store, guild: int | None, person: int) -> bool:
    return guild is not None and await store.blocks.has(guild, person)


async def played_at(box: Box, store: Store, table: Table) -> Match | None:
    """The match of a table, folded from its log; None: not started."""
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
