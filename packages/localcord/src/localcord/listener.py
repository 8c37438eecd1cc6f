"""Where the local Discord listens: one port of loopback for API, gateway, CDN, page and control."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable

from aiohttp import web

HOST = "127.0.0.1"
MOST_BYTES = 64 * 1024 * 1024
GRACE_SECONDS = 0.5
ACCEPTING_TURNS = 5
"""Turns of the event loop after which aiohttp knows every accepted connection."""
BACKLOG = 128
CLOSED = -1
"""The number of a socket that was closed before."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Listener:
    """With a TLS context it speaks https and wss, otherwise http and ws."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self._port = port
        self._tls = tls
        self.app = web.Application(client_max_size=MOST_BYTES)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=GRACE_SECONDS)

    def get(self, path: str, answer: Handler) -> None:
        self.app.router.add_get(path, answer)

    def post(self, path: str, answer: Handler) -> None:
        self.app.router.add_post(path, answer)

    def any_method(self, path: str, answer: Handler) -> None:
        self.app.router.add_route("*", path, answer)

    async def start(self) -> None:
        await self._runner.setup()
        self._socket = socket.create_server((HOST, self._port), backlog=BACKLOG)
        await web.SockSite(self._runner, self._socket, ssl_context=self._tls).start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Accept nothing more, then close all: asyncio forgets a connection that it is accepting
        while its server closes, and nobody would close that one.
        """
        if (listening := self._socket.fileno()) == CLOSED:
            return
        asyncio.get_running_loop().remove_reader(listening)
        for _ in range(ACCEPTING_TURNS):
            await asyncio.sleep(0)
        await self._runner.cleanup()

    @property
    def page_url(self) -> str:
        return self._url("http", "/")

    @property
    def control_url(self) -> str:
        return self._url("http", "/control")

    @property
    def api_url(self) -> str:
        return self._url("http", "/api/v10")

    @property
    def gateway_url(self) -> str:
        return self._url("ws", "/gateway")

    @property
    def cdn_url(self) -> str:
        return self._url("http", "/cdn")

    def _url(self, scheme: str, path: str) -> str:
        return f"{scheme}{'s' if self._tls else ''}://{HOST}:{self._port}{path}"
