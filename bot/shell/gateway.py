"""What the parts of the shell may use of the connection to Discord."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.shell.channels import Channels
from bot.shell.commands.sync import FetchCommands, PutCommands
from bot.shell.drawing.display_names import FetchMember
from bot.shell.drawing.emoji import CreateEmoji, FetchEmoji


@dataclass(frozen=True, slots=True)
class Gateway:
    application_id: Callable[[], int | None]
    """Known after login."""
    is_ready: Callable[[], bool]
    is_closed: Callable[[], bool]
    wait_until_ready: Callable[[], Awaitable[None]]
    parsers: dict[str, Callable[[dict[str, Any]], None]]
    """The library's handlers of gateway events, by name."""
    interaction: Callable[[dict[str, Any]], discord.Interaction[discord.Client]]
    """The library's object of an event, to acknowledge it."""
    channels: Channels
    channel_name: Callable[[int], str]
    fetch_member: FetchMember
    fetch_emoji: FetchEmoji
    create_emoji: CreateEmoji
    fetch_commands: FetchCommands
    put_commands: PutCommands
    command_payload: Callable[[], Awaitable[list[dict[str, Any]]]]
