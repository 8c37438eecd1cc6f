"""Routes for pinned messages, under their old and their new path."""

from datetime import datetime

from localcord.checks import limits
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
from localcord.world.model import Channel, Message
from localcord.world.permissions import Permission
from localcord.world.posting import touch

OLD = "/channels/{channel_id}/pins"
NEW = "/channels/{channel_id}/messages/pins"
PAGE = 50


def list_pins(call: Call) -> Answer:
    """Newest pin first, in pages of at most 50."""
    before, limit = call.query.get("before"), int(call.query.get("limit", PAGE))
    pinned = _pinned(call)
    if before:
        end = datetime.fromisoformat(before)
        pinned = [message for message in pinned if _pinned_at(message) < end]
    items = [
        {
            "pinned_at": payloads.stamp(_pinned_at(message)),
            "message": call.world.message_payload(message),
        }
        for message in pinned[:limit]
    ]
    return 200, {"items": items, "has_more": len(pinned) > limit}


def list_pins_of_old(call: Call) -> Answer:
    return 200, [call.world.message_payload(message) for message in _pinned(call)[:PAGE]]


def _pinned(call: Call) -> list[Message]:
    channel = channel_of(call)
    granted = call.world.permissions(call.bot, channel)
    if Permission.READ_MESSAGE_HISTORY not in granted:
        return []
    pinned = [message for message in channel.messages if message.pinned]
    return sorted(pinned, key=_pinned_at, reverse=True)


def _pinned_at(message: Message) -> datetime:
    return message.pinned_at or message.created


def pin(call: Call) -> Answer:
    channel, message = _place(call)
    if message.pinned:
        return NOTHING
    if sum(each.pinned for each in channel.messages) >= limits.PINS:
        raise DiscordError(30003)
    message.pinned, message.pinned_at = True, call.world.now()
    _tell(call, channel, message)
    return NOTHING


def unpin(call: Call) -> Answer:
    channel, message = _place(call)
    message.pinned, message.pinned_at = False, None
    _tell(call, channel, message)
    return NOTHING


def _place(call: Call) -> tuple[Channel, Message]:
    channel = channel_of(call)
    message = message_of(call, channel)
    need(call, channel, Permission.PIN_MESSAGES)
    refuse_archived(channel)
    return channel, message


def _tell(call: Call, channel: Channel, message: Message) -> None:
    touch(call.world, message)
    last = max((_pinned_at(each) for each in channel.messages if each.pinned), default=None)
    data = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": payloads.stamp(last) if last else None,
        **({"guild_id": str(channel.guild.id)} if channel.guild else {}),
    }
    intent = Intent.GUILDS if channel.guild else Intent.DIRECT_MESSAGES
    call.world.dispatch("CHANNEL_PINS_UPDATE", data, channel.guild, intent)


ROUTES = (
    Route("GET", NEW, list_pins),
    Route("PUT", NEW + "/{message_id}", pin),
    Route("DELETE", NEW + "/{message_id}", unpin),
    Route("GET", OLD, list_pins_of_old),
    Route("PUT", OLD + "/{message_id}", pin),
    Route("DELETE", OLD + "/{message_id}", unpin),
)
