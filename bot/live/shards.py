"""The shards whose tables this process looks after, by leases that other processes respect."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable

from bot.store.leases import Left
from bot.store.share import Share, shard_of
from bot.store.store import Store
from bot.table.table import Table

log = logging.getLogger(__name__)

LEASE_SECONDS = 5.0
"""So long after its last word a process is taken for dead, where another one waits."""
BEAT_SECONDS = 1.0
ALONE_SECONDS = 10.0
"""Where nobody else can wait, a word is only for the next start, so it costs no disk."""
TOLERANCE_SECONDS = 5.0
"""A word that comes later than this after the last one comes after an absence."""

Shift = Callable[[float, Share], Awaitable[None]]


def is_usual(moved: float) -> bool:
    return abs(moved) <= TOLERANCE_SECONDS


class Shards:
    def __init__(self, store: Store, clock: Callable[[], float], shift: Shift) -> None:
        self._store = store
        self._clock = clock
        self._shift = shift
        self._wanted = self._connected = frozenset({0})
        self._beaten: float | None = None
        self.owner = secrets.token_hex(8)
        self.held = Share(frozenset())
        """What this process looks after; before the first beat that is nothing."""
        self.news: list[Left] = []
        """Shards that were taken and that nobody has taken up yet."""

    def want(self, count: int, shards: Iterable[int] = ()) -> None:
        """So many there are, and these of them are to be looked after; none named: all."""
        self._wanted = self._connected = frozenset(shards) or frozenset(range(count))
        self.held = Share(frozenset(), count)

    def near(self, guild: int | None) -> int:
        """The shard of a server; what came from elsewhere over our wire is our first one's.

        Somebody may have taken the bot along to a server that it does not belong to.
        """
        shard = shard_of(guild, self.held.count)
        return shard if shard in self._connected else min(self._connected)

    def want_no_more(self) -> None:
        """What is held stays so until it is handed over."""
        self._wanted = frozenset()

    def owns(self, table: Table) -> bool:
        """An SQLite file has one process, which owns everything."""
        return not self._store.shared or table.guild in self.held

    async def beat(self) -> None:
        """Say that we are alive, and take what has become free."""
        if self._is_too_soon():
            return
        self._beaten = now = self._clock()
        if self.held.shards:
            self._keep(await self._store.leases.keep(self.owner, now, LEASE_SECONDS))
        missing = self._wanted - self.held.shards
        if missing:
            asked = (missing, self.held.count, self.owner, now, LEASE_SECONDS)
            await self._take(await self._store.leases.take(*asked))

    async def hand_over(self, served: Iterable[int] = ()) -> None:
        """Whoever waits may go on; nothing of ours is looked after here any more."""
        had, self.held = self.held, Share(frozenset(), self.held.count)
        self.want_no_more()
        if had.shards:
            await self._store.leases.hand_over(self.owner, self._clock(), served)

    def _is_too_soon(self) -> bool:
        if self._store.shared or self._beaten is None:
            return False
        return abs(self._clock() - self._beaten) < ALONE_SECONDS

    def _keep(self, kept: frozenset[int]) -> None:
        if lost := sorted(self.held.shards - kept):
            log.warning("another process looks after the shards %s now", lost)
            self.held = Share(kept & self.held.shards, self.held.count)

    async def _take(self, found: list[Left]) -> None:
        taken = frozenset(left.shard for left in found)
        self.held = Share(self.held.shards | taken, self.held.count)
        self.news += found
        for left in found:
            moved = 0.0 if left.seen is None else self._clock() - left.seen
            if not is_usual(moved):
                await self._shift(moved, Share(frozenset({left.shard}), self.held.count))
