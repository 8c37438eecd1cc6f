"""Gateway events for bots, and changes for people."""

from dataclasses import dataclass
from enum import IntFlag

from localcord.world.model import Channel, Interaction, Json, Message


class Intent(IntFlag):
    ALWAYS = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MODERATION = 1 << 2
    GUILD_WEBHOOKS = 1 << 5
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    DIRECT_MESSAGES = 1 << 12
    DIRECT_REACTIONS = 1 << 13
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16
    GUILD_POLLS = 1 << 24
    DIRECT_POLLS = 1 << 25


@dataclass(frozen=True)
class Event:
    """A gateway event; `private_text`: its content needs the MESSAGE_CONTENT intent."""

    name: str
    data: Json
    guild_id: int | None
    intent: Intent
    private_text: bool = False


@dataclass(frozen=True)
class Change:
    """What people see: created, edited, deleted, thinking, answered, failed, …"""

    kind: str
    audience: frozenset[int]
    message: Message | None = None
    interaction: Interaction | None = None
    channel: Channel | None = None
