"""The HTTP server: reads a request, applies rate limits, routes it, records it."""

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from localcord.checks.limits import REQUEST_BYTES
from localcord.errors import DiscordError
from localcord.faults import Faults
from localcord.rest.buckets import Buckets
from localcord.rest.call import Answer, Api, Call
from localcord.rest.route import Route, find_route
from localcord.rest.routes import ROUTES
from localcord.rest.switches import Switch, Switches
from localcord.world.posting import Upload

FILE_PART = re.compile(r"files\[(\d+)\]")
# Errors of reading a body of another shape.
MALFORMED = (AttributeError, LookupError, TypeError, ValueError)
VIA = "1.1 localcord"


@dataclass(frozen=True)
class Request:
    """One request of the bot and its answer."""

    method: str
    path: str
    template: str
    body: Any
    files: tuple[str, ...]
    status: int
    answer: Any


class TornError(Exception):
    """The connection is reset instead of answered."""


class Rest:
    def __init__(self, api: Api, faults: Faults, token: str, write: Callable[[], None]) -> None:
        self.api = api
        self.write = write
        self.faults = faults
        self.token = token
        self.switches = Switches()
        self.buckets = Buckets()
        self.on_request: list[Callable[[Request], None]] = []
        self.open_requests = 0
        self.last_activity = 0.0

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.open_requests += 1
        try:
            return await self._handle(request)
        except MALFORMED as error:
            self.faults.record(f"malformed request: {request.method} {request.path}: {error!r}")
            return _json(400, DiscordError(50109).body(), {})
        except TornError:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        finally:
            self.open_requests -= 1
            self.last_activity = asyncio.get_running_loop().time()

    async def download(self, request: web.Request) -> web.Response:
        """The CDN: attachments and emoji images."""
        parts = request.match_info["path"].split("/")
        world = self.api.world
        if parts[0] == "attachments" and len(parts) == 4:
            for channel in world.channels.values():
                for message in channel.log.values():
                    for file in message.attachments:
                        if str(file.id) == parts[2]:
                            return web.Response(body=file.data, content_type=file.content_type)
        if parts[0] == "emojis":
            emoji = world.emojis.get(int(parts[-1].split(".")[0]))
            if emoji is not None:
                return web.Response(body=emoji.image, content_type=emoji.content_type)
        return web.Response(status=404)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        method, path = request.method, "/" + request.match_info["path"]
        body, uploads = await _read(request)
        found = find_route(ROUTES, method, path)
        if found is None:
            self.faults.record(f"unknown route: {method} {path}")
            lost = Call(self.api, method, path, {}, request.query, body, uploads)
            return self._written(lost, "", _refusal(DiscordError(0)), {})
        way, args = found
        if delay := self.switches.delay(method, path, way.template):
            await self.api.world.clock.sleep(delay)
        now = self.api.world.clock.now()
        headers, wait = self.buckets.take(now, method, way.template, args)
        reason = unquote(request.headers.get("X-Audit-Log-Reason", "")) or None
        call = Call(self.api, method, path, args, request.query, body, uploads, reason)
        switch = self.switches.next(method, path, way.template)
        if switch is not None and not switch.after:
            answer = self._switched(switch, headers)
        elif wait := wait or self.buckets.take_global(now, way.template):
            answer = self._limited(call, wait, headers)
        else:
            answer = self._routed(request, way, call)
        response = self._written(call, way.template, answer, headers)
        self.write()  # what a bot is told is done must not be undone by a kill
        if switch is not None and switch.after:
            self._switched(switch, headers)
        return response

    def _routed(self, request: web.Request, way: Route, call: Call) -> Answer:
        try:
            self._authorize(request, way)
            _refuse_oversize(call)
            return way.endpoint(call)
        except DiscordError as error:
            reasons = "; ".join(map(str, error.problems))
            self.faults.record(f"{error}: {call.method} {call.path} {reasons}".rstrip())
            return _refusal(error)

    def _authorize(self, request: web.Request, way: Route) -> None:
        if not way.by_token and request.headers.get("Authorization") != f"Bot {self.token}":
            raise DiscordError(40001)

    def _switched(self, switch: Switch, headers: dict[str, str]) -> Answer:
        if switch.torn:
            raise TornError
        if switch.status == 429:
            return _too_many(switch.retry_after, switch.everywhere, headers)
        return switch.status, {"message": f"{switch.status}: by order of the test", "code": 0}

    def _limited(self, call: Call, wait: float, headers: dict[str, str]) -> Answer:
        self.faults.record(f"429 rate limit: {call.method} {call.path}")
        return _too_many(wait, headers["X-RateLimit-Remaining"] != "0", headers)

    def _written(
        self, call: Call, template: str, answer: Answer, headers: Mapping[str, str]
    ) -> web.Response:
        status, content = answer
        for listener in self.on_request:
            names = tuple(upload.filename for upload in call.uploads)
            listener(Request(call.method, call.path, template, call.body, names, status, content))
        if content is None:
            return web.Response(status=status, headers=headers)
        return _json(status, content, headers)


def _json(status: int, content: Any, headers: Mapping[str, str]) -> web.Response:
    # discord.py compares the whole header value, so no charset may follow.
    return web.Response(
        status=status,
        body=json.dumps(content).encode(),
        headers={**headers, "Content-Type": "application/json"},
    )


def _refusal(error: DiscordError) -> Answer:
    return error.status, error.body()


def _too_many(wait: float, everywhere: bool, headers: dict[str, str]) -> Answer:
    # Without Via discord.py takes a 429 for a ban by Cloudflare and gives up.
    headers |= {
        "Via": VIA,
        "Retry-After": f"{wait:.3f}",
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    message = "You are being rate limited."
    return 429, {"message": message, "retry_after": wait, "global": everywhere, "code": 0}


def _refuse_oversize(call: Call) -> None:
    sizes = [len(upload.data) for upload in call.uploads]
    if any(size > call.world.attachment_size_limit for size in sizes):
        raise DiscordError(40005)
    if sum(sizes) > REQUEST_BYTES:
        raise DiscordError(40005)


async def _read(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    if request.content_type == "application/x-www-form-urlencoded":
        form = await request.post()  # py-cord sends a form without files so
        return json.loads(str(form.get("payload_json", "{}"))), ()
    text = await request.text()
    return (json.loads(text) if text else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        file = FILE_PART.fullmatch(part.name or "")
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        elif file:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            uploads.append(Upload(int(file[1]), part.filename or "unknown", kind, data))
    return body, tuple(uploads)
