"""Slash commands are sent when they have changed, and nothing of the application is lost."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.shell.commands.sync import CommandSync
from bot.store.store import Store

PLAY, RULES = {"name": "play", "type": 1}, {"name": "rules", "type": 1}
LAUNCH = {"name": "launch", "type": 4, "handler": 2}
"""The entry point of an Activity, as an operator made it."""
KEY = "commands of 1"


@dataclass
class Application:
    """The commands that Discord has."""

    there: list[dict[str, Any]] = field(default_factory=list)
    puts: list[list[dict[str, Any]]] = field(default_factory=list)
    broken: bool = False

    async def fetch(self) -> list[dict[str, Any]]:
        return self.there

    async def put(self, commands: list[dict[str, Any]]) -> None:
        if self.broken:
            raise ConnectionError("reset")
        self.puts.append(commands)

    def sync(self, store: Store) -> CommandSync:
        return CommandSync(self.fetch, self.put, store.notes)


async def test_commands_are_sent_once_also_over_a_restart(store: Store) -> None:
    application = Application()
    for _ in range(2):
        sync = application.sync(store)
        await sync.sync([PLAY], KEY)
        await sync.sync([dict(reversed(PLAY.items()))], KEY)
    assert application.puts == [[PLAY]]


async def test_changed_commands_are_sent_again(store: Store) -> None:
    application = Application()
    sync = application.sync(store)
    await sync.sync([PLAY], KEY)
    await sync.sync([PLAY, RULES], KEY)
    await sync.sync([PLAY, RULES], KEY)
    assert application.puts == [[PLAY], [PLAY, RULES]]


async def test_another_application_has_its_own_commands(store: Store) -> None:
    application = Application()
    await application.sync(store).sync([PLAY], KEY)
    await application.sync(store).sync([PLAY], "commands of 2")
    assert len(application.puts) == 2


async def test_an_existing_entry_point_is_sent_along_as_it_can_be_written(store: Store) -> None:
    given = {"id": "9", "application_id": "1", "version": "3", "name_localized": "Start"}
    application = Application([{**RULES, "id": "8"}, {**LAUNCH, **given}])
    await application.sync(store).sync([PLAY], KEY)
    assert application.puts == [[PLAY, LAUNCH]]


async def test_what_discord_did_not_take_is_sent_again(store: Store) -> None:
    application = Application(broken=True)
    sync = application.sync(store)
    with pytest.raises(ConnectionError):
        await sync.sync([PLAY], KEY)
    application.broken = False
    await sync.sync([PLAY], KEY)
    assert application.puts == [[PLAY]]
