"""Routes that read, send, edit and delete messages in channels."""

from localcord.checks import limits, rules
from localcord.checks.components import emoji as emoji_problems
from localcord.checks.messages import message as message_problems
from localcord.errors import DiscordError, invalid
from localcord.rest.call import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    message_of,
    need,
    refuse_archived,
    refuse_closed_dm,
)
from localcord.rest.route import Route
from localcord.world.model import Channel, Json, Message
from localcord.world.permissions import Permission
from localcord.world.posting import erase, rewrite, write

DAY_MS = 86_400_000


def list_messages(call: Call) -> Answer:
    channel = channel_of(call)
    granted = call.world.permissions(call.world.bot, channel)
    if Permission.READ_MESSAGE_HISTORY not in granted:
        return 200, []
    limit = int(call.query.get("limit", 50))
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    found = [message for message in channel.messages if after < message.id < before]
    newest = found[:limit] if "after" in call.query else found[-limit:]
    return 200, [call.world.message_payload(message) for message in reversed(newest)]


def get_message(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.READ_MESSAGE_HISTORY)
    return 200, call.world.message_payload(message_of(call, channel))


def send_message(call: Call) -> Answer:
    channel, body = channel_of(call), call.body
    _need_for_sending(call, channel)
    refuse_closed_dm(call, channel)
    rules.refuse(message_problems(body, "channel", call.uploads))
    rules.refuse(emoji_problems(body, set(call.world.emojis)))
    repeated = _already_sent(channel, body)
    if repeated is not None:
        return 200, call.world.message_payload(repeated)
    if channel.is_thread:
        _unarchive(channel)
    message = write(
        call.world, channel, call.world.bot, body, call.uploads, **_reply_part(call, channel)
    )
    return 200, call.world.message_payload(message)


def _need_for_sending(call: Call, channel: Channel) -> None:
    speaking = (
        Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    )
    need(call, channel, speaking)
    if call.body.get("embeds"):
        need(call, channel, Permission.EMBED_LINKS)
    if call.uploads:
        need(call, channel, Permission.ATTACH_FILES)
    if call.body.get("poll"):
        need(call, channel, Permission.SEND_POLLS)


def _already_sent(channel: Channel, body: Json) -> Message | None:
    """A retried POST with the same enforced nonce must not post twice."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    nonce = body["nonce"]
    return next((each for each in reversed(channel.messages) if each.nonce == nonce), None)


def _unarchive(channel: Channel) -> None:
    """A message unarchives its thread, unless a moderator locked it."""
    if channel.archived and channel.locked:
        raise DiscordError(50083)
    channel.archived = False


def _reply_part(call: Call, channel: Channel) -> Json:
    reference = call.body.get("message_reference")
    if not reference:
        return {}
    if Permission.READ_MESSAGE_HISTORY not in call.world.permissions(call.world.bot, channel):
        raise DiscordError(160002)
    target = channel.log.get(int(reference["message_id"]))
    if target is None and reference.get("fail_if_not_exists", True):
        raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return {"kind": 19, "reference": target, "quotes_reference": True} if target else {}


def edit_message(call: Call) -> Answer:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        raise DiscordError(50005)
    if message.poll is not None:
        raise DiscordError(520003)
    refuse_archived(channel)
    if call.body.get("embeds"):
        need(call, channel, Permission.EMBED_LINKS)
    rules.refuse(message_problems(call.body, "channel", call.uploads, message))
    rules.refuse(emoji_problems(call.body, set(call.world.emojis)))
    rewrite(call.world, message, call.body, call.uploads)
    return 200, call.world.message_payload(message)


def delete_message(call: Call) -> Answer:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        need(call, channel, Permission.MANAGE_MESSAGES)
    refuse_archived(channel)
    erase(call.world, message)
    return NOTHING


def delete_messages(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.MANAGE_MESSAGES)
    rules.refuse(rules.bulk_delete(call.body))
    numbers = [int(number) for number in call.body["messages"]]
    oldest = call.world.clock.now() * 1000 - limits.BULK_DELETE_DAYS * DAY_MS
    messages = [channel.log[number] for number in numbers if number in channel.log]
    if any(message.created.timestamp() * 1000 < oldest for message in messages):
        raise DiscordError(50034)
    for message in messages:
        erase(call.world, message)
    return NOTHING


ROUTES = (
    Route("GET", "/channels/{channel_id}/messages", list_messages),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", get_message),
    Route("POST", "/channels/{channel_id}/messages", send_message),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit_message),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete_message),
    Route("POST", "/channels/{channel_id}/messages/bulk-delete", delete_messages),
)
