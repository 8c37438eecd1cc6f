"""The gateway: sockets that come and go, sessions that outlive them, events in order."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.playground import payloads
from bot.playground.faults import Faults
from bot.playground.ids import shard_of
from bot.playground.things import Json
from bot.playground.world import Event, Intent, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11
IGNORED = (3, 4)  # presence and voice
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1
BLANKED: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
KEPT_FRAMES = 10_000
MOST_BYTES, MOST_FRAMES, FRAMES_SECONDS = 4096, 120, 60.0


class Connection:
    """One socket; a writer of its own keeps the frames in order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.silent = False
        self.received: deque[float] = deque()
        self._deflate = zlib.compressobj() if "zlib-stream" in request.query_string else None
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, payload: Json) -> None:
        if not self.silent:
            self._frames.put_nowait(json.dumps(payload))

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
        """Say what is still to be said, then hang up."""
        self._frames.put_nowait(None)
        await self._writer
        await self.socket.close(code=code)

    def abort(self) -> None:
        """The cable is cut: no close frame, nothing."""
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

    def hear(self, event: Event) -> None:
        blank = event.private_text and Intent.MESSAGE_CONTENT not in self.intents
        self.dispatch(event.name, {**event.data, **BLANKED} if blank else event.data)


class Gateway:
    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self.world = world
        self.faults = faults
        self.token = token
        self.url = ""
        self.heartbeat_seconds = 41.25
        self.privileged_intents = False
        self.repeat_after_resume = 0
        self.event_delay = 0.0
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = asyncio.Event()
        world.on_event.append(self._hear)

    def _hear(self, event: Event) -> None:
        if self.event_delay:
            asyncio.get_running_loop().call_later(self.event_delay, self._deliver, event)
        else:
            self._deliver(event)

    def _deliver(self, event: Event) -> None:
        for session in list(self.sessions.values()):
            if session.wants(event):
                session.hear(event)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.add(connection)
        connection.send(
            {"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_seconds * 1000)}}
        )
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                if code := self._received(connection, frame.data):
                    await connection.close(code)
                    break
        finally:
            self._left(connection)
        return socket

    def _left(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None
        connection.stop()

    def _received(self, connection: Connection, text: str) -> int | None:
        """Handle one frame; a number is the close code it earned."""
        if code := self._overrun(connection, text):
            return code
        payload = json.loads(text)
        operation, data = payload.get("op"), payload.get("d")
        match operation:
            case 1:
                connection.send({"op": ACK})
            case 2:
                return self._identify(connection, data)
            case 6:
                return self._resume(connection, data)
            case 8:
                self._send_members(connection, data)
            case _ if operation not in IGNORED:
                self.faults.record(f"gateway: unknown opcode {operation}")
                return 4001
        return None

    def _overrun(self, connection: Connection, text: str) -> int | None:
        if len(text.encode()) > MOST_BYTES:
            self.faults.record(f"gateway: a frame of {len(text)} bytes is over {MOST_BYTES}")
            return 4002
        now = asyncio.get_running_loop().time()
        connection.received.append(now)
        while connection.received[0] < now - FRAMES_SECONDS:
            connection.received.popleft()
        if len(connection.received) > MOST_FRAMES:
            self.faults.record(f"gateway: more than {MOST_FRAMES} frames in {FRAMES_SECONDS:g} s")
            return 4008
        return None

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if data.get("token") != self.token:
            self.faults.record("gateway: wrong token (4004)")
            return 4004
        intents, (shard, shards) = data.get("intents", 0), data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            self.faults.record(f"gateway: shard {shard} of {shards} (4010)")
            return 4010
        if intents & ~KNOWN_INTENTS:
            self.faults.record(f"gateway: unknown intents {intents} (4013)")
            return 4013
        if intents & PRIVILEGED and not self.privileged_intents:
            self.faults.record(f"gateway: privileged intents {intents} (4014)")
            return 4014
        self._welcome(connection, Session(secrets.token_hex(16), shard, shards, Intent(intents)))
        return None

    def _welcome(self, connection: Connection, session: Session) -> None:
        self._forget_dead(session)
        self.sessions[session.id] = session
        session.connection = connection
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if shard_of(guild.id, session.shards) == session.shard
        ]
        bot = self.world.bot
        ready: dict[str, Any] = {
            "v": 10,
            "user": payloads.me(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if Intent.GUILDS in session.intents:
            everybody = Intent.GUILD_MEMBERS in session.intents
            for guild in guilds:
                data = self.world.guild_payload(guild, all_members=everybody)
                session.dispatch("GUILD_CREATE", data)
        self.identified.set()

    def _forget_dead(self, newcomer: Session) -> None:
        """A process that identifies anew will never resume what its predecessor left."""
        for session in list(self.sessions.values()):
            same = (session.shard, session.shards) == (newcomer.shard, newcomer.shards)
            if same and session.connection is None:
                del self.sessions[session.id]

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if data.get("token") != self.token:
            self.faults.record("gateway: wrong token (4004)")
            return 4004
        session = self.sessions.get(data.get("session_id", ""))
        last = data.get("seq") or 0
        if session is None or last > session.sequence:
            connection.send({"op": INVALID_SESSION, "d": False})
            return None
        session.connection = None
        repeated, self.repeat_after_resume = self.repeat_after_resume, 0
        for frame in session.log:
            if frame["s"] > last - repeated:
                connection.send(frame)
        session.connection = connection
        session.dispatch("RESUMED", {})
        return None

    def _send_members(self, connection: Connection, data: Json) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        session = next(each for each in self.sessions.values() if each.connection is connection)
        if guild is None:
            return
        wanted = {int(who) for who in data.get("user_ids") or ()}
        members = [
            payloads.member(guild, member)
            for member in guild.members.values()
            if not wanted or member.user.id in wanted
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # -- switches ---------------------------------------------------------------------------------

    def cut(self) -> None:
        for connection in list(self.connections):
            connection.abort()

    def silence(self) -> None:
        for connection in self.connections:
            connection.silent = True

    def reconnect(self) -> None:
        for connection in self.connections:
            connection.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        for connection in self.connections:
            connection.send({"op": INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()

    async def close(self) -> None:
        for connection in list(self.connections):
            await connection.close(1001)
