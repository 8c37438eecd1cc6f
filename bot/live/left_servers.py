"""Servers that removed the bot: noted, and their data deleted after a while."""

import asyncio
import logging
from collections.abc import Callable

from bot.live.backoff import repeat_until_closed
from bot.live.tables import LiveTables
from bot.store.shard_set import ShardSet

log = logging.getLogger(__name__)

PURGE_SECONDS = 6 * 3600.0


class LeftServers:
    def __init__(self, sessions: LiveTables, is_purging: Callable[[], bool]) -> None:
        """`is_purging`: whether this process purges; one of several does."""
        self._sessions = sessions
        self._servers = sessions.store.servers
        self._is_purging = is_purging
        self._closing = asyncio.Event()

    async def compare(self, servers: set[int], shards: ShardSet) -> None:
        """After connecting: which servers left or returned while the bot was offline."""
        await self._servers.compare(servers, self._sessions.clock(), shards)

    async def returned(self, server: int) -> None:
        """Also called after an outage of Discord, where it changes nothing."""
        await self._servers.back(server)

    async def left(self, server: int) -> None:
        await self._servers.left(server, self._sessions.clock())

    async def run(self) -> None:
        await repeat_until_closed("purging servers", self._purge, self._closing, PURGE_SECONDS)

    def close(self) -> None:
        self._closing.set()

    async def _purge(self) -> None:
        if not self._is_purging():
            return
        for server in await self._sessions.purge():
            log.info("guild %s: its data is deleted, the bot left it long ago", server)
