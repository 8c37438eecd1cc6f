"""A slash command: its person is active, its errors are answered."""

import pytest

from bot.shell.incoming.command import Commands
from bot.shell.incoming.guards import Crowd, Deadline, Guards
from bot.shell.notify.activity import Activity
from tests.shell.fakes import Told
from tests.shell.interactions import command
from tests.shell.tables import ANNA, CHANNEL


@pytest.fixture
def activity() -> Activity:
    return Activity(lambda: 0.0, 60)


async def test_who_types_a_command_is_active(activity: Activity) -> None:
    errors = Told()
    Commands(Guards(Deadline(lambda: False), Crowd(), errors), activity).begin(command())
    assert activity.is_active(CHANNEL, ANNA)
    assert errors.told == []


async def test_a_command_that_fails_is_answered(activity: Activity) -> None:
    errors, broken = Told(), ValueError("no disk")
    commands = Commands(Guards(Deadline(lambda: False), Crowd(), errors), activity)
    await commands.failed(command(), broken)
    assert errors.told == [(broken, None)]
