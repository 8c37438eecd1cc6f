"""What the world tells: events for bots at the gateway, changes for people who look on."""

from dataclasses import dataclass
from enum import IntFlag

from localcord.world.model import Channel, Interaction, Json, Message


class Intent(IntFlag):
    ALWAYS = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    DIRECT_MESSAGES = 1 << 12
    DIRECT_REACTIONS = 1 << 13
    MESSAGE_CONTENT = 1 << 15


@dataclass(frozen=True)
class Event:
    """Something for the gateway; `private_text` is content that needs the content intent."""

    name: str
    data: Json
    guild_id: int | None
    intent: Intent
    private_text: bool = False


@dataclass(frozen=True)
class Change:
    """Something a person sees happen: created, edited, deleted, thinking, answered, failed, …"""

    kind: str
    audience: frozenset[int]
    message: Message | None = None
    interaction: Interaction | None = None
    channel: Channel | None = None
