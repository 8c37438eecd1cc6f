"""Lets an operator watch the bot: what of Discord goes into the pulse and into the metrics."""

import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from http import HTTPStatus
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import aiohttp

from bot.config import WatchSettings
from bot.live.vital_signs import VitalSigns
from bot.watch.happenings import Answered, Throttled, heard_by, tell
from bot.watch.pulse import Pulse
from bot.watch.systemd import Systemd

if TYPE_CHECKING:
    from bot.shell.client import Stammtisch
    from bot.watch.metrics import Metrics

ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


@asynccontextmanager
async def watched(bot: "Stammtisch") -> AsyncIterator[None]:
    """Over a bot that is not connected yet; nothing, where nobody wants to watch."""
    wanted, systemd, pulse = bot.settings.watch, Systemd(), Pulse()
    if not wanted.port and not systemd.listens:
        yield
        return

    async def heard(_: object) -> None:
        pulse.heard = pulse.clock()

    async with AsyncExitStack() as stack:
        count = _nobody_counts
        if wanted.port:
            bot.add_listener(heard, "on_socket_raw_receive")
            count = stack.enter_context(_page(bot, wanted, pulse)).count
        signs = VitalSigns(pulse, bot.sessions, lambda: _is_connected(bot), count, systemd)
        await stack.enter_async_context(signs.taken(probing=bool(wanted.port)))
        yield


@contextmanager
def _page(bot: "Stammtisch", wanted: WatchSettings, pulse: Pulse) -> Iterator["Metrics"]:
    # Who does not want them does not pay for their import.
    from bot.watch.metrics import Metrics  # noqa: PLC0415
    from bot.watch.page import served  # noqa: PLC0415

    metrics = Metrics()
    metrics.read("loop_lag_seconds", "How late the event loop comes round", lambda: pulse.lag)
    metrics.read("writer_queue", "Writes that wait for the disk", lambda: bot.store.waiting)
    held = "Shards that this process looks after; 0: it waits for the end of another one"
    metrics.read("shards", held, lambda: len(bot.sessions.shards.held.shards))
    metrics.read("ready", "1: everybody can play", lambda: not pulse.troubles())
    with served(wanted.host, wanted.port, pulse, metrics), heard_by(metrics.hear):
        yield metrics


def _nobody_counts(tables: int, due: int) -> None:
    """Where only systemd watches."""


def _is_connected(bot: "Stammtisch") -> bool:
    shards = bot.shards.values()
    return bool(shards) and bot.is_ready() and not any(shard.is_closed() for shard in shards)


def options(wanted: WatchSettings, arrived: Callable[[int], float | None]) -> dict[str, Any]:
    """What the client must be built with, so that requests and frames can be counted."""
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
            tell(Throttled())
        elif found := ANSWER.search(request.url.path):
            at = arrived(int(found[1]))
            if at is not None:
                tell(Answered(time.monotonic() - at))

    return ended
