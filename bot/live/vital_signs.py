"""Takes the pulse of the bot: the event loop, the writer, the gateway, the open tables."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from bot.live.tables import LiveTables
from bot.watch.pulse import BEAT_SECONDS, PROBE_SECONDS, Pulse
from bot.watch.systemd import Systemd

log = logging.getLogger(__name__)

SERVER_REMEDY = (
    "Does PostgreSQL run, can this machine reach it, and has its disk any room? "
    "The bot goes on trying"
)


class VitalSigns:
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

    @contextlib.asynccontextmanager
    async def taken(self, *, probing: bool) -> AsyncIterator[None]:
        """From now on; `probing` writes to the database every few seconds."""
        self._systemd.say("READY=1")
        tasks = [asyncio.create_task(self._beat(), name="pulse")]
        if probing:
            tasks.append(asyncio.create_task(self._probe(), name="probe"))
        try:
            yield
        finally:
            self._systemd.say("STOPPING=1")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _beat(self) -> None:
        pulse = self._pulse
        while True:
            pulse.beat = pulse.clock()
            if self._is_connected():
                pulse.connected = pulse.beat
            self._systemd.say("WATCHDOG=1")
            await asyncio.sleep(BEAT_SECONDS)

    async def _probe(self) -> None:
        while True:
            try:
                await self._look()
            except Exception as error:  # no bad moment may blind an operator for good
                self._pulse.unwritable = type(error).__name__
                log.exception("the probe stumbled")
            await asyncio.sleep(PROBE_SECONDS)

    async def _look(self) -> None:
        maintenance, now = self._sessions.store.maintenance, self._sessions.clock()
        self._pulse.unwritable = reason = await maintenance.probe(now)
        if not reason:
            self._pulse.written = self._pulse.clock()
            self._count(await maintenance.open_tables(), await maintenance.due(now))
