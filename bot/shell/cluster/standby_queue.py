"""Serves gateway events whose shard this process owns; queues the others in case the owner dies.

Of two processes on one shard both receive everything. Only the one with the lease serves it.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.cards.custom_id import Stamp, is_ours
from bot.live.background import Background
from bot.live.tables import LiveTables
from bot.store.leases import Left

INTERACTION, MESSAGE = "INTERACTION_CREATE", "MESSAGE_CREATE"
UNUSED = "MESSAGE_UPDATE"
"""Discord reports every edit of a board; nothing uses it, and the library would parse it."""
PRESS, AUTOCOMPLETE = 3, 4
ANSWER_SECONDS = 3.0
"""After so long Discord shows the person a failure and rejects an answer."""
DECISIONS = ("move", "open", "ask")
"""Kinds of buttons that carry the decision they were made for."""
REMEMBERED = 2000
"""Served interactions whose ids are handed to the next owner, and queued ones."""
QUEUED_SECONDS = 60.0
UNSURE_SECONDS = 2.0
"""A process that died may have left events of so long before its last sign of life unserved."""

ACKNOWLEDGE_SECONDS = 1.5
"""A press that waits for a heartbeat is acknowledged after so long, so that it still counts when a
slow database has taken the heartbeat. A command is not: its answer may have to be public."""

Data = dict[str, Any]
Parser = Callable[[Data], None]
Acknowledge = Callable[[Data], Awaitable[bool]]
"""Whether Discord took the acknowledgement."""


@dataclass(frozen=True, slots=True)
class Queued:
    at: float
    shard: int
    parse: Parser
    data: Data
    held: bool
    """The shard was this process's, but nobody knew whether its lease was still good."""


class StandbyQueue:
    def __init__(
        self, sessions: LiveTables, parsers: dict[str, Parser], acknowledge: Acknowledge
    ) -> None:
        """`parsers` are the library's handlers of gateway events, which are wrapped here."""
        self._sessions = sessions
        self._shards = sessions.shards
        self._acknowledge = acknowledge
        self._acknowledged: deque[int] = deque(maxlen=REMEMBERED)
        self._background = Background("standby-queue")
        self._queued: deque[Queued] = deque(maxlen=REMEMBERED)
        self._served: deque[int] = deque(maxlen=REMEMBERED)
        self._served_before: set[int] = set()
        self._shut = False
        for event in (INTERACTION, MESSAGE):
            parsers[event] = self._guarded(parsers[event])
        parsers.pop(UNUSED, None)

    @property
    def served(self) -> list[int]:
        return list(self._served)

    def shut(self) -> None:
        """Serve nothing new; the next owner receives it as well."""
        self._shut = True

    def open(self, left: Left) -> None:
        """This process owns a shard now: serve what its last owner no longer served.

        What a process that died had served without reporting it is served again; the keys of
        presses keep it from counting twice. An event that cannot be parsed raises; the next call
        serves those behind it.
        """
        self._served_before |= left.served
        now = time.monotonic()
        gap = 0.0 if left.seen is None else self._silence(left.seen)
        for _ in range(len(self._queued)):
            each = self._queued.popleft()
            if each.shard != left.shard:
                self._queued.append(each)
            elif left.in_order or now - each.at <= gap + UNSURE_SECONDS:
                self._serve(each)

    def flush(self) -> None:
        """The lease is good again after a pause: serve what arrived meanwhile on our shards."""
        for _ in range(len(self._queued)):
            each = self._queued.popleft()
            if each.held and each.shard in self._shards.held.shards:
                self._serve(each)
            else:
                self._queued.append(each)

    def _silence(self, seen: float) -> float:
        return max(0.0, self._sessions.clock() - seen)

    def _guarded(self, parse: Parser) -> Parser:
        def arrived(data: Data) -> None:
            guild = data.get("guild_id")
            if guild is not None and "content" in data:  # messages on servers are only counted
                parse(data)
                return
            shard = self._shards.shard_for(int(guild) if guild is not None else None)
            held = shard in self._shards.held.shards and not self._shut
            each = Queued(time.monotonic(), shard, parse, data, held)
            if held and self._shards.is_fresh:
                self._serve(each)
            else:
                self._queue(each)

        return arrived

    def _queue(self, each: Queued) -> None:
        if each.data.get("type") == AUTOCOMPLETE:  # useless after a moment
            return
        self._queued.append(each)
        if each.held and each.data.get("type") == PRESS:
            loop = asyncio.get_running_loop()
            loop.call_later(ACKNOWLEDGE_SECONDS, self._acknowledge_waiting, each)
        while self._queued[0].at < each.at - QUEUED_SECONDS:
            self._queued.popleft()

    def _acknowledge_waiting(self, each: Queued) -> None:
        if any(one is each for one in self._queued) and each.shard in self._shards.held.shards:
            self._background.start(self._in_time(each), str(each.data["id"]))

    async def _in_time(self, each: Queued) -> None:
        if await self._acknowledge(each.data):
            self._acknowledged.append(int(each.data["id"]))

    def _serve(self, each: Queued) -> None:
        number = int(each.data["id"])
        late = time.monotonic() - each.at > ANSWER_SECONDS
        if number not in self._served_before and not (late and self._is_useless(each)):
            self._served.append(number)
            each.parse(each.data)

    def _is_useless(self, each: Queued) -> bool:
        """It is late: the person was told that it failed, and may have pressed again.

        A button that names its decision is served all the same: a second press on it is refused.
        """
        if "token" not in each.data:
            return False
        if int(each.data["id"]) in self._acknowledged:
            return False
        custom_id = str(each.data.get("data", {}).get("custom_id", ""))
        return not (is_ours(custom_id) and Stamp.parse(custom_id).kind in DECISIONS)
