"""Routes that open threads, change them and seat people in them."""

from bot.playground import checking, payloads
from bot.playground.api import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    message_of,
    need,
    refuse_archived,
    route,
)
from bot.playground.errors import DiscordError
from bot.playground.permissions import Permission
from bot.playground.posting import touch
from bot.playground.things import Channel, ChannelKind, Flag
from bot.playground.world import Intent

MEMBER = "/channels/{channel_id}/thread-members/{user_id}"


@route("POST", "/channels/{channel_id}/threads")
def open_thread(call: Call) -> Answer:
    parent = channel_of(call)
    private = call.body.get("type") == ChannelKind.PRIVATE_THREAD
    _refuse_thread(call, parent, private=private)
    kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
    thread = call.world.add_thread(
        parent, call.body["name"], call.world.bot, kind=kind, archive_minutes=_minutes(call)
    )
    return 201, payloads.channel(thread)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
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
    checking.refuse(checking.thread(call.body))


def _minutes(call: Call) -> int:
    return int(call.body.get("auto_archive_duration") or 1440)


@route("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Answer:
    channel, body = channel_of(call), call.body
    mine = channel.owner_id == call.world.bot.id
    if not channel.is_thread:
        need(call, channel, Permission.MANAGE_CHANNELS)
    elif not mine or "locked" in body:
        need(call, channel, Permission.MANAGE_THREADS)
    if "name" in body:
        checking.refuse(checking.thread(body))
        channel.name = body["name"]
    if channel.is_thread:
        locked = body.get("locked", channel.locked)
        archived = body.get("archived", channel.archived)
        call.world.archive(channel, locked=locked, archived=archived)
    else:
        data = payloads.channel(channel)
        call.world.tell("CHANNEL_UPDATE", data, channel.guild, Intent.GUILDS)
    return 200, payloads.channel(channel)


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    channel = channel_of(call)
    wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    need(call, channel, wanted)
    data = payloads.channel(channel)
    call.world.remove_channel(channel)
    return 200, data


@route("PUT", MEMBER)
def add_thread_member(call: Call) -> Answer:
    thread, user_id = _seat(call)
    thread.thread_members.setdefault(user_id, call.world.now())
    _tell_members(call, thread, added=user_id)
    return NOTHING


@route("DELETE", MEMBER)
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
    bot_concerned = call.world.bot.id in (added, removed)
    intent = Intent.GUILDS if bot_concerned else Intent.GUILD_MEMBERS
    call.world.tell("THREAD_MEMBERS_UPDATE", data, thread.guild, intent)
    call.world.show("channel_changed", channel=thread)
