"""Channels and messages of Discord by their ids, without a request and without a cache."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.table.table import Table


class PartialMessageable(Protocol):
    def __call__(
        self, channel: int, /, *, guild_id: int | None = None
    ) -> discord.PartialMessageable: ...


@dataclass(eq=False, repr=False)
class Channels:
    _partial: PartialMessageable
    _open_direct_message: Callable[[discord.Object], Awaitable[discord.DMChannel]]

    def of(self, table: Table) -> discord.PartialMessageable:
        return self._partial(table.channel, guild_id=table.guild)

    def in_server(self, channel: int, guild: int) -> discord.PartialMessageable:
        return self._partial(channel, guild_id=guild)

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._partial(channel).get_partial_message(message)

    async def direct(self, person: int) -> discord.DMChannel:
        return await self._open_direct_message(discord.Object(person))
