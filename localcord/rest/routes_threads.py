"""Routes that open threads, change them and seat people in them."""

from localcord.checks import rules
from localcord.errors import DiscordError
from localcord.rest.call import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    message_of,
    need,
    refuse_archived,
)
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.events import Intent
from localcord.world.model import Channel, ChannelKind, Flag
from localcord.world.permissions import Permission
from localcord.world.posting import touch

MEMBER = "/channels/{channel_id}/thread-members/{user_id}"


def open_thread(call: Call) -> Answer:
    parent = channel_of(call)
    private = call.body.get("type") == ChannelKind.PRIVATE_THREAD
    _refuse_thread(call, parent, private=private)
    kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
    thread = call.world.add_thread(
        parent, call.body["name"], call.world.bot, kind=kind, archive_minutes=_minutes(call)
    )
    return 201, payloads.channel(thread)


def open_thread_on_message(call: Call) -> Answer:
    parent = channel_of(call)
    message = message_of(call, parent)
    _refuse_thread(call, parent, private=False)
    if message.thread is not None:
        raise DiscordError(160004)
    message.flags |= Flag.HAS_THREAD
    thread = call.world.add_thread(
        parent,
        call.body["name"],
        call.world.bot,
        message=message,
        archive_minutes=_minutes(call),
    )
    touch(call.world, message)
    return 201, payloads.channel(thread)


def _refuse_thread(call: Call, parent: Channel, *, private: bool) -> None:
    if parent.kind is not ChannelKind.TEXT:
        raise DiscordError(50024)
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    need(call, parent, wanted)
    rules.refuse(rules.thread(call.body))


def _minutes(call: Call) -> int:
    return int(call.body.get("auto_archive_duration") or 1440)


def change_channel(call: Call) -> Answer:
    channel, body = channel_of(call), call.body
    mine = channel.owner_id == call.world.bot.id
    if not channel.is_thread:
        need(call, channel, Permission.MANAGE_CHANNELS)
    elif not mine or "locked" in body:
        need(call, channel, Permission.MANAGE_THREADS)
    if "name" in body:
        rules.refuse(rules.thread(body))
        channel.name = body["name"]
    if channel.is_thread:
        locked = body.get("locked", channel.locked)
        archived = body.get("archived", channel.archived)
        call.world.archive(channel, locked=locked, archived=archived)
    else:
        call.world.keep(channel)
        data = payloads.channel(channel)
        call.world.tell("CHANNEL_UPDATE", data, channel.guild, Intent.GUILDS)
    return 200, payloads.channel(channel)


def delete_channel(call: Call) -> Answer:
    channel = channel_of(call)
    wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    need(call, channel, wanted)
    data = payloads.channel(channel)
    call.world.remove_channel(channel)
    return 200, data


def add_thread_member(call: Call) -> Answer:
    thread, user_id = _seat(call)
    thread.thread_members.setdefault(user_id, call.world.now())
    _tell_members(call, thread, added=user_id)
    return NOTHING


def remove_thread_member(call: Call) -> Answer:
    thread, user_id = _seat(call)
    thread.thread_members.pop(user_id, None)
    _tell_members(call, thread, removed=user_id)
    return NOTHING


def _seat(call: Call) -> tuple[Channel, int]:
    thread = channel_of(call)
    if not thread.is_thread:
        raise DiscordError(50024)
    refuse_archived(thread)
    me = call.args["user_id"] == "@me"
    user_id = call.world.bot.id if me else call.number("user_id")
    if thread.guild is None or user_id not in thread.guild.members:
        raise DiscordError(10007)
    return thread, user_id


def _tell_members(call: Call, thread: Channel, *, added: int = 0, removed: int = 0) -> None:
    if thread.guild is None:
        return
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.thread_members),
        "added_members": [payloads.thread_member(thread, added)] if added else [],
        "removed_member_ids": [str(removed)] if removed else [],
    }
    call.world.keep(thread)
    bot_concerned = call.world.bot.id in (added, removed)
    intent = Intent.GUILDS if bot_concerned else Intent.GUILD_MEMBERS
    call.world.tell("THREAD_MEMBERS_UPDATE", data, thread.guild, intent)
    call.world.show("channel_changed", channel=thread)


ROUTES = (
    Route("POST", "/channels/{channel_id}/threads", open_thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_thread_on_message),
    Route("PATCH", "/channels/{channel_id}", change_channel),
    Route("DELETE", "/channels/{channel_id}", delete_channel),
    Route("PUT", MEMBER, add_thread_member),
    Route("DELETE", MEMBER, remove_thread_member),
)
