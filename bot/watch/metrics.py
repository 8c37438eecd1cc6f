"""Prometheus metrics; imported only if watch.port is set."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from bot import __version__
from bot.watch.measurements import (
    Answered,
    BackedUp,
    DirectMessageFailed,
    Learned,
    Measurement,
    Pressed,
    Thought,
    Throttled,
)

ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3)
"""Discord allows three seconds."""
THOUGHT_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8)
CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """With a registry of its own, so that tests can run several bots in one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, file descriptors, CPU time
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        Info("stammtisch_build", "What runs here", registry=registry).info({"version": __version__})
        presses = "Buttons, menus and commands by kind and outcome"
        self._presses = Counter(
            "stammtisch_presses", presses, ("kind", "outcome"), registry=registry
        )
        self._answers = Histogram(
            "stammtisch_answer_seconds",
            "From a press to its first answer",
            buckets=ANSWER_BUCKETS,
            registry=registry,
        )
        self._thoughts = Histogram(
            "stammtisch_brain_seconds",
            "How long brains think, with their time in the queue",
            ("about",),
            buckets=THOUGHT_BUCKETS,
            registry=registry,
        )
        self._throttled = Counter(
            "stammtisch_throttled", "Requests that Discord answered with 429", registry=registry
        )
        self._undelivered = Counter(
            "stammtisch_direct_messages_failed", "Not delivered", registry=registry
        )
        self._lessons = Counter(
            "stammtisch_lessons",
            "Steps of lessons: begun, wrong moves, left, done",
            ("game", "step", "what"),
            registry=registry,
        )
        self._backup = Gauge(
            "stammtisch_last_backup_timestamp_seconds", "When it was made", registry=registry
        )
        self._tables = Gauge(
            "stammtisch_open_tables", "Lobbies and running matches", registry=registry
        )
        self._backlog = Gauge(
            "stammtisch_due_tables",
            "Tables that the bot should have looked after",
            registry=registry,
        )

    def hear(self, measurement: Measurement) -> None:
        match measurement:
            case Pressed(kind, outcome):
                self._presses.labels(kind, outcome).inc()
            case Answered(seconds):
                self._answers.observe(seconds)
            case Thought(about, seconds):
                self._thoughts.labels(about).observe(seconds)
            case Throttled():
                self._throttled.inc()
            case DirectMessageFailed():
                self._undelivered.inc()
            case Learned(game, step, what):
                self._lessons.labels(game, step, what).inc()
            case BackedUp(at):
                self._backup.set(at)

    def count(self, tables: int, due: int) -> None:
        self._tables.set(tables)
        self._backlog.set(due)

    def read(self, name: str, told: str, value: Callable[[], float]) -> None:
        """A gauge whose value is computed at each scrape, in the thread of the server."""
        Gauge(f"stammtisch_{name}", told, registry=self._registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self._registry)
