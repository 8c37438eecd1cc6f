"""The shards of this process, held by leases in the store."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable

from bot.store.leases import Left
from bot.store.shard_set import ShardSet, shard_of
from bot.store.store import Store
from bot.table.table import Table

log = logging.getLogger(__name__)

LEASE_SECONDS = 5.0
"""A lease expires this long after its last heartbeat; then another process may take it."""
BEAT_SECONDS = 1.0
ALONE_SECONDS = 10.0
"""The interval between heartbeats where only one process is possible (SQLite): they only tell
the next start how long the bot was down, and cost disk writes."""
TOLERANCE_SECONDS = 5.0
"""Between two checks the clock moves by no more than this, unless the process was paused."""

Shift = Callable[[float, ShardSet], Awaitable[None]]


def uptime() -> float:
    """Seconds on a clock that nobody sets and that runs on while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


def is_usual(moved: float) -> bool:
    return abs(moved) <= TOLERANCE_SECONDS


class Shards:
    def __init__(self, store: Store, clock: Callable[[], float], shift: Shift) -> None:
        self._store = store
        self._clock = clock
        self._shift = shift
        self._confirmed = float("-inf")
        """When the last successful heartbeat was sent, on the clock of `uptime`."""
        self._clocks_behind: list[tuple[float, ShardSet]] = []
        """Taken shards whose clocks must be moved by a time in which nobody could play."""
        self._wanted = self._connected = frozenset({0})
        self._beaten: float | None = None
        self.owner = secrets.token_hex(8)
        self.held = ShardSet(frozenset())
        """The shards whose leases this process holds; none before the first heartbeat."""
        self.news: list[Left] = []
        """Leases that were taken and that the shell has not taken up yet."""

    def want(self, count: int, shards: Iterable[int] = ()) -> None:
        """Set the number of shards, and which of them this process wants; none named: all."""
        self._wanted = self._connected = frozenset(shards) or frozenset(range(count))
        self.held = ShardSet(frozenset(), count)

    def shard_for(self, guild: int | None) -> int:
        """The shard of a server; the first own shard for a server of another process.

        A user-installed bot gets presses from servers that it is not a member of.
        """
        shard = shard_of(guild, self.held.count)
        return shard if shard in self._connected else min(self._connected)

    def want_no_more(self) -> None:
        """Take no more leases; those held stay until they are handed over."""
        self._wanted = frozenset()

    def owns(self, table: Table) -> bool:
        """Whether this process looks after a table. On SQLite the only process owns all."""
        return not self._store.shared or table.guild in self.held

    @property
    def is_fresh(self) -> bool:
        """Whether the leases are certainly still ours.

        A process that was paused finds out at its next heartbeat who has them now.
        """
        return not self._store.shared or uptime() - self._confirmed < LEASE_SECONDS

    @property
    def heartbeat_age(self) -> float | None:
        """Seconds since the last heartbeat that reached the store; None: it is not shared."""
        if not self._store.shared or self._confirmed == float("-inf"):
            return None
        return uptime() - self._confirmed

    @property
    def with_clocks(self) -> ShardSet:
        """The held shards whose clocks are right."""
        behind = [shard for _, shards in self._clocks_behind for shard in shards.shards]
        return ShardSet(self.held.shards - set(behind), self.held.count)

    async def beat(self) -> None:
        """Send a heartbeat, and take free leases of wanted shards."""
        if self._is_too_soon():
            return
        sent, self._beaten = uptime(), self._clock()
        now = self._beaten
        if self.held.shards:
            asked = (self.owner, now, LEASE_SECONDS, self.with_clocks.shards)
            self._keep(await self._store.leases.keep(*asked))
        missing = self._wanted - self.held.shards
        if missing:
            wanted = (missing, self.held.count, self.owner, now, LEASE_SECONDS)
            self._take(await self._store.leases.take(*wanted))
        self._confirmed = sent
        await self._move_clocks()

    async def hand_over(self, served: Iterable[int] = ()) -> None:
        """Release all leases to a waiting process; `served` are the last served interactions."""
        had, self.held = self.held, ShardSet(frozenset(), self.held.count)
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
            self.held = ShardSet(kept & self.held.shards, self.held.count)

    def _take(self, found: list[Left]) -> None:
        taken = frozenset(left.shard for left in found)
        self.held = ShardSet(self.held.shards | taken, self.held.count)
        self.news += found
        for left in found:
            moved = 0.0 if left.seen is None else self._clock() - left.seen
            if not is_usual(moved):
                taken_one = ShardSet(frozenset({left.shard}), self.held.count)
                self._clocks_behind.append((moved, taken_one))

    async def _move_clocks(self) -> None:
        """A step of its own after the taking: where it fails, the next heartbeat tries again."""
        while self._clocks_behind:
            await self._shift(*self._clocks_behind[0])
            self._clocks_behind.pop(0)
