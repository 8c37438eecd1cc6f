"""Of two processes on one shard the owner serves; the other queues and takes over."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.live.session import Session
from bot.live.shards import Shards
from bot.shell.cluster import standby_queue
from bot.shell.cluster.standby_queue import (
    ANSWER_SECONDS,
    INTERACTION,
    MESSAGE,
    QUEUED_SECONDS,
    REMEMBERED,
    UNSURE_SECONDS,
    UNUSED,
    Parser,
    StandbyQueue,
)
from bot.store.leases import Left
from bot.store.shard_set import ShardSet
from tests.clock import Clock
from tests.games.kniffel.table import table as new_match
from tests.numbers import press
from tests.shell.interactions import AUTOCOMPLETE
from tests.shell.tables import MATCH, OneTable
from tests.shell.tables import session as in_memory

FIRST, SECOND = 0 << 22, 1 << 22
"""Servers on the first and on the second of two shards."""


class Process:
    """A process that is connected to both of two shards, and the events that it serves."""

    def __init__(self, clock: Clock, held: set[int], session: Session | None = None) -> None:
        self.parsed: list[int] = []
        self.unreadable: set[int] = set()
        self.sessions = OneTable(session or in_memory(new_match()), clock)
        self.sessions.shards.want(2)
        self.own(held)
        events = (INTERACTION, MESSAGE, UNUSED)
        self.parsers: dict[str, Parser] = dict.fromkeys(events, self._parse)
        self.acknowledged: list[int] = []
        self.queue = StandbyQueue(self.sessions, self.parsers, self._acknowledge)

    def own(self, shards: set[int]) -> None:
        self.sessions.shards.held = ShardSet(frozenset(shards), 2)

    def _parse(self, data: dict[str, Any]) -> None:
        if int(data["id"]) in self.unreadable:
            raise KeyError("a field of a newer version")
        self.parsed.append(int(data["id"]))

    async def _acknowledge(self, data: dict[str, Any]) -> bool:
        self.acknowledged.append(int(data["id"]))
        return True

    def press(self, number: int, guild: int | None = FIRST, **fields: object) -> None:
        where = {} if guild is None else {"guild_id": str(guild)}
        self.parsers[INTERACTION]({"id": str(number), "type": 3, **where, **fields})

    def message(self, number: int, guild: int | None = None) -> None:
        where = {} if guild is None else {"guild_id": str(guild)}
        self.parsers[MESSAGE]({"id": str(number), "type": 0, "content": "", **where})


@pytest.fixture(autouse=True)
def _monotonic(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time at which events are queued."""
    monkeypatch.setattr(standby_queue, "time", SimpleNamespace(monotonic=clock))


def in_order(shard: int, clock: Clock, *served: int) -> Left:
    return Left(shard, clock(), True, frozenset(served))


def silent(shard: int, seen: float) -> Left:
    return Left(shard, seen, False, frozenset())


def test_an_event_of_an_owned_shard_is_served_and_of_another_one_queued(clock: Clock) -> None:
    process = Process(clock, {0})
    process.press(1, FIRST)
    process.press(2, SECOND)
    assert process.parsed == [1]
    process.own({0, 1})
    process.queue.open(in_order(1, clock))
    assert process.parsed == [1, 2]


def test_a_heartbeat_serves_nothing_of_a_shard_that_is_not_taken_up_yet(clock: Clock) -> None:
    process = Process(clock, set())
    process.press(1)
    process.own({0})
    process.queue.flush()
    assert process.parsed == []
    process.queue.open(in_order(0, clock, 1))
    assert process.parsed == []  # its last owner has served it


def test_direct_messages_belong_to_the_first_shard(clock: Clock) -> None:
    process = Process(clock, {1})
    process.message(1)
    assert process.parsed == []
    process.own({0})
    process.message(2)
    assert process.parsed == [2]


def test_messages_on_servers_are_counted_by_every_process(clock: Clock) -> None:
    process = Process(clock, set())
    process.message(1, FIRST)
    assert process.parsed == [1]


def test_edits_of_boards_are_not_parsed(clock: Clock) -> None:
    process = Process(clock, {0})
    assert UNUSED not in process.parsers


def test_after_a_handover_in_order_only_the_queue_of_that_shard_is_served_in_its_order(
    clock: Clock,
) -> None:
    process = Process(clock, set())
    for number, guild in ((1, FIRST), (2, SECOND), (3, FIRST)):
        process.press(number, guild)
    clock.move(30)
    process.queue.open(in_order(0, clock))
    assert process.parsed == [1, 3]
    process.queue.open(in_order(1, clock))
    assert process.parsed == [1, 3, 2]


def test_what_the_last_owner_reported_as_served_is_not_served_again(clock: Clock) -> None:
    process = Process(clock, set())
    process.press(1)
    process.press(2)
    process.queue.open(in_order(0, clock, 1))
    assert process.parsed == [2]


def test_after_a_silent_death_only_events_that_it_may_have_missed_are_served(
    clock: Clock,
) -> None:
    process = Process(clock, set())
    process.press(1)
    clock.move(UNSURE_SECONDS + 0.5)
    process.press(2)
    seen = clock() + 1.0
    clock.move(5.0)
    process.queue.open(silent(0, seen))
    assert process.parsed == [2]


def test_what_was_told_as_failed_is_served_only_where_it_names_its_decision(clock: Clock) -> None:
    """Somebody who saw a failure may press again: a decision refuses the second press itself."""
    process = Process(clock, set())
    kinds = {1: f"m:{MATCH}:3:roll", 2: f"t:{MATCH}:0:computer easy", 3: "s:0:0:rules"}
    for number, custom_id in kinds.items():
        process.press(number, token=press(), data={"custom_id": custom_id})
    process.press(4, token=press(), data={"name": "move"})
    process.message(5)
    clock.move(ANSWER_SECONDS + 0.1)
    process.press(6, token=press(), data={"custom_id": kinds[2]})
    process.queue.open(silent(0, clock() - 10))
    assert process.parsed == [1, 5, 6]


async def test_a_process_that_was_paused_serves_nothing_until_its_lease_is_known(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process(clock, {0})
    monkeypatch.setattr(Shards, "is_fresh", False)
    process.press(1)
    process.press(2, SECOND)
    process.queue.flush()
    assert process.parsed == [1]
    process.press(3)
    process.own(set())
    process.queue.flush()
    assert process.parsed == [1], "another process has the shard now"


async def test_a_press_that_waits_for_a_slow_heartbeat_is_acknowledged_and_served(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process(clock, {0})
    monkeypatch.setattr(Shards, "is_fresh", False)
    monkeypatch.setattr(standby_queue, "ACKNOWLEDGE_SECONDS", 0.0)
    for number, guild in ((1, FIRST), (2, SECOND)):
        process.press(number, guild, token=press(), data={"custom_id": f"t:{MATCH}:0:join"})
    await asyncio.sleep(0.01)
    assert process.acknowledged == [1], "the second shard is another process's"
    clock.move(ANSWER_SECONDS + 5)
    process.queue.flush()
    assert process.parsed == [1]


async def test_a_press_whose_shard_was_lost_meanwhile_is_not_acknowledged(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process(clock, {0})
    monkeypatch.setattr(Shards, "is_fresh", False)
    monkeypatch.setattr(standby_queue, "ACKNOWLEDGE_SECONDS", 0.0)
    process.press(1, FIRST, token=press(), data={"custom_id": f"t:{MATCH}:0:join"})
    process.own(set())
    await asyncio.sleep(0.01)
    assert process.acknowledged == []


def test_a_process_that_ends_serves_nothing_new(clock: Clock) -> None:
    process = Process(clock, {0})
    process.press(1)
    process.queue.shut()
    process.press(2)
    assert process.parsed == [1]


def test_the_next_owner_is_told_the_last_interactions_that_were_served(clock: Clock) -> None:
    process = Process(clock, {0})
    for number in range(REMEMBERED + 5):
        process.press(number)
    process.press(9999, SECOND)
    assert process.queue.served == list(range(5, REMEMBERED + 5))


def test_the_queue_has_a_bound_and_drops_the_oldest(clock: Clock) -> None:
    process = Process(clock, set())
    for number in range(REMEMBERED + 5):
        process.press(number)
    process.queue.open(in_order(0, clock))
    assert process.parsed == list(range(5, REMEMBERED + 5))


def test_what_is_too_old_to_be_answered_leaves_the_queue(clock: Clock) -> None:
    process = Process(clock, set())
    process.press(1)
    clock.move(QUEUED_SECONDS)
    process.press(2)
    clock.move(0.5)
    process.press(3)
    process.queue.open(in_order(0, clock))
    assert process.parsed == [2, 3]


def test_autocomplete_is_served_but_not_queued(clock: Clock) -> None:
    process = Process(clock, {0})
    process.press(1, FIRST, type=AUTOCOMPLETE)
    process.press(2, SECOND, type=AUTOCOMPLETE)
    process.queue.open(in_order(1, clock))
    assert process.parsed == [1]


def test_an_event_that_cannot_be_parsed_costs_no_other_event(clock: Clock) -> None:
    process = Process(clock, set())
    process.unreadable.add(1)
    for number in (1, 2, 3):
        process.press(number)
    with pytest.raises(KeyError):
        process.queue.open(in_order(0, clock))
    process.queue.open(in_order(0, clock))
    assert process.parsed == [2, 3]
