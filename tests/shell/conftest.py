"""Loops run one round at a time, and pauses after failures pass with the clock of the test."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from bot.live.backoff import Backoff
from bot.live.tables import LiveTables
from bot.shell.answers import ephemerals, response
from bot.shell.answers.ephemeral import Ephemeral
from bot.shell.boards import redraw
from bot.shell.notify import turn_notice
from tests.clock import Clock
from tests.shell.sending import Sending
from tests.shell.served import Served


async def one_round(
    what: str, work: Callable[[], Awaitable[None]], closing: asyncio.Event, tick: float
) -> None:
    """In the place of `repeat_until_closed`."""
    await work()


@pytest.fixture(autouse=True)
def _one_round(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    for module in (redraw, turn_notice):
        monkeypatch.setattr(module, "repeat_until_closed", one_round)
        monkeypatch.setattr(module, "Backoff", partial(Backoff, clock))


@pytest.fixture
def sending(monkeypatch: pytest.MonkeyPatch) -> Sending:
    """In the place of what answers an interaction."""
    made = Sending()

    async def edit(known: Ephemeral, parts: dict[str, Any]) -> None:
        await made.edit_kept(known, parts)

    async def delete(known: Ephemeral) -> None:
        await made.delete_kept(known)

    for name in ("send", "edit", "put", "put_line", "take_buttons", "acknowledge"):
        monkeypatch.setattr(response, name, getattr(made, name))
    monkeypatch.setattr(Ephemeral, "edit", edit)
    monkeypatch.setattr(Ephemeral, "delete", delete)
    return made


@pytest.fixture
def lines_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passing lines pass at once."""
    monkeypatch.setattr(ephemerals, "LINE_SECONDS", 0.0)


@pytest.fixture
def served(sessions: LiveTables, sending: Sending) -> Served:
    return Served(sessions)
