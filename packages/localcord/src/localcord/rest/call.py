"""What REST routes share: the call, and common lookups and refusals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from localcord.errors import DiscordError
from localcord.gateway.gateway import Gateway
from localcord.world.interactions import Interactions
from localcord.world.model import Channel, ChannelKind, Guild, Member, Message, User
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
    reason: str | None = None
    """Of the header X-Audit-Log-Reason."""

    @property
    def world(self) -> World:
        return self.api.world

    @property
    def bot(self) -> User:
        return self.world.bot

    def number(self, name: str) -> int:
        text = self.args[name]
        return int(text) if text.isdigit() else 0


def guild_of(call: Call) -> Guild:
    """The guild of the path, if the bot is a member of it."""
    guild = call.world.guilds.get(call.number("guild_id"))
    if guild is None:
        raise DiscordError(10004)
    return guild


def need_in_guild(call: Call, guild: Guild, *wanted: Permission) -> None:
    granted = call.world.guild_permissions(guild.members[call.bot.id], guild)
    if any(permission not in granted for permission in wanted):
        raise DiscordError(50013)


def member_of(call: Call, guild: Guild) -> Member:
    member = guild.members.get(call.number("user_id"))
    if member is None:
        raise DiscordError(10007)
    return member


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
    """The message of the path. Ephemeral messages cannot be read by channel."""
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
