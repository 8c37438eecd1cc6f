"""What a process does for its shards: takes them up, keeps them by a heartbeat, hands them over."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.engine.errors import PlayerError
from bot.live.pauses import Pauses
from bot.live.shards import BEAT_SECONDS
from bot.shell.gate import Gate
from bot.store.hints import EVERYTHING, LISTENERS
from bot.store.leases import Left
from bot.store.share import Share

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

log = logging.getLogger(__name__)

HOUSE = 0
"""Who looks after the first shard also does what is there once: commands, emoji, sweeps."""
BEAT = "the heartbeat"


class Duty:
    def __init__(self, client: "Stammtisch") -> None:
        self._client = client
        self._shards = client.sessions.shards
        self.gate = Gate(client)
        self._pauses = Pauses()
        self._woken = asyncio.Event()
        self._closing = False
        self._running: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()

    @property
    def keeps_house(self) -> bool:
        return HOUSE in self._shards.held.shards

    async def begin(self) -> None:
        """Take up what is free; what another process has is waited for."""
        await self._client.sessions.absence.notice()
        await self._client.listeners.load()
        await self._take_up()
        if not self.keeps_house:
            log.info("another process looks after the first shard; this one waits for its end")
        self._running = asyncio.create_task(self._run(), name="duty")
        self._begin_beside(self._client.store.hints.listen(self._hear))

    def shut(self) -> None:
        """Nothing new is begun; the heart beats until everything under way is answered."""
        self.gate.shut()
        self._shards.want_no_more()

    async def end(self) -> None:
        """Hand over; whoever waits goes on from here."""
        if self._running is None:
            return
        self._closing = True
        self._woken.set()
        await self._running
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self._shards.hand_over(self.gate.served)

    def _hear(self, about: str) -> None:
        if about in (LISTENERS, EVERYTHING):
            self._client.listeners.doubt()
        self._woken.set()

    async def _run(self) -> None:
        while not self._closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), BEAT_SECONDS)
            self._woken.clear()
            try:
                await self._shards.beat()
                await self._take_up()
                await self._client.listeners.settle()
                await self._run_errands()
            except Exception:  # no bad moment of the database may end it for good
                if self._pauses.failed(BEAT):
                    log.exception("the heartbeat stumbled, and goes on")
            else:
                self._pauses.succeeded(BEAT)

    async def _take_up(self) -> None:
        while self._shards.news:
            left = self._shards.news.pop(0)
            share = Share(frozenset({left.shard}), self._shards.held.count)
            self._client.sessions.drop(share)
            await self._client.boards.calls.load(share)
            self.gate.open(left)
            log.info("looking after shard %d of %d", left.shard, share.count)
            if left.shard == HOUSE:
                await self._client.keep_house()
            self._begin_beside(self._mend(left, share))

    async def _mend(self, left: Left, share: Share) -> None:
        """Draw what the last owner wrote and did not show."""
        client = self._client
        await client.wait_until_ready()
        seen = client.sessions.clock() if left.seen is None else left.seen
        await client.boards.care.after_a_restart(seen, share)
        await client.boards.calls.after_a_restart()

    async def _run_errands(self) -> None:
        """Show what other processes changed at our tables."""
        client = self._client
        if not client.store.shared or not client.is_ready():
            return
        for match, version in await client.store.errands.open(self._shards.held):
            with suppress(PlayerError):  # the table is gone
                session = await client.sessions.get(match)
                await session.catch_up()
                await client.boards.show(session)
            await client.store.errands.done(match, version)

    def _begin_beside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._done_beside)

    def _done_beside(self, task: asyncio.Task[None]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("what was begun for a shard stumbled", exc_info=error)
