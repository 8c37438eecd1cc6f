"""Gateway connections, and sessions, which outlive them."""

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from localcord.world.events import Event, Intent
from localcord.world.ids import shard_of
from localcord.world.model import Json

DISPATCH = 0
EMPTY_FRAME: Json = {"op": None, "d": None, "s": None, "t": None}
BLANKED: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
KEPT_FRAMES = 10_000
DRAIN_SECONDS = 1.0


class Connection:
    """One socket. A writer task keeps the frames in order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.silent = False
        self.received: deque[float] = deque()
        self._deflate = zlib.compressobj() if "zlib-stream" in request.query_string else None
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, payload: Json) -> None:
        """Every frame has all four keys, as Discord's have; nextcord reads `s` and `t` of HELLO."""
        if not self.silent:
            self._frames.put_nowait(json.dumps({**EMPTY_FRAME, **payload}))

    async def _write(self) -> None:
        while (text := await self._frames.get()) is not None:
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    data = self._deflate.compress(text.encode())
                    data += self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except (ConnectionError, RuntimeError):
                return

    def stop(self) -> None:
        self._writer.cancel()

    async def close(self, code: int) -> None:
        """Send queued frames, then close."""
        self._frames.put_nowait(None)
        await asyncio.wait({self._writer}, timeout=DRAIN_SECONDS)
        await self.socket.close(code=code)

    def abort(self) -> None:
        """Abort the transport without a close frame."""
        self._writer.cancel()
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass(eq=False)
class Session:
    id: str
    shard: int
    shards: int
    intents: Intent
    sequence: int = 0
    log: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_FRAMES))
    connection: Connection | None = None

    def dispatch(self, name: str, data: Json) -> None:
        self.sequence += 1
        frame = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.log.append(frame)
        if self.connection is not None:
            self.connection.send(frame)

    def wants(self, event: Event) -> bool:
        shard = shard_of(event.guild_id, self.shards) if event.guild_id else 0
        return shard == self.shard and event.intent in self.intents

    def deliver(self, event: Event) -> None:
        blank = event.private_text and Intent.MESSAGE_CONTENT not in self.intents
        self.dispatch(event.name, {**event.data, **BLANKED} if blank else event.data)
