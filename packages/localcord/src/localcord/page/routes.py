"""The routes of the page: its files and its socket."""

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

from localcord.listener import Listener
from localcord.page.socket import PageSocket

if TYPE_CHECKING:
    from localcord.server import LocalDiscord

FILES = Path(__file__).parent / "files"
OURS = frozenset({"127.0.0.1", "localhost", "::1"})
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# The registry of the operating system may know .js as text/plain, which browsers refuse to run.
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


def serve_page(listener: Listener, local: "LocalDiscord") -> None:
    async def front(request: web.Request) -> web.StreamResponse:
        return _file(request, "index.html")

    async def file(request: web.Request) -> web.StreamResponse:
        return _file(request, request.match_info["name"])

    async def socket(request: web.Request) -> web.StreamResponse:
        refuse_other_sites(request)
        answer = web.WebSocketResponse(heartbeat=20.0)
        await answer.prepare(request)
        local.watched.set()
        await PageSocket(local, answer).serve()
        return answer

    listener.get("/", front)
    listener.get("/page/socket", socket)
    listener.get("/page/{name:[a-z-]+[.][a-z]+}", file)


def _file(request: web.Request, name: str) -> web.StreamResponse:
    refuse_other_sites(request)
    path = FILES / name
    if path.suffix not in KINDS or not path.is_file():
        raise web.HTTPNotFound
    headers = {**HEADERS, "Content-Type": KINDS[path.suffix]}
    return web.Response(body=path.read_bytes(), headers=headers)


def refuse_other_sites(request: web.Request) -> None:
    """Refuse requests of other sites in the same browser, and DNS rebinding."""
    asked = urlsplit(f"//{request.host}")
    origin = request.headers.get("Origin")
    if asked.hostname not in OURS or (origin and urlsplit(origin).netloc != asked.netloc):
        raise web.HTTPForbidden(text="This page is for browsers on this machine.")
