"""Serves /healthz, /readyz and /metrics from a thread of its own."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TypeAlias

from bot.engine.errors import OperatorError
from bot.watch.metrics import CONTENT_TYPE, Metrics
from bot.watch.pulse import Pulse

Answer: TypeAlias = tuple[HTTPStatus, str, bytes]
Page: TypeAlias = Callable[[], Answer]

TEXT, JSON = "text/plain; charset=utf-8", "application/json"
PATIENCE_SECONDS = 10
"""So long a client may take to ask, then it is hung up on."""


@contextmanager
def served(host: str, port: int, pulse: Pulse, metrics: Metrics) -> Iterator[int]:
    """The port it listens at; raises OperatorError where that cannot be."""
    pages: dict[str, Page] = {
        "/healthz": lambda: _health(pulse),
        "/readyz": lambda: _readiness(pulse),
        "/metrics": lambda: (HTTPStatus.OK, CONTENT_TYPE, metrics.page()),
    }
    try:
        server = ThreadingHTTPServer((host, port), _asked(pages))
    except OSError as error:
        raise OperatorError(
            f"Nobody can watch the bot at {host}:{port}: {error.strerror}. Set watch.port."
        ) from None
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _asked(pages: dict[str, Page]) -> type[BaseHTTPRequestHandler]:
    class Asked(BaseHTTPRequestHandler):
        timeout = PATIENCE_SECONDS
        server_version, sys_version = "Stammtisch", ""

        def do_GET(self) -> None:
            page = pages.get(self.path.partition("?")[0])
            status, kind, body = page() if page else (HTTPStatus.NOT_FOUND, TEXT, b"")
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Nothing: somebody asks every few seconds."""

    return Asked


def _health(pulse: Pulse) -> Answer:
    """Whether a restart would help, and how everything is."""
    status = HTTPStatus.OK if pulse.is_alive else HTTPStatus.SERVICE_UNAVAILABLE
    return status, JSON, json.dumps(pulse.ages()).encode()


def _readiness(pulse: Pulse) -> Answer:
    """Whether anybody can play now, and why not."""
    if troubles := pulse.troubles():
        return HTTPStatus.SERVICE_UNAVAILABLE, TEXT, "\n".join((*troubles, "")).encode()
    return HTTPStatus.OK, TEXT, b"All is well.\n"
