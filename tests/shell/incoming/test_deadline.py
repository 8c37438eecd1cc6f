"""What has no answer when Discord's three seconds are nearly up is acknowledged."""

import asyncio

import pytest
from discord import InteractionResponseType

from bot.shell.answers import response
from bot.shell.answers.interaction import Interaction
from bot.shell.incoming import guards
from bot.shell.incoming.guards import ACKNOWLEDGE_SECONDS, Deadline
from tests.shell.interactions import AUTOCOMPLETE, command, press

Acknowledged = asyncio.Queue[Interaction]


@pytest.fixture
def acknowledged(monkeypatch: pytest.MonkeyPatch) -> Acknowledged:
    """What was acknowledged; the time is up at once."""
    queue: Acknowledged = asyncio.Queue()
    monkeypatch.setattr(response, "acknowledge", queue.put)
    monkeypatch.setattr(guards, "ACKNOWLEDGE_SECONDS", 0.0)
    return queue


def test_there_is_time_left_when_it_is_nearly_up() -> None:
    assert 1.0 <= ACKNOWLEDGE_SECONDS <= 2.0


async def test_what_has_no_answer_is_acknowledged(
    acknowledged: Acknowledged,
) -> None:
    late = press()
    Deadline(lambda: False).watch(late)
    assert await acknowledged.get() is late


async def test_nothing_is_sent_for_a_list_or_for_what_is_done(
    acknowledged: Acknowledged,
) -> None:
    watching, answered, late = Deadline(lambda: False), press(), press()
    answered.response._response_type = InteractionResponseType.pong
    watching.watch(command(AUTOCOMPLETE))
    watching.watch(answered)
    watching.watch(press()).cancel()
    watching.watch(late)
    assert await acknowledged.get() is late
    assert acknowledged.empty()


async def test_nothing_is_sent_once_the_connection_is_closed(
    acknowledged: Acknowledged,
) -> None:
    late = press()
    Deadline(lambda: True).watch(press())
    Deadline(lambda: False).watch(late)
    assert await acknowledged.get() is late
    assert acknowledged.empty()
