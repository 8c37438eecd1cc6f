"""The gateway: HELLO, IDENTIFY, RESUME, heartbeats, and dispatch of events to sessions."""

import asyncio
import json
import secrets
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from localcord.faults import Faults
from localcord.gateway.sessions import Connection, Session
from localcord.world import payloads
from localcord.world.events import Event, Intent
from localcord.world.ids import shard_of
from localcord.world.model import Guild, Json
from localcord.world.world import World

RECONNECT, INVALID_SESSION, HELLO, ACK = 7, 9, 10, 11
IDENTIFY, REQUEST_MEMBERS = 2, 8
IGNORED = (3, 4)  # presence and voice
AFTER_IDENTIFY = (*IGNORED, REQUEST_MEMBERS)
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1
CLOSE_CODES = {
    4004: "wrong token",
    4010: "no such shard",
    4011: "too many guilds for a shard",
    4013: "unknown intents",
    4014: "privileged intents",
}
CLOSE_SECONDS = 1.0
# discord.py stores the time of a heartbeat only after sending it. An acknowledgement that arrives
# earlier is measured from the heartbeat before, and discord.py warns of a latency of 41 s.
ACK_SECONDS = 0.05
GUILDS_PER_SHARD = 2500
# Undocumented keys that Discord sends to bots, always empty; eris needs `private_channels`.
READY_UNDOCUMENTED: Json = {
    "private_channels": [],
    "presences": [],
    "relationships": [],
    "user_settings": {},
    "session_type": "normal",
    "guild_join_requests": [],
    "geo_ordered_rtc_regions": [],
    "auth": {},
    "_trace": ["localcord"],
}
MOST_BYTES, MOST_FRAMES, FRAMES_SECONDS = 4096, 120, 60.0


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
        self.max_concurrency = 1
        self.identify_seconds = 0.0
        self._identifies: deque[float] = deque()
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = asyncio.Event()
        world.on_event.append(self._on_event)

    def _on_event(self, event: Event) -> None:
        if self.event_delay:
            asyncio.get_running_loop().call_later(self.event_delay, self._deliver, event)
        else:
            self._deliver(event)

    def _deliver(self, event: Event) -> None:
        for session in list(self.sessions.values()):
            if session.wants(event):
                session.deliver(event)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0, timeout=CLOSE_SECONDS)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.add(connection)
        connection.send(
            {"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_seconds * 1000)}}
        )
        try:
            async for frame in socket:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                text = frame.data if isinstance(frame.data, str) else frame.data.decode()
                if code := self._received(connection, text):
                    await connection.close(code)
        finally:
            self._disconnected(connection)
        return socket

    def _disconnected(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None
        connection.stop()

    def _received(self, connection: Connection, text: str) -> int | None:
        """Handle one frame. A returned number is the close code for the connection."""
        if code := self._broken_limit(connection, text):
            return code
        payload = json.loads(text)
        operation, data = payload.get("op"), payload.get("d")
        if code := self._out_of_turn(connection, operation):
            self.faults.record(f"gateway: opcode {operation} out of turn ({code})")
            return code
        match operation:
            case 1:
                self._acknowledge(connection)
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

    def _acknowledge(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(ACK_SECONDS, connection.send, {"op": ACK})

    def _out_of_turn(self, connection: Connection, operation: int) -> int | None:
        known = self._session_of(connection) is not None
        if operation == IDENTIFY and known:
            return 4005
        return 4003 if operation in AFTER_IDENTIFY and not known else None

    def _session_of(self, connection: Connection) -> Session | None:
        sessions = self.sessions.values()
        return next((each for each in sessions if each.connection is connection), None)

    def _broken_limit(self, connection: Connection, text: str) -> int | None:
        if len(text.encode()) > MOST_BYTES:
            self.faults.record(f"gateway: a frame of {len(text)} bytes is over {MOST_BYTES}")
            return 4002
        now = self.world.clock.monotonic()
        connection.received.append(now)
        while connection.received[0] < now - FRAMES_SECONDS:
            connection.received.popleft()
        if len(connection.received) > MOST_FRAMES:
            self.faults.record(f"gateway: more than {MOST_FRAMES} frames in {FRAMES_SECONDS:g} s")
            return 4008
        return None

    def _identify(self, connection: Connection, data: Json) -> int | None:
        intents, (shard, shards) = data.get("intents", 0), data.get("shard") or (0, 1)
        refusals = {
            4004: not self._is_token(data.get("token")),
            4010: not 0 <= shard < shards,
            4013: intents & ~KNOWN_INTENTS,
            4014: intents & PRIVILEGED and not self.privileged_intents,
            4011: len(self._guilds_of(shard, shards)) > GUILDS_PER_SHARD,
        }
        for code, refused in refusals.items():
            if refused:
                self.faults.record(f"gateway: IDENTIFY refused: {CLOSE_CODES[code]} ({code})")
                return code
        if self._too_fast():
            self.faults.record(f"gateway: IDENTIFY too fast, {self.max_concurrency} at a time")
            connection.send({"op": INVALID_SESSION, "d": False})
            return None
        self._start_session(
            connection, Session(secrets.token_hex(16), shard, shards, Intent(intents))
        )
        return None

    def _is_token(self, token: object) -> bool:
        """Discord accepts the token with and without the prefix `Bot `."""
        return str(token).removeprefix("Bot ") == self.token

    def _guilds_of(self, shard: int, shards: int) -> list[Guild]:
        guilds = self.world.guilds.values()
        return [guild for guild in guilds if shard_of(guild.id, shards) == shard]

    def _too_fast(self) -> bool:
        """At most `max_concurrency` may identify within the window; a window of 0 is no limit."""
        now = self.world.clock.monotonic()
        while self._identifies and self._identifies[0] <= now - self.identify_seconds:
            self._identifies.popleft()
        if len(self._identifies) >= self.max_concurrency and self.identify_seconds:
            return True
        self._identifies.append(now)
        return False

    def _start_session(self, connection: Connection, session: Session) -> None:
        self._forget_dead(session)
        self.sessions[session.id] = session
        session.connection = connection
        guilds = self._guilds_of(session.shard, session.shards)
        bot = self.world.bot
        ready: dict[str, Any] = {
            "v": 10,
            "user": payloads.me(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(bot.id), "flags": 0},
            **READY_UNDOCUMENTED,
        }
        session.dispatch("READY", ready)
        if Intent.GUILDS in session.intents:
            everybody = Intent.GUILD_MEMBERS in session.intents
            for guild in guilds:
                data = self.world.guild_payload(guild, all_members=everybody)
                session.dispatch("GUILD_CREATE", data)
        self.identified.set()

    def _forget_dead(self, newcomer: Session) -> None:
        """Drop disconnected sessions of the same shard: nobody resumes them any more."""
        for session in list(self.sessions.values()):
            same = (session.shard, session.shards) == (newcomer.shard, newcomer.shards)
            if same and session.connection is None:
                del self.sessions[session.id]

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if not self._is_token(data.get("token")):
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
        session = self._session_of(connection)
        if guild is None or session is None:
            return
        wanted = {int(who) for who in data.get("user_ids") or ()}
        members = [
            payloads.member(member)
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
