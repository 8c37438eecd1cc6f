"""Routes for pins and reactions on messages."""

from urllib.parse import unquote

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
from localcord.world.model import Message
from localcord.world.permissions import Permission
from localcord.world.posting import touch

PINS = "/channels/{channel_id}/messages/pins"
REACTION = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"


def list_pins(call: Call) -> Answer:
    pinned = [message for message in channel_of(call).messages if message.pinned]
    items = [
        {
            "pinned_at": payloads.stamp(message.created),
            "message": call.world.message_payload(message),
        }
        for message in reversed(pinned)
    ]
    return 200, {"items": items, "has_more": False}


def pin(call: Call) -> Answer:
    return _pin(call, pinned=True)


def unpin(call: Call) -> Answer:
    return _pin(call, pinned=False)


def _pin(call: Call, *, pinned: bool) -> Answer:
    channel = channel_of(call)
    message = message_of(call, channel)
    need(call, channel, Permission.PIN_MESSAGES)
    refuse_archived(channel)
    message.pinned = pinned
    touch(call.world, message)
    return NOTHING


def react(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.ADD_REACTIONS, Permission.READ_MESSAGE_HISTORY)
    message = message_of(call, channel)
    refuse_archived(channel)
    message.reactions.setdefault(_name(call), set()).add(call.world.bot.id)
    _tell_reaction(call, "MESSAGE_REACTION_ADD", message)
    return NOTHING


def unreact(call: Call) -> Answer:
    channel = channel_of(call)
    message = message_of(call, channel)
    refuse_archived(channel)
    message.reactions.get(_name(call), set()).discard(call.world.bot.id)
    _tell_reaction(call, "MESSAGE_REACTION_REMOVE", message)
    return NOTHING


def _name(call: Call) -> str:
    return unquote(call.args["emoji_name"])


def _tell_reaction(call: Call, event: str, message: Message) -> None:
    guild = message.channel.guild
    data = {
        "user_id": str(call.world.bot.id),
        "channel_id": str(message.channel.id),
        "message_id": str(message.id),
        "emoji": {"id": None, "name": _name(call)},
        "burst": False,
        "type": 0,
        **({"guild_id": str(guild.id)} if guild else {}),
    }
    intent = Intent.GUILD_REACTIONS if guild else Intent.DIRECT_REACTIONS
    call.world.keep(message)
    call.world.tell(event, data, guild, intent)
    call.world.show("edited", message=message)


ROUTES = (
    Route("GET", PINS, list_pins),
    Route("PUT", PINS + "/{message_id}", pin),
    Route("DELETE", PINS + "/{message_id}", unpin),
    Route("PUT", REACTION, react),
    Route("DELETE", REACTION, unreact),
)
