"""What the REST routes share: the call and the usual refusals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from localcord.errors import DiscordError
from localcord.gateway.gateway import Gateway
from localcord.world.interactions import Interactions
from localcord.world.model import Channel, ChannelKind, Message
from localcord.world.permissions import Permission
from localcord.world.posting import Upload
from localcord.world.world import World

Answer = tuple[int, Any]
NOTHING: Answer = (204, None)


@dataclass(frozen=True)
class Api:
    """The parts of the local Discord that a route may use."""

    world: World
    interactions: Interactions
    gateway: Gateway
    shards: int


@dataclass(frozen=True)
class Call:
    api: Api
    method: str
    path: str
    args: dict[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: tuple[Upload, ...] = ()

    @property
    def world(self) -> World:
        return self.api.world

    def number(self, name: str) -> int:
        text = self.args[name]
        return int(text) if text.isdigit() else 0


def channel_of(call: Call) -> Channel:
    """The channel of the path, if the bot may see it."""
    channel = call.world.channels.get(call.number("channel_id"))
    if channel is None:
        raise DiscordError(10003)
    if Permission.VIEW_CHANNEL not in call.world.permissions(call.world.bot, channel):
        raise DiscordError(50001)
    return channel


def need(call: Call, channel: Channel, *wanted: Permission) -> None:
    granted = call.world.permissions(call.world.bot, channel)
    if any(permission not in granted for permission in wanted):
        raise DiscordError(50013)


def message_of(call: Call, channel: Channel) -> Message:
    """A message of the path; ephemeral ones do not exist here."""
    message = channel.log.get(call.number("message_id"))
    if message is None or message.private:
        raise DiscordError(10008)
    return message


def refuse_archived(channel: Channel) -> None:
    if channel.is_thread and channel.archived:
        raise DiscordError(50083)


def refuse_closed_dm(call: Call, channel: Channel) -> None:
    if channel.kind is not ChannelKind.DM or channel.recipient is None:
        return
    user = channel.recipient
    shared = any(user.id in guild.members for guild in call.world.guilds.values())
    if user.dms_closed or not shared:
        raise DiscordError(50007)
