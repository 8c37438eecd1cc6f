"""Health and metrics: which signs of the Discord connection go into the pulse and the metrics."""

import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from http import HTTPStatus
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import aiohttp

from bot.config import WatchSettings
from bot.live.health_probe import HealthProbe
from bot.live.tables import LiveTables
from bot.watch.measurements import Answered, Throttled, measure, measured_by
from bot.watch.pulse import Pulse
from bot.watch.systemd import Systemd

if TYPE_CHECKING:
    from bot.watch.metrics import Metrics

ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")

OnFrame = Callable[[Any, str], None]
"""Registers a coroutine function for an event of the library."""


@asynccontextmanager
async def watched(
    settings: WatchSettings,
    sessions: LiveTables,
    is_connected: Callable[[], bool],
    add_listener: OnFrame,
) -> AsyncIterator[None]:
    """Watch a bot that is about to connect; nothing happens where nobody wants to watch."""
    systemd, pulse = Systemd(), Pulse()
    if not settings.port and not systemd.listens:
        yield
        return

    async def received(_: object) -> None:
        pulse.heard = pulse.clock()

    async with AsyncExitStack() as stack:
        count = _uncounted
        if settings.port:
            add_listener(received, "on_socket_raw_receive")
            count = stack.enter_context(_page(sessions, settings, pulse)).count
        probe = HealthProbe(pulse, sessions, is_connected, count, systemd)
        await stack.enter_async_context(probe.taken(probing=bool(settings.port)))
        yield


@contextmanager
def _page(sessions: LiveTables, settings: WatchSettings, pulse: Pulse) -> Iterator["Metrics"]:
    # Imported here, so that a bot without metrics does not load prometheus_client.
    from bot.watch.metrics import Metrics  # noqa: PLC0415
    from bot.watch.page import served  # noqa: PLC0415

    metrics, shards = Metrics(), sessions.shards
    metrics.read("loop_lag_seconds", "How late the event loop comes round", lambda: pulse.lag)
    metrics.read("writer_queue", "Writes that wait for the disk", lambda: sessions.store.waiting)
    held = "Shards that this process looks after; 0: it waits for the end of another one"
    metrics.read("shards", held, lambda: len(shards.held.shards))
    metrics.read("shard_count", "Of how many shards in all", lambda: shards.held.count)
    pulse.serves = lambda: not sessions.store.shared or bool(shards.held.shards)
    metrics.read("ready", "1: everybody can play", lambda: not pulse.troubles())
    with served(settings.host, settings.port, pulse, metrics), measured_by(metrics.hear):
        yield metrics


def _uncounted(tables: int, due: int) -> None:
    """Where only systemd watches, nothing is counted."""


def options(wanted: WatchSettings, arrived: Callable[[int], float | None]) -> dict[str, Any]:
    """Constructor options of the client, so that requests and frames can be counted."""
    if not wanted.port:
        return {}
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_counted(arrived))
    return {"http_trace": trace, "enable_debug_events": True}


def _counted(arrived: Callable[[int], float | None]) -> Any:
    async def ended(
        _session: aiohttp.ClientSession, _: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        if request.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            measure(Throttled())
        elif found := ANSWER.search(request.url.path):
            at = arrived(int(found[1]))
            if at is not None:
                measure(Answered(time.monotonic() - at))

    return ended
