"""The shards of this process: taken by lease, kept by a heartbeat, handed over at the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.engine.errors import PlayerError
from bot.live.background import Background
from bot.live.backoff import Backoff, attempt
from bot.live.session import Session
from bot.live.shards import BEAT_SECONDS
from bot.live.tables import LiveTables
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.boards.redraw import Redraw
from bot.shell.cluster.standby_queue import StandbyQueue
from bot.shell.notify.turn_notice import TurnNotices
from bot.store.leases import Left
from bot.store.redraw_requests import RedrawRequests
from bot.store.shard_set import ShardSet
from bot.store.wakeups import EVERYTHING, SCREEN_READERS, Wakeups

log = logging.getLogger(__name__)

FIRST_SHARD = 0
"""Its owner also does what exists once for all processes: commands, emoji, purges."""
BEAT_LIMIT_SECONDS = 10.0
"""A connection that fell silent may hold up the library itself, past all its time limits."""
HEARTBEAT, TAKE_UP = "heartbeat", "taking up a shard"


@dataclass(frozen=True, slots=True)
class Connection:
    """What of the gateway connection the leases need."""

    is_ready: Callable[[], bool]
    wait_until_ready: Callable[[], Awaitable[None]]
    set_up_once: Callable[[], Awaitable[None]]
    """Command sync and emoji, done by the owner of the first shard."""


class ProcessLeases:
    def __init__(
        self,
        connection: Connection,
        sessions: LiveTables,
        queue: StandbyQueue,
        turns: TurnNotices,
        redraw: Redraw,
        show: Callable[[Session], Awaitable[None]],
        screen_readers: ScreenReaders,
        wakeups: Wakeups,
        redraw_requests: RedrawRequests,
    ) -> None:
        self._connection = connection
        self._sessions = sessions
        self._shards = sessions.shards
        self._queue = queue
        self._turns = turns
        self._redraw = redraw
        self._show = show
        self._screen_readers = screen_readers
        self._wakeups = wakeups
        self._redraw_requests = redraw_requests
        self._backoff = Backoff()
        self._woken = asyncio.Event()
        self._closing = False
        self._set_up_due = False
        self._running: asyncio.Task[None] | None = None
        self._background = Background("shard")

    @property
    def owns_first_shard(self) -> bool:
        return FIRST_SHARD in self._shards.held.shards

    async def begin(self) -> None:
        """Take free shards; wait for those of other processes."""
        await self._sessions.clock_jumps.check()
        await self._screen_readers.load()
        await self._take_up()
        if not self.owns_first_shard:
            log.info("another process looks after the first shard; this one waits for its end")
        self._running = asyncio.create_task(self._run(), name="process-leases")
        self._background.start(self._wakeups.listen(self._wake), "wakeups")

    def shut(self) -> None:
        """Serve nothing new; the heartbeat goes on until everything under way is answered."""
        self._queue.shut()
        self._shards.want_no_more()

    async def end(self) -> None:
        """Hand the shards over to a waiting process."""
        if self._running is None:
            return
        self._closing = True
        self._woken.set()
        await self._running
        await self._background.cancel()
        await self._shards.hand_over(self._queue.served)

    def _wake(self, about: str) -> None:
        if about in (SCREEN_READERS, EVERYTHING):
            self._screen_readers.changed_elsewhere()
        self._woken.set()

    async def _run(self) -> None:
        while not self._closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), BEAT_SECONDS)
            self._woken.clear()
            await attempt(HEARTBEAT, self._beat, self._backoff)
            if not self._backoff.seconds(TAKE_UP):
                await attempt(TAKE_UP, self._take_up, self._backoff)

    async def _beat(self) -> None:
        async with asyncio.timeout(BEAT_LIMIT_SECONDS):
            await self._shards.beat()
        self._queue.flush()
        await self._screen_readers.reload_if_changed()
        if self._sessions.store.shared:
            await self._draw_requested()

    async def _take_up(self) -> None:
        """Begin to look after shards whose lease was taken; a step that fails is tried again."""
        while self._shards.news:
            left = self._shards.news[0]
            shards = ShardSet(frozenset({left.shard}), self._shards.held.count)
            self._sessions.drop(shards)
            await self._turns.load(shards)
            self._queue.open(left)
            log.info("looking after shard %d of %d", left.shard, shards.count)
            self._shards.news.remove(left)
            self._background.start(self._mend(left, shards), f"{left.shard}-mending")
            self._set_up_due |= left.shard == FIRST_SHARD
        if self._set_up_due:
            await self._connection.set_up_once()
            self._set_up_due = False

    async def _mend(self, left: Left, shards: ShardSet) -> None:
        """Draw what the last owner stored but did not show."""
        await self._connection.wait_until_ready()
        seen = self._sessions.clock() if left.seen is None else left.seen
        await self._redraw.after_restart(seen, shards)
        await self._turns.after_restart()

    async def _draw_requested(self) -> None:
        """Show what other processes changed at our tables."""
        requests = self._redraw_requests
        if not self._connection.is_ready():
            return
        for match, version in await requests.open(self._shards.held):
            with suppress(PlayerError):  # the table no longer exists
                session = await self._sessions.get(match)
                await session.catch_up()
                await self._show(session)
            await requests.done(match, version)
