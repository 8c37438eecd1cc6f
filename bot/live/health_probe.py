"""Keeps the pulse up to date: the event loop and the gateway always, the database when asked."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import wait

from bot.live.tables import LiveTables
from bot.watch.pulse import BEAT_SECONDS, UNWRITTEN_SECONDS, Pulse, cannot_probe
from bot.watch.systemd import Systemd

log = logging.getLogger(__name__)

SERVER_REMEDY = (
    "Does PostgreSQL run, can this machine reach it, and has its disk any room? "
    "The bot goes on trying"
)
PATIENCE_SECONDS = UNWRITTEN_SECONDS + 0.2
"""Long enough to know that a test write takes too long; short enough for who asks."""
STEP_SECONDS = 0.05


class HealthProbe:
    def __init__(
        self,
        pulse: Pulse,
        sessions: LiveTables,
        is_connected: Callable[[], bool],
        count: Callable[[int, int], None],
        systemd: Systemd,
    ) -> None:
        self._pulse = pulse
        self._sessions = sessions
        if sessions.store.shared:
            pulse.remedy = SERVER_REMEDY
        self._is_connected = is_connected
        self._count = count
        self._systemd = systemd
        self._probing: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def taken(self, *, probing: bool) -> AsyncIterator[None]:
        """From now on; `probing`: whoever asks for the pulse makes the bot test its database.

        An idle bot that nobody asks writes nothing for this.
        """
        self._systemd.say("READY=1")
        beating = asyncio.create_task(self._beat(), name="pulse")
        if probing:
            self._pulse.probe = self._prober(asyncio.get_running_loop())
        try:
            yield
        finally:
            self._systemd.say("STOPPING=1")
            self._pulse.probe = cannot_probe
            tasks = [task for task in (beating, self._probing) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _beat(self) -> None:
        pulse = self._pulse
        while True:
            pulse.beat = pulse.clock()
            pulse.heartbeat_age = self._sessions.shards.heartbeat_age
            if self._is_connected():
                pulse.connected = pulse.beat
            self._systemd.say("WATCHDOG=1")
            await asyncio.sleep(BEAT_SECONDS)

    def _prober(self, loop: asyncio.AbstractEventLoop) -> Callable[[float], None]:
        """For other threads; does not wait for an event loop or a database that hangs."""

        def probe(max_age: float) -> None:
            if not self._pulse.is_alive:
                return
            asked = asyncio.run_coroutine_threadsafe(self._probe(max_age), loop)
            for _ in range(round(PATIENCE_SECONDS / STEP_SECONDS)):
                if wait((asked,), STEP_SECONDS).done or not self._pulse.is_alive:
                    return

        return probe

    async def _probe(self, max_age: float) -> None:
        """One at a time: who asks while one runs waits for that one."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._look(max_age), name="probe")
        await asyncio.wait((self._probing,))

    async def _look(self, max_age: float) -> None:
        pulse, maintenance = self._pulse, self._sessions.store.maintenance
        try:
            pulse.moved = await maintenance.moved()
            if self._needs_write(max_age):
                await self._write()
            if not pulse.unwritable:
                now = self._sessions.clock()
                self._count(await maintenance.open_tables(), await maintenance.due(now))
        except Exception as error:  # no bad moment may blind an operator for good
            pulse.unwritable = type(error).__name__
            log.exception("the probe stumbled")

    def _needs_write(self, max_age: float) -> bool:
        if self._pulse.unwritable or self._pulse.written is None:
            return True
        return self._pulse.clock() - self._pulse.written >= max_age

    async def _write(self) -> None:
        pulse = self._pulse
        pulse.writing = pulse.clock()
        try:
            pulse.unwritable = await self._sessions.store.maintenance.probe(self._sessions.clock())
        finally:
            pulse.writing = None
        if not pulse.unwritable:
            pulse.written = pulse.clock()
