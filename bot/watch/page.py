"""Serves /healthz, /readyz and /metrics from a thread of its own, so that a hung loop is seen."""

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
"""How long a client may take to send its request."""
FRESH_SECONDS = 1.0
"""/readyz repeats a test write that is older."""
METRICS_SECONDS = 60.0
"""/metrics does: it is asked every few seconds for ever, and a test write is a disk flush."""

WELL = b"All is well.\n"
WAITING = b"Waiting: another process looks after the shards; this one takes over when it ends.\n"


@contextmanager
def served(host: str, port: int, pulse: Pulse, metrics: Metrics) -> Iterator[int]:
    """Yields the port; raises OperatorError if it cannot be used."""
    pages: dict[str, Page] = {
        "/healthz": lambda: _health(pulse),
        "/readyz": lambda: _readiness(pulse),
        "/metrics": lambda: _numbers(pulse, metrics),
    }
    try:
        server = ThreadingHTTPServer((host, port), _handler(pages))
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


def _handler(pages: dict[str, Page]) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
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
            """No log: there is a request every few seconds."""

    return Handler


def _health(pulse: Pulse) -> Answer:
    """503 if a restart would help; ages of the last events."""
    status = HTTPStatus.OK if pulse.is_alive else HTTPStatus.SERVICE_UNAVAILABLE
    return status, JSON, json.dumps(pulse.ages()).encode()


def _readiness(pulse: Pulse) -> Answer:
    """503 with the reasons if nobody can play now."""
    pulse.probe(FRESH_SECONDS)
    if troubles := pulse.troubles():
        return HTTPStatus.SERVICE_UNAVAILABLE, TEXT, "\n".join((*troubles, "")).encode()
    return HTTPStatus.OK, TEXT, WELL if pulse.serves() else WAITING


def _numbers(pulse: Pulse, metrics: Metrics) -> Answer:
    pulse.probe(METRICS_SECONDS)
    return HTTPStatus.OK, CONTENT_TYPE, metrics.page()
