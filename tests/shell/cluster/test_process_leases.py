"""Taking a shard up: a step that fails is tried again, and no step is lost or done twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial

import pytest

from bot.live import backoff
from bot.live.backoff import Backoff
from bot.live.session import Session
from bot.live.tables import LiveTables
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.boards.redraw import Redraw
from bot.shell.cluster import process_leases
from bot.shell.cluster.process_leases import Connection, ProcessLeases
from bot.shell.cluster.standby_queue import INTERACTION, MESSAGE, Data, Parser, StandbyQueue
from bot.shell.notify.turn_notice import TurnNotices
from bot.store.boards import Behind, Boards
from bot.store.leases import Left
from bot.store.people import People
from bot.store.redraw_requests import RedrawRequests
from bot.store.shard_set import ShardSet
from bot.store.store import Store
from bot.store.wakeups import SCREEN_READERS, Wakeups
from tests.shell.offline import never, parts
from tests.shell.tables import started

LEFT = Left(0, 1000.0, True, frozenset({4, 5}))
SECONDS = 60


class Steps:
    """The steps that succeeded, in their order; one of them may fail the first time."""

    def __init__(self, fails: str = "") -> None:
        self.done: list[str] = []
        self.failed: list[str] = []
        self._fails = fails
        self.changed = asyncio.Event()
        self.loaded: ShardSet | None = None
        self.opened: Left | None = None

    def take(self, step: str) -> None:
        if step == self._fails and step not in self.failed:
            self.failed.append(step)
            raise ConnectionError(f"no database for {step}")
        self.done.append(step)
        self.changed.set()

    async def until(self, *steps: str) -> None:
        async with asyncio.timeout(SECONDS):
            while not set(steps) <= set(self.done):
                self.changed.clear()
                await self.changed.wait()


class StepTurns(TurnNotices):
    def __init__(self, steps: Steps) -> None:
        self._steps = steps

    async def load(self, shards: ShardSet) -> None:
        self._steps.take("notices loaded")
        self._steps.loaded = shards

    async def after_restart(self) -> None:
        self._steps.take("notices mended")


class StepQueue(StandbyQueue):
    def __init__(self, sessions: LiveTables, steps: Steps) -> None:
        self.parsers: dict[str, Parser] = {INTERACTION: ignored, MESSAGE: ignored}
        super().__init__(sessions, self.parsers, never)
        self._steps = steps

    def open(self, left: Left) -> None:
        self._steps.take("queue opened")
        self._steps.opened = left


def ignored(data: Data) -> None:
    """Events are not looked at here."""


class StepBoards(Boards):
    """Behind: nothing. Asking is the step."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps

    async def behind(self, since: float, share: ShardSet = ShardSet()) -> list[Behind]:  # noqa: B008
        self._steps.take("boards mended")
        return []


class StepReaders(ScreenReaders):
    def __init__(self, people: People, steps: Steps) -> None:
        super().__init__(people)
        self._steps = steps

    async def reload_if_changed(self) -> None:
        pending = self._loaded != self._changes
        await super().reload_if_changed()
        if pending:
            self._steps.take("readers loaded")


class Signals(Wakeups):
    """What another process would say, said by the test."""

    def __init__(self) -> None:
        self.say: Callable[[str], None] = never

    async def listen(self, heard: Callable[[str], None]) -> None:
        self.say = heard


@dataclass
class Process:
    sessions: LiveTables
    steps: Steps
    wakeups: Signals = field(default_factory=Signals)
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        store, offline = self.sessions.store, parts(self.sessions)
        redraw = Redraw(StepBoards(self.steps), offline.standing, never, never, never)  # type: ignore[arg-type]
        self.readers = StepReaders(store.people, self.steps)
        self.queue = StepQueue(self.sessions, self.steps)
        self.leases = ProcessLeases(
            Connection(self.ready.is_set, self._wait, self._set_up),
            self.sessions,
            self.queue,
            StepTurns(self.steps),
            redraw,
            self._show,
            self.readers,
            self.wakeups,
            store.redraw_requests,
        )

    async def _wait(self) -> None:
        await self.ready.wait()

    async def _set_up(self) -> None:
        self.steps.take("commands set up")

    async def _show(self, session: Session) -> None:
        self.steps.take(f"shown {session.table.id}")

    async def take_up(self, left: Left = LEFT) -> None:
        """A shard was taken a moment ago; the loop of the process looks after it."""
        self.sessions.shards.news.append(left)
        await asyncio.sleep(0)  # listening has begun
        self.wakeups.say("leases")


Begin = Callable[..., Awaitable[Process]]


@pytest.fixture
async def begin(sessions: LiveTables, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Begin]:
    """A process that waits for a shard; what fails there is tried again at once."""

    async def at_once(closing: asyncio.Event, seconds: float) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(process_leases, "Backoff", partial(Backoff, first=0.0, longest=0.0))
    monkeypatch.setattr(process_leases, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(backoff, "sleep_unless_closed", at_once)
    begun: list[Process] = []

    async def begin(fails: str = "", *, ready: bool = True) -> Process:
        process = Process(sessions, Steps(fails))
        begun.append(process)
        sessions.shards.want_no_more()
        if ready:
            process.ready.set()
        await process.leases.begin()
        return process

    yield begin
    for process in begun:
        await process.leases.end()


ALL = ("notices loaded", "queue opened", "boards mended", "notices mended", "commands set up")


@pytest.mark.parametrize("fails", ["", "notices loaded", "queue opened", "boards mended", ALL[4]])
async def test_every_step_is_done_once_whichever_fails_at_first(begin: Begin, fails: str) -> None:
    process = await begin(fails)
    assert process.steps.done == []
    await process.take_up()
    await process.steps.until(*ALL)
    repeated = {"queue opened": ["notices loaded"]}.get(fails, [])
    assert sorted(process.steps.done) == sorted([*ALL, *repeated])
    assert process.steps.failed == ([fails] if fails else [])
    assert process.steps.opened == LEFT
    assert process.sessions.shards.news == []


async def test_nobody_is_served_before_it_is_known_who_was_notified(begin: Begin) -> None:
    process = await begin("notices loaded")
    await process.take_up()
    await process.steps.until(*ALL)
    assert process.steps.done.index("notices loaded") < process.steps.done.index("queue opened")


async def test_boards_are_mended_when_the_connection_is_ready(begin: Begin) -> None:
    process = await begin(ready=False)
    await process.take_up()
    await process.steps.until("queue opened", "commands set up")
    assert "boards mended" not in process.steps.done
    process.ready.set()
    await process.steps.until("boards mended")


async def test_only_the_owner_of_the_first_shard_sets_commands_up(begin: Begin) -> None:
    process = await begin()
    process.sessions.shards.held = ShardSet(frozenset({1}), 2)
    assert not process.leases.owns_first_shard
    await process.take_up(replace(LEFT, shard=1))
    await process.steps.until("boards mended", "notices mended")
    assert process.steps.loaded == ShardSet(frozenset({1}), 2)
    assert "commands set up" not in process.steps.done


async def test_commands_are_set_up_also_where_another_shard_is_taken_up_after_the_first(
    begin: Begin,
) -> None:
    process = await begin()
    process.sessions.shards.held = ShardSet(frozenset({0, 1}), 2)
    process.sessions.shards.news.append(LEFT)
    await process.take_up(replace(LEFT, shard=1))
    await process.steps.until("commands set up")


class Requested(RedrawRequests):
    """One request of another process."""

    def __init__(self, match: str, steps: Steps) -> None:
        self._match, self._steps = match, steps

    async def open(self, shards: ShardSet) -> list[tuple[str, int]]:
        return [(self._match, 3)]

    async def done(self, match: str, version: int) -> None:
        self._steps.take(f"done {match} {version}")


async def test_what_another_process_changed_is_loaded_before_it_is_shown(
    begin: Begin, sessions: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    process, session = await begin(), await started(sessions)
    match = session.table.id

    async def catch_up() -> None:
        process.steps.take("loaded")

    monkeypatch.setattr(session, "catch_up", catch_up)
    monkeypatch.setattr(process.leases, "_redraw_requests", Requested(match, process.steps))
    await process.leases._draw_requested()
    assert process.steps.done == ["loaded", f"shown {match}", f"done {match} 3"]


async def test_a_word_about_screen_readers_makes_them_be_read_again(
    begin: Begin, store: Store
) -> None:
    process = await begin()
    await asyncio.sleep(0)
    await store.people.set_aloud(7, wanted=True)
    assert not process.readers.includes(7)
    process.wakeups.say(SCREEN_READERS)
    await process.steps.until("readers loaded")
    assert process.readers.includes(7)


async def test_presses_that_waited_for_a_heartbeat_wait_for_nothing_else(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    process, order = await begin(), list[str]()
    failed = asyncio.Event()

    async def reload() -> None:
        order.append("reload")
        failed.set()
        raise ConnectionError("no database for screen readers")

    monkeypatch.setattr(process.queue, "flush", lambda: order.append("flush"))
    monkeypatch.setattr(process.readers, "reload_if_changed", reload)
    async with asyncio.timeout(SECONDS):
        await failed.wait()
    assert order[:2] == ["flush", "reload"]


async def test_at_the_end_the_shards_are_handed_over_with_what_was_served(
    sessions: LiveTables, store: Store
) -> None:
    process = Process(sessions, Steps())
    process.ready.set()
    await process.leases.begin()
    assert process.leases.owns_first_shard
    for number in (11, 12):
        process.queue.parsers[INTERACTION]({"id": str(number)})
    process.leases.shut()
    process.queue.parsers[INTERACTION]({"id": "13"})
    await process.leases.end()
    assert not process.leases.owns_first_shard
    (left,) = await store.leases.take({0}, 1, "next", 2000.0, 5.0)
    assert (left.in_order, left.served) == (True, {11, 12})


async def test_what_never_began_hands_nothing_over(sessions: LiveTables) -> None:
    sessions.shards.held = ShardSet()
    await Process(sessions, Steps()).leases.end()
    assert sessions.shards.held == ShardSet()


async def test_a_session_of_the_time_of_another_owner_is_read_again(
    begin: Begin, sessions: LiveTables
) -> None:
    process, old = await begin(), await started(sessions)
    await process.take_up()
    await process.steps.until("boards mended")
    assert await sessions.get(old.table.id) is not old


async def test_a_success_ends_the_pause_after_a_failure(begin: Begin) -> None:
    process = await begin("notices loaded")
    await process.take_up()
    await process.steps.until(*ALL)
    await asyncio.sleep(0)
    assert process.leases._backoff.attempts(process_leases.TAKE_UP) == 0
