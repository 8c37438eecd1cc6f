"""The pulse says within five seconds what is wrong, and what to do."""

from dataclasses import dataclass

import pytest

from bot.live.shards import LEASE_SECONDS
from bot.watch.pulse import (
    BEAT_SECONDS,
    GONE_SECONDS,
    LATE_SECONDS,
    STUCK_SECONDS,
    UNWRITTEN_SECONDS,
    Pulse,
)

SOON = 5.0


@dataclass
class Clock:
    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def pulse(clock: Clock) -> Pulse:
    well = Pulse(clock)
    well.beat = well.written = well.connected = well.heard = clock.now
    return well


def test_all_is_well(pulse: Pulse) -> None:
    assert pulse.is_alive
    assert pulse.troubles() == []
    assert pulse.ages() == {"loop_lag": 0.0, "last_write": 0.0, "gateway": 0.0}


def test_nothing_stays_hidden_for_longer_than_five_seconds() -> None:
    assert STUCK_SECONDS + BEAT_SECONDS < SOON
    assert UNWRITTEN_SECONDS < SOON
    assert GONE_SECONDS + BEAT_SECONDS < SOON
    assert LATE_SECONDS + BEAT_SECONDS < SOON


def test_a_heartbeat_that_is_late_is_told_before_the_lease_expires(pulse: Pulse) -> None:
    pulse.heartbeat_age = LATE_SECONDS
    assert pulse.troubles() == []
    pulse.heartbeat_age = LATE_SECONDS + BEAT_SECONDS
    (told,) = pulse.troubles()
    assert told.startswith("No heartbeat has reached the database for 4 s")
    assert LATE_SECONDS + BEAT_SECONDS < LEASE_SECONDS


def test_a_database_that_nobody_has_tested_for_long_is_no_trouble(
    pulse: Pulse, clock: Clock
) -> None:
    clock.now += 24 * 3600
    pulse.beat = pulse.connected = clock.now
    assert pulse.troubles() == []


def test_what_a_loop_that_stands_still_could_not_see_is_no_trouble(
    pulse: Pulse, clock: Clock
) -> None:
    pulse.writing = clock.now - UNWRITTEN_SECONDS / 2
    clock.now += STUCK_SECONDS
    assert pulse.troubles() == []


def test_a_loop_that_stands_still_is_the_only_trouble_that_is_told(
    pulse: Pulse, clock: Clock
) -> None:
    clock.now += SOON
    (told,) = pulse.troubles()
    assert told.startswith("The event loop has stood still for 4 s")
    assert not pulse.is_alive


def test_a_write_that_failed_is_told_at_once_with_its_reason(pulse: Pulse) -> None:
    pulse.unwritable = "database or disk is full"
    (told,) = pulse.troubles()
    assert told.startswith("The database cannot be written: database or disk is full.")
    assert pulse.is_alive  # a restart would not help


def test_a_database_file_that_was_replaced_is_the_only_trouble_of_the_database(
    pulse: Pulse,
) -> None:
    pulse.moved, pulse.unwritable = True, "FileMovedError"
    (told,) = pulse.troubles()
    assert told.startswith("The database file was replaced or deleted while the bot was running")


def test_a_write_that_does_not_end_is_told(pulse: Pulse, clock: Clock) -> None:
    pulse.writing = clock.now
    clock.now += UNWRITTEN_SECONDS
    pulse.beat = pulse.connected = clock.now
    assert pulse.troubles() == []
    clock.now += SOON - UNWRITTEN_SECONDS
    pulse.beat = pulse.connected = clock.now
    (told,) = pulse.troubles()
    assert told.startswith("No write has ended for 5 s")


def test_a_gateway_that_is_gone_is_told_after_a_moment(pulse: Pulse, clock: Clock) -> None:
    clock.now += GONE_SECONDS
    pulse.beat = pulse.written = clock.now
    assert pulse.troubles() == []  # it was only asked to come back
    clock.now += 0.5
    (told,) = pulse.troubles()
    assert told.startswith("The gateway has been gone for ")


def test_a_bot_that_never_connected_is_not_ready(pulse: Pulse) -> None:
    pulse.connected = None
    assert pulse.troubles() == ["Discord is not connected yet. If it stays so, see the log."]
