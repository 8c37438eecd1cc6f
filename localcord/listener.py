"""Where the local Discord listens: one port of this machine for API, gateway, pictures and page."""

from collections.abc import Awaitable, Callable

from aiohttp import web

HOST = "127.0.0.1"
MOST_BYTES = 64 * 1024 * 1024
GRACE_SECONDS = 0.5

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Listener:
    def __init__(self, port: int) -> None:
        self._port = port
        self.app = web.Application(client_max_size=MOST_BYTES)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=GRACE_SECONDS)

    def get(self, path: str, answer: Answering) -> None:
        self.app.router.add_get(path, answer)

    def any_method(self, path: str, answer: Answering) -> None:
        self.app.router.add_route("*", path, answer)

    async def start(self) -> None:
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._port).start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        await self._runner.cleanup()

    @property
    def page_url(self) -> str:
        return f"http://{HOST}:{self._port}/"

    @property
    def api_url(self) -> str:
        return f"http://{HOST}:{self._port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self._port}/gateway"

    @property
    def cdn_url(self) -> str:
        return f"http://{HOST}:{self._port}/cdn"
