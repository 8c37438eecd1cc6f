"""Routes that create, list, change and delete channels, and their permission overwrites."""

from localcord.checks import guilds as checks
from localcord.checks import limits, rules
from localcord.errors import DiscordError
from localcord.rest.call import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    guild_of,
    need,
    need_in_guild,
)
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.model import Channel, ChannelKind, Guild, Json, Overwrite
from localcord.world.permissions import Permission

CHANNEL = "/channels/{channel_id}"
OF_GUILD = "/guilds/{guild_id}/channels"
OVERWRITE = CHANNEL + "/permissions/{overwrite_id}"
WITH_PLAIN_NAMES = (ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT)


def get_channel(call: Call) -> Answer:
    return 200, payloads.channel(channel_of(call))


def list_channels(call: Call) -> Answer:
    channels = call.world.channels_of(guild_of(call))
    return 200, [payloads.channel(each) for each in channels if not each.is_thread]


def create_channel(call: Call) -> Answer:
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.MANAGE_CHANNELS)
    rules.refuse(checks.channel(call.body))
    if len(call.world.channels_of(guild)) >= limits.CHANNELS:
        raise DiscordError(30013)
    kind = ChannelKind(call.body.get("type") or 0)
    known = {**_settings(call.body), **_parent(call, guild)}
    channel = call.world.add_channel(guild, _name(kind, call.body["name"]), kind, **known)
    return 201, payloads.channel(channel)


def _name(kind: ChannelKind, wanted: str) -> str:
    """Discord writes the names of text channels in lower case and without spaces."""
    return wanted.strip().lower().replace(" ", "-") if kind in WITH_PLAIN_NAMES else wanted


def _settings(body: Json) -> Json:
    """The fields of a channel that a request sets."""
    names = {"topic": "topic", "nsfw": "nsfw", "rate_limit_per_user": "slowmode_seconds"}
    names["position"] = "position"
    found = {ours: body[theirs] for theirs, ours in names.items() if body.get(theirs) is not None}
    if body.get("permission_overwrites") is not None:
        items = body["permission_overwrites"]
        found["overwrites"] = {int(each["id"]): _overwrite(each) for each in items}
    return found


def _overwrite(item: Json) -> Overwrite:
    allow, deny = int(item.get("allow") or 0), int(item.get("deny") or 0)
    return Overwrite(Permission(allow), Permission(deny))


def _parent(call: Call, guild: Guild) -> Json:
    if "parent_id" not in call.body:
        return {}
    number = int(call.body["parent_id"] or 0)
    parent = call.world.channels.get(number)
    if number and (parent is None or parent.guild is not guild):
        raise DiscordError(10003)
    return {"parent": parent}


def change_channel(call: Call, channel: Channel) -> Answer:
    """Change a channel that is not a thread."""
    need(call, channel, Permission.MANAGE_CHANNELS)
    guild = channel.guild
    if guild is None:
        raise DiscordError(50024)
    problems = checks.channel({"name": channel.name, **call.body, "type": int(channel.kind)})
    rules.refuse(problems)
    if "name" in call.body:
        channel.name = _name(channel.kind, call.body["name"])
    for name, value in {**_settings(call.body), **_parent(call, guild)}.items():
        setattr(channel, name, value)
    call.world.update_channel(channel)
    return 200, payloads.channel(channel)


def move_channels(call: Call) -> Answer:
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.MANAGE_CHANNELS)
    for item in call.body:
        channel = call.world.channels.get(int(item["id"]))
        if channel is None or channel.guild is not guild:
            raise DiscordError(10003)
        channel.position = item.get("position") or 0
        call.world.update_channel(channel)
    return NOTHING


def delete_channel(call: Call) -> Answer:
    channel = channel_of(call)
    wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    need(call, channel, wanted)
    data = payloads.channel(channel)
    call.world.remove_channel(channel)
    return 200, data


def set_overwrite(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.MANAGE_ROLES)
    channel.overwrites[call.number("overwrite_id")] = _overwrite(call.body)
    call.world.update_channel(channel)
    return NOTHING


def delete_overwrite(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.MANAGE_ROLES)
    channel.overwrites.pop(call.number("overwrite_id"), None)
    call.world.update_channel(channel)
    return NOTHING


def type_in_channel(call: Call) -> Answer:
    need(call, channel_of(call), Permission.SEND_MESSAGES)
    return NOTHING


ROUTES = (
    Route("GET", CHANNEL, get_channel),
    Route("DELETE", CHANNEL, delete_channel),
    Route("GET", OF_GUILD, list_channels),
    Route("POST", OF_GUILD, create_channel),
    Route("PATCH", OF_GUILD, move_channels),
    Route("PUT", OVERWRITE, set_overwrite),
    Route("DELETE", OVERWRITE, delete_overwrite),
    Route("POST", CHANNEL + "/typing", type_in_channel),
)
