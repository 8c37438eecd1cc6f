"""Logs what happens to the connection: shards lost and back, servers joined and left."""

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)


class ConnectionLog:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lost: dict[int, float] = {}

    def lost(self, shard: int) -> None:
        """Each attempt to reconnect that fails is reported too; only the first is logged."""
        if shard not in self._lost:
            self._lost[shard] = self._clock()
            log.warning("gateway: the connection of shard %d is lost", shard)

    def back(self, shard: int) -> None:
        since = self._lost.pop(shard, None)
        if since is not None:
            seconds = self._clock() - since
            log.info("gateway: shard %d is connected again after %.1f s", shard, seconds)

    def joined(self, servers: int) -> None:
        log.info("a server has added the bot; %d servers now", servers)

    def left(self, servers: int) -> None:
        log.info("a server has removed the bot; %d servers now", servers)
