"""Lets in what this process is to serve; what another one serves waits here, in case that one dies.

Of two processes on one shard both hear everything. Only the one with the lease serves it.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.engine.errors import PlayerError
from bot.shell.interaction import Interaction
from bot.store.leases import Left

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch

INTERACTION, MESSAGE = "INTERACTION_CREATE", "MESSAGE_CREATE"
EDITED = "MESSAGE_UPDATE"
"""Discord tells us of every board that we draw; nobody here asks, and the library would read it."""
AUTOCOMPLETE = 4
REMEMBERED = 2000
"""So many of the last are known again by whoever takes over."""
WAITING_SECONDS = 60.0
UNSURE_SECONDS = 2.0
"""A dead process may have left so much unserved before it fell silent."""

Data = dict[str, Any]
Parser = Callable[[Data], None]


@dataclass(frozen=True, slots=True)
class Waiting:
    at: float
    shard: int
    parse: Parser
    data: Data


class Gate:
    def __init__(self, client: "Stammtisch") -> None:
        self._shards = client.sessions.shards
        self._sessions = client.sessions
        self._waiting: deque[Waiting] = deque(maxlen=REMEMBERED)
        self._let_in: deque[int] = deque(maxlen=REMEMBERED)
        self._served_before: set[int] = set()
        self._doubtful: set[int] = set()
        """Those that a process may have served which died before it could say so."""
        self._shut = False
        parsers = client._connection.parsers
        for event in (INTERACTION, MESSAGE):
            parsers[event] = self._guarded(parsers[event])
        parsers[EDITED] = _unread

    @property
    def served(self) -> list[int]:
        return list(self._let_in)

    def shut(self) -> None:
        """Nothing new is begun; whoever takes over hears it too."""
        self._shut = True

    def open(self, left: Left) -> None:
        """A shard is ours now: serve what came since its last owner served nothing more."""
        self._served_before |= left.served
        waiting, now = list(self._waiting), time.monotonic()
        self._waiting.clear()
        gap = 0.0 if left.seen is None else self._silence(left.seen)
        for each in waiting:
            if each.shard != left.shard:
                self._waiting.append(each)
            elif left.in_order:
                self._serve(each)
            elif now - each.at <= gap + UNSURE_SECONDS:
                self._doubtful.add(int(each.data["id"]))
                self._serve(each)

    async def check(self, interaction: Interaction, match: str | None) -> None:
        """Refused where a dead process may have done it already: nothing is done twice."""
        if interaction.id not in self._doubtful:
            return
        channel = interaction.channel_id or 0
        at = self._sessions.get(match) if match else self._sessions.at(channel)
        session = await at
        if session is not None and (session.table.pressed or 0) >= interaction.id:
            raise PlayerError("stale")

    def _silence(self, seen: float) -> float:
        return max(0.0, self._sessions.clock() - seen)

    def _guarded(self, parse: Parser) -> Parser:
        def arrived(data: Data) -> None:
            guild = data.get("guild_id")
            if guild is not None and "content" in data:  # a message in a server is only counted
                parse(data)
                return
            shard = self._shards.near(int(guild) if guild is not None else None)
            each = Waiting(time.monotonic(), shard, parse, data)
            if shard in self._shards.held.shards and not self._shut:
                self._serve(each)
            else:
                self._wait(each)

        return arrived

    def _wait(self, each: Waiting) -> None:
        if each.data.get("type") == AUTOCOMPLETE:  # nobody waits for a list
            return
        self._waiting.append(each)
        while self._waiting[0].at < each.at - WAITING_SECONDS:
            self._waiting.popleft()

    def _serve(self, each: Waiting) -> None:
        number = int(each.data["id"])
        if number not in self._served_before:
            self._let_in.append(number)
            each.parse(each.data)


def _unread(data: Data) -> None:
    """Not for us."""
