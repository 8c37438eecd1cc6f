"""A match of two, and turn notices whose loop runs one round at a time."""

import pytest

from bot.live.session import Session
from bot.live.tables import LiveTables
from tests.clock import Clock
from tests.shell.notify.bell import Bell
from tests.shell.tables import started


@pytest.fixture
def bell(sessions: LiveTables, clock: Clock) -> Bell:
    return Bell(sessions, clock)


@pytest.fixture
async def session(sessions: LiveTables) -> Session:
    return await started(sessions)
