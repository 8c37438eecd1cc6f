"""Registers the slash commands with Discord, only when they have changed."""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.store.notes import Notes

log = logging.getLogger(__name__)

ENTRY_POINT = 4
"""The type of the command that launches an Activity."""
READ_ONLY = {"id", "application_id", "version", "name_localized", "description_localized"}

Command = dict[str, Any]
FetchCommands = Callable[[], Awaitable[list[Command]]]
PutCommands = Callable[[list[Command]], Awaitable[object]]


class CommandSync:
    """Discord limits syncs, and clients reload their command list after each."""

    def __init__(self, fetch: FetchCommands, put: PutCommands, notes: Notes) -> None:
        self._fetch = fetch
        self._put = put
        self._notes = notes

    async def sync(self, commands: list[Command], key: str) -> None:
        """`key` names the application; what was sent last is remembered under it."""
        payload = json.dumps(commands, sort_keys=True)
        digest = hashlib.sha256(payload.encode()).hexdigest()
        if await self._notes.read(key) == digest:
            return
        await self._put([*commands, *await self._entry_points()])
        await self._notes.write(key, digest)
        log.info("commands synced")

    async def _entry_points(self) -> list[Command]:
        """A bulk overwrite without the application's entry point is refused (error 50240)."""
        existing = await self._fetch()
        return [_writable(one) for one in existing if one.get("type") == ENTRY_POINT]


def _writable(command: Command) -> Command:
    return {name: value for name, value in command.items() if name not in READ_ONLY}
