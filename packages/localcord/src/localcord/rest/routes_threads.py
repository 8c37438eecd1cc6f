"""Routes for threads and their members."""

from localcord.checks import rules
from localcord.errors import DiscordError
from localcord.rest import routes_channels
from localcord.rest.call import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    guild_of,
    message_of,
    need,
    refuse_archived,
)
from localcord.rest.route import Route
from localcord.world import payloads
from localcord.world.events import Intent
from localcord.world.model import Channel, ChannelKind, Flag, Guild, Json
from localcord.world.permissions import Permission
from localcord.world.posting import touch

MEMBERS = "/channels/{channel_id}/thread-members"
MEMBER = MEMBERS + "/{user_id}"


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
    if not channel.is_thread:
        return routes_channels.change_channel(call, channel)
    mine = channel.owner_id == call.bot.id
    if not mine or "locked" in body:
        need(call, channel, Permission.MANAGE_THREADS)
    rules.refuse(rules.thread({"name": channel.name, **body}))
    channel.name = body.get("name") or channel.name
    channel.auto_archive_minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    locked = body.get("locked", channel.locked)
    archived = body.get("archived", channel.archived)
    call.world.archive(channel, locked=locked, archived=archived)
    return 200, payloads.channel(channel)


def list_active_threads(call: Call) -> Answer:
    threads = _threads(call, guild_of(call), archived=False)
    seen = [each for each in threads if call.world.can_see(call.bot, each)]
    return 200, _threads_payload(call, seen)


def list_public_archive(call: Call) -> Answer:
    return _archive(call, ChannelKind.PUBLIC_THREAD)


def list_private_archive(call: Call) -> Answer:
    need(call, channel_of(call), Permission.MANAGE_THREADS)
    return _archive(call, ChannelKind.PRIVATE_THREAD)


def _archive(call: Call, kind: ChannelKind) -> Answer:
    """Newest first."""
    parent = channel_of(call)
    need(call, parent, Permission.READ_MESSAGE_HISTORY)
    if parent.guild is None:
        raise DiscordError(50024)
    archived = _threads(call, parent.guild, archived=True)
    found = [each for each in archived if each.parent is parent and each.kind is kind]
    limit = int(call.query.get("limit", 50))
    newest = sorted(found, key=lambda each: each.id, reverse=True)
    return 200, {**_threads_payload(call, newest[:limit]), "has_more": len(newest) > limit}


def _threads(call: Call, guild: Guild, *, archived: bool) -> list[Channel]:
    channels = call.world.channels_of(guild)
    return [each for each in channels if each.is_thread and each.archived == archived]


def _threads_payload(call: Call, threads: list[Channel]) -> Json:
    joined = [each for each in threads if call.bot.id in each.thread_members]
    return {
        "threads": [payloads.channel(each) for each in threads],
        "members": [payloads.thread_member(each, call.bot.id) for each in joined],
        "has_more": False,
    }


def list_thread_members(call: Call) -> Answer:
    thread = channel_of(call)
    if not thread.is_thread:
        raise DiscordError(50024)
    return 200, [payloads.thread_member(thread, number) for number in thread.thread_members]


def get_thread_member(call: Call) -> Answer:
    thread, me = channel_of(call), call.args["user_id"] == "@me"
    number = call.bot.id if me else call.number("user_id")
    if number not in thread.thread_members:
        raise DiscordError(10007)
    return 200, payloads.thread_member(thread, number)


def add_thread_member(call: Call) -> Answer:
    thread, user_id = _seat(call)
    thread.thread_members.setdefault(user_id, call.world.now())
    _dispatch_members(call, thread, added=user_id)
    return NOTHING


def remove_thread_member(call: Call) -> Answer:
    thread, user_id = _seat(call)
    thread.thread_members.pop(user_id, None)
    _dispatch_members(call, thread, removed=user_id)
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


def _dispatch_members(call: Call, thread: Channel, *, added: int = 0, removed: int = 0) -> None:
    if thread.guild is None:
        return
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.thread_members),
        "added_members": [payloads.thread_member(thread, added)] if added else [],
        "removed_member_ids": [str(removed)] if removed else [],
    }
    call.world.mark_dirty(thread)
    bot_concerned = call.world.bot.id in (added, removed)
    intent = Intent.GUILDS if bot_concerned else Intent.GUILD_MEMBERS
    call.world.dispatch("THREAD_MEMBERS_UPDATE", data, thread.guild, intent)
    call.world.notify("channel_changed", channel=thread)


ROUTES = (
    Route("POST", "/channels/{channel_id}/threads", open_thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_thread_on_message),
    Route("PATCH", "/channels/{channel_id}", change_channel),
    Route("GET", "/guilds/{guild_id}/threads/active", list_active_threads),
    Route("GET", "/channels/{channel_id}/threads/archived/public", list_public_archive),
    Route("GET", "/channels/{channel_id}/threads/archived/private", list_private_archive),
    Route("GET", MEMBERS, list_thread_members),
    Route("GET", MEMBER, get_thread_member),
    Route("PUT", MEMBER, add_thread_member),
    Route("DELETE", MEMBER, remove_thread_member),
)
